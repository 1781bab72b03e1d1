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
            if (value.isInteger()) {
                BigDecimal whole = new BigDecimal(value.numerator());
                return new Interval(whole.round(down(digits)), whole.round(up(digits)));
            }
            BigDecimal numerator = new BigDecimal(value.numerator().abs());
            BigDecimal denominator = new BigDecimal(value.denominator());
            BigDecimal inner = numerator.divide(denominator, new MathContext(digits, RoundingMode.DOWN));
            boolean exact = inner.multiply(denominator).compareTo(numerator) == 0;
            BigDecimal outer = exact ? inner : inner.add(inner.ulp());
            return value.signum() < 0 ? new Interval(outer.negate(), inner.negate()) : new Interval(inner, outer);
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
