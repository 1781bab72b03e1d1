package org.formulary.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.print.JavaLiterals;
import org.formulary.processor.print.JavaNames;

/** Writes the call of a body the author wrote, with the same checks of its results. */
final class WrappedBody {

    /** The nested class that implements the interface, so that its default methods can be called. */
    static final String INSTANCE = "INSTANCE";

    private final CheckedFormula formula;

    WrappedBody(CheckedFormula formula) {
        this.formula = formula;
    }

    void add(CodeBlock.Builder code) {
        CodeBlock arguments = Source.arguments(formula.parameters().stream()
                .map(parameter -> CodeBlock.of("$L", parameter.javaName()))
                .toList());
        ClassName owner =
                Source.className(formula.owner().packageName(), formula.owner().interfaceName());
        CodeBlock call = formula.body() == CheckedFormula.Body.STATIC
                ? CodeBlock.of("$T.$L($L)", owner, formula.method(), arguments)
                : CodeBlock.of("$L.$L($L)", INSTANCE, formula.method(), arguments);
        String name = JavaLiterals.string(formula.method());
        if (formula.record().isEmpty()) {
            boolean real = formula.outputs().get(0).variable().type() == NumberType.DOUBLE;
            code.addStatement(
                    "return $L", real ? CodeBlock.of("$T.finite($L, $L)", RuntimeTypes.RESULTS, name, call) : call);
            return;
        }
        Set<String> taken =
                formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet());
        String result = JavaNames.unused("result", taken);
        code.addStatement("$T $L = $L", Source.type(formula.record().get()), result, call);
        for (Output output : formula.outputs()) {
            if (output.variable().type() == NumberType.DOUBLE) {
                code.addStatement("$T.finite($L, $L.$L())", RuntimeTypes.RESULTS, name, result, output.component());
            }
        }
        code.addStatement("return $L", result);
    }

    /** Whether any formula's body needs an instance of the interface. */
    static boolean needsInstance(List<CheckedFormula> formulas) {
        return formulas.stream().anyMatch(formula -> formula.body() == CheckedFormula.Body.DEFAULT);
    }
}
