package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.formulary.quantity.Rational;

/** Reads the exact numbers of prefix form: decimals such as {@code 1.5e-3} and fractions such as {@code 1/3}. */
final class RationalText {

    /** More digits or a wider exponent than any formula has a use for would only exhaust memory. */
    private static final int MAX_DIGITS = 10_000;

    private RationalText() {}

    static Rational parse(String text) {
        if (text.length() > MAX_DIGITS) {
            throw new IllegalArgumentException("a number of more than " + MAX_DIGITS + " characters");
        }
        try {
            int bar = text.indexOf('/');
            return bar < 0
                    ? decimal(text)
                    : Rational.of(new BigInteger(text.substring(0, bar)), new BigInteger(text.substring(bar + 1)));
        } catch (ArithmeticException | NumberFormatException e) {
            throw new IllegalArgumentException("not a number: " + text, e);
        }
    }

    private static Rational decimal(String text) {
        BigDecimal value = new BigDecimal(text);
        if (Math.abs((long) value.scale()) > MAX_DIGITS) {
            throw new NumberFormatException("exponent out of range");
        }
        return Rational.of(value);
    }
}
