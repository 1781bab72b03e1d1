package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaNames;

/** Writes the methods that take and give quantities: they convert, and leave all checks to the method they call. */
final class QuantityMethods {

    private final UnitConstants units;
    private final ClassName generated;
    private final QuantityRecords records;

    /**
     * Writes them for one class.
     *
     * @param generated the class
     * @param units its unit constants
     * @param records its records of quantities
     */
    QuantityMethods(ClassName generated, UnitConstants units, QuantityRecords records) {
        this.generated = generated;
        this.units = units;
        this.records = records;
    }

    /** The method that takes the first {@code count} parameters, without its Javadoc; the others have their default values. */
    MethodSpec.Builder method(CheckedFormula formula, int count) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(Signatures.quantityName(formula, count))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result(formula));
        List<CodeBlock> arguments = new ArrayList<>();
        for (Parameter parameter : formula.parameters().subList(0, count)) {
            method.addParameter(Signatures.quantityType(parameter.variable()), parameter.javaName());
            arguments.add(argument(formula, parameter));
        }
        arguments.addAll(DefaultValues.after(formula, count));
        CodeBlock call = CodeBlock.of("$L($L)", formula.method(), Source.arguments(arguments));
        if (formula.record().isPresent() && Signatures.givesQuantities(formula)) {
            return record(formula, call, method);
        }
        Variable output = formula.outputs().get(0).variable();
        return method.addStatement(
                "return $L",
                formula.record().isEmpty() && Signatures.hasDimension(output) ? quantity(call, output) : call);
    }

    private TypeName result(CheckedFormula formula) {
        if (formula.record().isPresent()) {
            return Signatures.givesQuantities(formula) ? recordType(formula) : Signatures.result(formula);
        }
        return Signatures.quantityType(formula.outputs().get(0).variable());
    }

    private MethodSpec.Builder record(CheckedFormula formula, CodeBlock call, MethodSpec.Builder method) {
        String result = JavaNames.unused(
                "result",
                formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet()));
        method.addStatement("$T $L = $L", Signatures.result(formula), result, call);
        List<CodeBlock> components = new ArrayList<>();
        for (Output output : formula.outputs()) {
            CodeBlock component = CodeBlock.of("$L.$L()", result, output.component());
            components.add(
                    Signatures.hasDimension(output.variable()) ? quantity(component, output.variable()) : component);
        }
        return method.addStatement("return new $T($L)", result(formula), Source.arguments(components));
    }

    private CodeBlock quantity(CodeBlock number, Variable variable) {
        return CodeBlock.of("$T.of($L,$W$L)", RuntimeTypes.QUANTITY, number, units.name(variable.unit()));
    }

    private CodeBlock argument(CheckedFormula formula, Parameter parameter) {
        Variable variable = parameter.variable();
        if (!Signatures.hasDimension(variable)) {
            return CodeBlock.of("$L", parameter.javaName());
        }
        String check = variable.type() == NumberType.DOUBLE
                ? "require"
                : variable.type() == NumberType.LONG ? "requireLong" : "requireInt";
        return CodeBlock.of(
                "$T.$L($L,$W$L,$W$L,$W$L,$W$L)",
                RuntimeTypes.DIMENSIONS,
                check,
                JavaLiterals.string(formula.method()),
                JavaLiterals.string(parameter.javaName()),
                JavaLiterals.string(variable.name()),
                units.name(variable.unit()),
                parameter.javaName());
    }

    private ClassName recordType(CheckedFormula formula) {
        return generated.nestedClass(records.name(formula));
    }
}
