package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Parameter;

/** Writes an implementation of the author's interface, so that default methods can be called: the others are computed. */
final class InterfaceInstance {

    private static final String NAME = "Computed";

    private final CheckedSet set;
    private final ClassName declared;

    InterfaceInstance(CheckedSet set) {
        this.set = set;
        this.declared = Source.className(set.owner().packageName(), set.owner().interfaceName());
    }

    FieldSpec field() {
        return FieldSpec.builder(declared, WrappedBody.INSTANCE, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $L()", NAME)
                .build();
    }

    TypeSpec type() {
        TypeSpec.Builder type = TypeSpec.classBuilder(NAME)
                .addJavadoc(
                        "What default methods of {@link $L} work on.\n",
                        set.owner().interfaceName())
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addSuperinterface(declared);
        set.formulas().stream()
                .filter(formula -> formula.body() == CheckedFormula.Body.NONE)
                .map(this::method)
                .forEach(type::addMethod);
        return type.build();
    }

    private MethodSpec method(CheckedFormula formula) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(formula.method())
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(Signatures.result(formula));
        if (formula.deprecated()) {
            method.addAnnotation(Deprecated.class);
        }
        for (Parameter parameter : formula.parameters()) {
            method.addParameter(Source.type(parameter.variable().type()), parameter.javaName());
        }
        return method.addStatement(
                        "return $L.$L($L)",
                        set.owner().className(),
                        formula.method(),
                        formula.parameters().stream().map(Parameter::javaName).collect(Collectors.joining(", ")))
                .build();
    }
}
