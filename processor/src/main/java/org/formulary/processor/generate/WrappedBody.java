package org.formulary.processor.generate;

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

    void add(Code code) {
        Code call = new Code();
        if (formula.body() == CheckedFormula.Body.STATIC) {
            call.add(Source.className(
                    formula.owner().packageName(), formula.owner().interfaceName()));
        } else {
            call.add(INSTANCE);
        }
        call.add("." + formula.method() + "(");
        call.add(formula.parameters().stream().map(Parameter::javaName).collect(Collectors.joining(", ")));
        call.add(")");
        if (formula.record().isEmpty()) {
            boolean real = formula.outputs().get(0).variable().type() == NumberType.DOUBLE;
            code.add("return ");
            if (real) {
                finite(call, code);
            } else {
                code.add(call).add(";").line();
            }
            return;
        }
        Set<String> taken =
                formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet());
        String result = JavaNames.unused("result", taken);
        code.add(Source.type(formula.record().get())).add(" " + result + " = ");
        code.add(call).add(";").line();
        for (Output output : formula.outputs()) {
            if (output.variable().type() == NumberType.DOUBLE) {
                finite(Code.of(result + "." + output.component() + "()"), code);
            }
        }
        code.add("return " + result + ";").line();
    }

    private void finite(Code value, Code code) {
        code.add(RuntimeTypes.RESULTS).add(".finite(" + JavaLiterals.string(formula.method()) + ", ");
        code.add(value).add(");").line();
    }

    /** Whether any formula's body needs an instance of the interface. */
    static boolean needsInstance(List<CheckedFormula> formulas) {
        return formulas.stream().anyMatch(formula -> formula.body() == CheckedFormula.Body.DEFAULT);
    }
}
