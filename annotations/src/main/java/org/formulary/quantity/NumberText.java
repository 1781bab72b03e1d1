package org.formulary.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Decimal text of numbers, the same everywhere and in every locale. */
final class NumberText {

    /** Below 1e-4, and from a million on, an exponent reads better than zeros. */
    private static final int LEAST_PLAIN = -4;

    private static final int MOST_PLAIN = 5;

    private NumberText() {}

    /** The nearest number of so many significant digits. */
    static BigDecimal rounded(Rational value, int digits) {
        return new BigDecimal(value.numerator())
                .divide(new BigDecimal(value.denominator()), new MathContext(digits, RoundingMode.HALF_EVEN));
    }

    /** {@code 273.438}, {@code 0.02}, {@code 1.5e9}; without trailing zeros. */
    static String of(BigDecimal rounded, int digits) {
        if (rounded.signum() == 0) {
            return "0";
        }
        BigDecimal number = rounded.stripTrailingZeros();
        int exponent = number.precision() - number.scale() - 1;
        if (exponent >= LEAST_PLAIN && exponent <= Math.max(MOST_PLAIN, digits - 1)) {
            return number.toPlainString();
        }
        return number.movePointLeft(exponent).toPlainString() + "e" + exponent;
    }
}
