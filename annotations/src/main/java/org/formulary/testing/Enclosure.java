package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.formulary.quantity.Rational;

/** What is known of a real number: its exact rational value, or two bounds between which it lies. */
sealed interface Enclosure {

    /** The number is {@code value}. */
    record Exact(Rational value) implements Enclosure {
        @Override
        public Interval interval(int digits) {
            BigDecimal numerator = new BigDecimal(value.numerator());
            BigDecimal denominator = new BigDecimal(value.denominator());
            return new Interval(numerator.divide(denominator, down(digits)), numerator.divide(denominator, up(digits)));
        }

        @Override
        public int signOfLow() {
            return value.signum();
        }

        @Override
        public int signOfHigh() {
            return value.signum();
        }
    }

    /** {@code low <= number <= high}. */
    record Interval(BigDecimal low, BigDecimal high) implements Enclosure {
        public Interval {
            if (low.compareTo(high) > 0) {
                throw new IllegalArgumentException("an interval from " + low + " to " + high);
            }
        }

        @Override
        public Interval interval(int digits) {
            return this;
        }

        @Override
        public int signOfLow() {
            return low.signum();
        }

        @Override
        public int signOfHigh() {
            return high.signum();
        }

        boolean holdsZero() {
            return low.signum() <= 0 && high.signum() >= 0;
        }
    }

    /** Both bounds as decimals; those of an exact number are rounded outwards to {@code digits} digits. */
    Interval interval(int digits);

    /** The sign of a number that is not above this one. */
    int signOfLow();

    /** The sign of a number that is not below this one. */
    int signOfHigh();

    static Enclosure of(long value) {
        return new Exact(Rational.of(value));
    }

    static Enclosure of(BigInteger value) {
        return new Exact(Rational.of(value));
    }

    /** Rounding towards minus infinity. */
    static MathContext down(int digits) {
        return new MathContext(digits, RoundingMode.FLOOR);
    }

    /** Rounding towards infinity. */
    static MathContext up(int digits) {
        return new MathContext(digits, RoundingMode.CEILING);
    }
}
