package org.formulary.processor.check;

import java.util.Map;
import java.util.stream.Collectors;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.testing.Point;

/** Arguments as messages show them: {@code M = 1 byte, N = 8}. */
final class Places {

    /** All digits of a double. */
    private static final int DIGITS = 17;

    private static final double LEAST_PLAIN = 1e-6;
    private static final double GREATEST_PLAIN = 1e15;

    private Places() {}

    /** All arguments of a formula at a point. */
    static String of(CheckedFormula formula, Point point) {
        return formula.parameters().stream()
                .map(Parameter::variable)
                .map(variable -> one(variable, Evaluation.at(point, variable)))
                .collect(Collectors.joining(", "));
    }

    /** Some arguments in their declared units. */
    static String of(Map<Variable, Rational> values) {
        return values.entrySet().stream()
                .map(entry -> one(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** A value of an argument as it is written down: an integer whole, a double as the shortest text that means it. */
    static String number(Rational value) {
        double nearest = value.toDouble();
        boolean extreme =
                value.signum() != 0 && (Math.abs(nearest) < LEAST_PLAIN || Math.abs(nearest) > GREATEST_PLAIN);
        if (extreme && value.isInteger() && value.numerator().bitLength() <= Long.SIZE) {
            return value.toString();
        }
        return extreme && Rational.of(nearest).equals(value)
                ? scientific(Double.toString(nearest))
                : Evaluation.decimal(value, DIGITS);
    }

    /** {@code 1e300} for what Java writes {@code 1.0E300}, or {@code 1E+300}. */
    static String scientific(String text) {
        return text.replace(".0E", "e").replace("E+", "e").replace('E', 'e');
    }

    private static String one(Variable variable, Rational value) {
        return variable.name() + " = " + number(value) + Evaluation.suffix(variable.unit());
    }
}
