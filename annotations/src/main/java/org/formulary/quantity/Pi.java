package org.formulary.quantity;

import java.math.BigDecimal;
import java.math.MathContext;

/** Powers of pi, to so many digits that no product with them of practical size rounds to the wrong double. */
final class Pi {

    private static final MathContext PRECISION = new MathContext(110);

    private static final BigDecimal VALUE =
            new BigDecimal("3.141592653589793238462643383279502884197169399375105820974944"
                    + "592307816406286208998628034825342117067982148086513282306647");

    private Pi() {}

    static Rational power(int exponent) {
        BigDecimal power = VALUE.pow(Math.abs(exponent), PRECISION);
        return Rational.of(exponent < 0 ? BigDecimal.ONE.divide(power, PRECISION) : power);
    }
}
