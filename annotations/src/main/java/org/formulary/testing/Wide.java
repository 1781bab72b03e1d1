package org.formulary.testing;

import org.formulary.quantity.Rational;

/**
 * A number of any size, known to a few digits at least: {@code significand * 2^exponent}.
 *
 * @param significand 0, or of a magnitude from 1 up to 2
 * @param exponent the power of two
 * @param error how far the number may be from that, as a part of it; 0 where it is that number
 */
record Wide(double significand, long exponent, double error) {

    /** What a rounding may change. */
    static final double ROUNDING = 0x1p-52;

    /** Numbers that may be further off tell nothing. */
    static final double MOST = 1e-7;

    static final Wide ZERO = new Wide(0, 0, 0);

    /** A little more than 1: what first order leaves out. */
    private static final double SLACK = 1.001;

    /** What is smaller by so many powers of two is lost in a rounding. */
    private static final int FAR = 200;

    /** Integer powers of significands up to this one are doubles. */
    private static final int MOST_MULTIPLIED = 500;

    /** Far beyond those of doubles and of what is made of a few of them. */
    private static final int LARGEST_EXPONENT = 1 << 30;

    /** The exponent of what is only known to be of at least, or at most, such a size. */
    private static final long BEYOND = 1L << 40;

    /** What is multiplied by this or less stays so. */
    private static final int MODERATE = 1 << 20;

    Wide {
        if (!(error <= MOST) || (Math.abs(exponent) > LARGEST_EXPONENT && Math.abs(exponent) != BEYOND)) {
            throw BoundsEvaluator.OPEN;
        }
    }

    /** Whether the number is larger than can be carried, or smaller. */
    boolean isBeyond() {
        return Math.abs(exponent) == BEYOND;
    }

    /** A product with, or a quotient of, something beyond all others, which it stays. */
    private static Wide beyond(double sign, long exponent, Wide other) {
        if (Math.abs(other.exponent) > MODERATE) {
            throw BoundsEvaluator.OPEN;
        }
        return new Wide(Math.signum(sign), exponent, 0);
    }

    /** {@code value * 2^exponent}. */
    static Wide of(double value, long exponent, double error) {
        if (!Double.isFinite(value) || (value == 0 && error > 0)) {
            throw BoundsEvaluator.OPEN;
        }
        if (value == 0) {
            return ZERO;
        }
        if (Math.abs(value) < Double.MIN_NORMAL) {
            return of(value * 0x1p200, exponent - 200, error);
        }
        int shift = Math.getExponent(value);
        return new Wide(Math.scalb(value, -shift), exponent + shift, error);
    }

    static Wide exactly(double value) {
        return of(value, 0, 0);
    }

    static Wide of(Rational value) {
        double nearest = value.toDouble();
        boolean exact = Double.isFinite(nearest) && Rational.of(nearest).equals(value);
        if (!exact && Math.abs(nearest) < Double.MIN_NORMAL) {
            throw BoundsEvaluator.OPEN;
        }
        return of(nearest, 0, exact ? 0 : ROUNDING);
    }

    boolean isExact() {
        return error == 0;
    }

    boolean isZero() {
        return significand == 0;
    }

    /** The nearest double, and a place in the order of the doubles where there is none near. */
    double toDouble() {
        return Math.scalb(significand, (int) Math.max(-5_000, Math.min(5_000, exponent)));
    }

    Wide negate() {
        return new Wide(-significand, exponent, error);
    }

    Wide abs() {
        return significand < 0 ? negate() : this;
    }

    Wide plus(Wide other) {
        if (isZero() || other.isZero()) {
            return isZero() ? other : this;
        }
        if (exponent < other.exponent) {
            return other.plus(this);
        }
        if (isBeyond()) {
            return exponent > 0 && !other.isBeyond() ? this : open();
        }
        long distance = exponent - other.exponent;
        if (distance > FAR) {
            return new Wide(significand, exponent, error + ROUNDING);
        }
        double shifted = Math.scalb(other.significand, (int) -distance);
        double sum = significand + shifted;
        double part = sum - significand;
        boolean exact = (significand - (sum - part)) + (shifted - part) == 0;
        double carried = (Math.abs(significand) * error + Math.abs(shifted) * other.error) * SLACK;
        return of(sum, exponent, (carried == 0 ? 0 : carried / Math.abs(sum)) + (exact ? 0 : ROUNDING));
    }

    Wide times(Wide other) {
        if (isZero() || other.isZero()) {
            return ZERO;
        }
        if (isBeyond() || other.isBeyond()) {
            double sign = significand * other.significand;
            return isBeyond() ? beyond(sign, exponent, other) : beyond(sign, other.exponent, this);
        }
        double product = significand * other.significand;
        boolean exact = Math.fma(significand, other.significand, -product) == 0;
        return of(product, exponent + other.exponent, (error + other.error) * SLACK + (exact ? 0 : ROUNDING));
    }

    Wide dividedBy(Wide other) {
        if (other.isZero()) {
            throw BoundsEvaluator.OPEN;
        }
        if (isZero()) {
            return ZERO;
        }
        if (isBeyond() || other.isBeyond()) {
            double sign = significand * other.significand;
            return isBeyond() ? beyond(sign, exponent, other) : beyond(sign, -other.exponent, this);
        }
        double quotient = significand / other.significand;
        boolean exact = Math.fma(quotient, other.significand, -significand) == 0;
        return of(quotient, exponent - other.exponent, (error + other.error) * SLACK + (exact ? 0 : ROUNDING));
    }

    Wide sqrt() {
        if (significand < 0 || isBeyond()) {
            throw BoundsEvaluator.OPEN;
        }
        boolean odd = (exponent & 1) != 0;
        double root = Math.sqrt(odd ? 2 * significand : significand);
        return of(root, (exponent - (odd ? 1 : 0)) / 2, isZero() ? 0 : error * SLACK / 2 + ROUNDING);
    }

    Wide cbrt() {
        int rest = Math.floorMod(exponent, 3);
        double root = StrictMath.cbrt(Math.scalb(significand, rest));
        return isBeyond() ? open() : of(root, (exponent - rest) / 3, isZero() ? 0 : error * SLACK + 2 * ROUNDING);
    }

    /** The natural logarithm. */
    Wide ln() {
        if (significand <= 0 || isBeyond()) {
            throw BoundsEvaluator.OPEN;
        }
        if (isExact() && significand == 1 && exponent == 0) {
            return ZERO;
        }
        double ofSignificand = StrictMath.log(significand);
        double ofPower = exponent * StrictMath.log(2);
        double value = ofSignificand + ofPower;
        double off = error * SLACK + (Math.abs(ofSignificand) + Math.abs(ofPower)) * 4 * ROUNDING;
        return of(value, 0, off / Math.abs(value));
    }

    /** The power of e. */
    Wide exp() {
        if (isZero()) {
            return exactly(1);
        }
        double x = toDouble();
        if (Math.abs(x) > LARGEST_EXPONENT) {
            return new Wide(1, x > 0 ? BEYOND : -BEYOND, 0);
        }
        double power = Math.rint(x / StrictMath.log(2));
        double rest = x - power * StrictMath.log(2);
        double off = Math.abs(x) * (error + 4 * ROUNDING) * SLACK + 4 * ROUNDING;
        return off > MOST ? open() : of(StrictMath.exp(rest), (long) power, off);
    }

    /** A power of a positive number, or an integer one. */
    Wide power(Wide other) {
        if (isZero() || other.isZero()) {
            // 0 to the power of 0 has no value, nor to a negative one.
            return isZero() && other.significand <= 0 ? open() : isZero() ? ZERO : exactly(1);
        }
        if (isBeyond() || other.isBeyond()) {
            return open();
        }
        double n = other.toDouble();
        if (!other.isExact() || n != Math.rint(n) || Math.abs(n) > MOST_MULTIPLIED) {
            return significand < 0 ? open() : ln().times(other).exp();
        } else if (n == 2) {
            return times(this);
        }
        double value = StrictMath.pow(significand, n);
        return of(value, exponent * (long) n, Math.abs(n) * error * SLACK + 2 * ROUNDING);
    }

    private static Wide open() {
        throw BoundsEvaluator.OPEN;
    }

    /** The sign of the difference. */
    int compareTo(Wide other) {
        return (int) Math.signum(plus(other.negate()).significand);
    }
}
