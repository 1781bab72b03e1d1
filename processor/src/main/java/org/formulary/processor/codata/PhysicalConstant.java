package org.formulary.processor.codata;

import java.math.BigDecimal;
import java.util.Optional;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/**
 * A physical constant as CODATA recommends it: {@code value · pi^piPower} in its unit, which is coherent.
 *
 * @param name as CODATA prints it, {@code molar gas constant}
 * @param text the value as it is printed, {@code 6.67430e-11}; an ellipsis marks an exact value that is cut short
 * @param value the rational part of the value
 * @param piPower the power of pi that is the rest of it
 * @param unit its unit
 * @param uncertainty the standard uncertainty as it is printed; empty where the value is exact
 */
public record PhysicalConstant(
        String name, String text, Rational value, int piPower, Unit unit, Optional<String> uncertainty) {

    /** Far more digits of pi than a double can tell apart. */
    private static final Rational PI =
            Rational.of(new BigDecimal("3.14159265358979323846264338327950288419716939937510582097494"));

    /** Whether the value is exact by definition. */
    public boolean isExact() {
        return uncertainty.isEmpty();
    }

    /** The nearest double. */
    public double nearest() {
        return nearest(value, piPower);
    }

    static double nearest(Rational value, int piPower) {
        return value.times(PI.power(piPower)).toDouble();
    }
}
