package org.formulary.quantity;

import java.math.BigDecimal;

/** Pi, to so many digits that no product with it of practical size rounds to the wrong double. */
final class Pi {

    static final Rational VALUE =
            Rational.of(new BigDecimal("3.141592653589793238462643383279502884197169399375105820974944"
                    + "592307816406286208998628034825342117067982148086513282306647"));

    private Pi() {}
}
