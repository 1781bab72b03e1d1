package org.formulary.processor.print;

import java.math.BigInteger;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;

/** The parameters of formulas as variables of their Java code. */
final class JavaParameters {

    private JavaParameters() {}

    /** Whether the value in coherent units is an integer because the declared one is. */
    static boolean isExact(Variable variable) {
        return variable.type().integer()
                && variable.unit().factor().isInteger()
                && variable.unit().piPower() == 0
                && variable.unit().offset().signum() == 0;
    }

    /** The parameter under its own name. */
    static JavaVariable.Parameter plain(Parameter parameter) {
        Variable variable = parameter.variable();
        if (!variable.type().integer()) {
            return real(parameter.javaName());
        }
        boolean wide = variable.type() == NumberType.LONG;
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        IntegerRange type = wide
                ? IntegerRange.LONG
                : new IntegerRange(BigInteger.valueOf(Integer.MIN_VALUE), BigInteger.valueOf(Integer.MAX_VALUE));
        BigInteger low = range.lower()
                .map(bound -> bound.open()
                        ? bound.value().floor().add(BigInteger.ONE)
                        : bound.value().ceiling())
                .orElse(type.low());
        BigInteger high = range.upper()
                .map(bound -> bound.open()
                        ? bound.value().ceiling().subtract(BigInteger.ONE)
                        : bound.value().floor())
                .orElse(type.high());
        IntegerRange domain = new IntegerRange(low, high).within(type);
        return new JavaVariable.Parameter(
                parameter.javaName(),
                true,
                wide,
                domain.low(),
                domain.high(),
                variable.unit().factor().numerator());
    }

    /** A real value under the given name. */
    static JavaVariable.Parameter real(String name) {
        return new JavaVariable.Parameter(name, false, true, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE);
    }
}
