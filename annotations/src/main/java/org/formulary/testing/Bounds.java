package org.formulary.testing;

import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Exact;

/**
 * Two finite doubles between which a number lies; one and the same where the double is the number itself.
 *
 * @param low not above the number
 * @param high not below it
 */
public record Bounds(double low, double high) {

    /** What doubles of this size and above have for an error is a double too, and {@code fma} gives it exactly. */
    private static final double SAFE = 0x1p-960;

    /** Refuses what is not finite. */
    public Bounds {
        if (!(Double.isFinite(low) && Double.isFinite(high))) {
            throw BoundsEvaluator.OPEN;
        }
    }

    static Bounds exactly(double value) {
        return new Bounds(value, value);
    }

    /** The bounds of a number that is exactly {@code x}. */
    static Bounds of(Rational x) {
        if (x.isInteger() && x.numerator().bitLength() <= 53) {
            return exactly((double) x.numerator().longValue());
        }
        double nearest = x.toDouble();
        if (!Double.isFinite(nearest)) {
            throw BoundsEvaluator.OPEN;
        }
        return Rational.of(nearest).equals(x) ? exactly(nearest) : around(nearest, nearest, 1);
    }

    static Bounds of(Real x) {
        Enclosure first = x.at(Real.FIRST_DIGITS);
        if (first instanceof Exact exact) {
            return of(exact.value());
        }
        Enclosure.Interval interval = first.interval(Real.FIRST_DIGITS);
        return around(interval.low().doubleValue(), interval.high().doubleValue(), 1);
    }

    /** Bounds of which each is at most so many units in the last place off. */
    static Bounds around(double low, double high, int ulps) {
        return new Bounds(low - ulps * Math.ulp(low), high + ulps * Math.ulp(high));
    }

    boolean isExact() {
        return low == high;
    }

    boolean isZero() {
        return low == 0 && high == 0;
    }

    boolean holdsZero() {
        return low <= 0 && high >= 0;
    }

    /** An integer that every double computation has exactly. */
    boolean isCount() {
        return isExact() && low == Math.rint(low) && Math.abs(low) <= 0x1p53;
    }

    Bounds negate() {
        return new Bounds(-high, -low);
    }

    Bounds abs() {
        if (low >= 0) {
            return this;
        }
        return high <= 0 ? negate() : new Bounds(0, Math.max(-low, high));
    }

    Bounds plus(Bounds other) {
        return new Bounds(sum(low, other.low, false), sum(high, other.high, true));
    }

    Bounds times(Bounds other) {
        if (isZero() || other.isZero()) {
            return exactly(0);
        }
        if (isExact() && other.isExact()) {
            return new Bounds(product(low, other.low, false), product(low, other.low, true));
        }
        return new Bounds(
                Math.min(
                        Math.min(product(low, other.low, false), product(low, other.high, false)),
                        Math.min(product(high, other.low, false), product(high, other.high, false))),
                Math.max(
                        Math.max(product(low, other.low, true), product(low, other.high, true)),
                        Math.max(product(high, other.low, true), product(high, other.high, true))));
    }

    Bounds dividedBy(Bounds other) {
        if (other.holdsZero()) {
            throw BoundsEvaluator.OPEN;
        }
        if (isZero()) {
            return this;
        }
        if (other.high < 0) {
            return negate().dividedBy(other.negate());
        }
        return new Bounds(
                quotient(low, low >= 0 ? other.high : other.low, false),
                quotient(high, high >= 0 ? other.low : other.high, true));
    }

    Bounds sqrt() {
        if (low < 0) {
            throw BoundsEvaluator.OPEN;
        }
        return new Bounds(root(low, false), root(high, true));
    }

    private static double sum(double a, double b, boolean up) {
        double sum = a + b;
        // What rounding took away, after Knuth.
        double part = sum - a;
        double error = (a - (sum - part)) + (b - part);
        return error == 0 ? sum : outwards(sum, up, sum > 0);
    }

    private static double product(double a, double b, boolean up) {
        double product = a * b;
        boolean exact = a == 0 || b == 0 || (Math.abs(product) > SAFE && Math.fma(a, b, -product) == 0);
        return exact ? product : outwards(product, up, a < 0 == b < 0);
    }

    private static double quotient(double a, double b, boolean up) {
        double quotient = a / b;
        boolean exact = a == 0 || (Math.abs(a) > SAFE && Math.abs(quotient) > SAFE && Math.fma(quotient, b, -a) == 0);
        return exact ? quotient : outwards(quotient, up, a < 0 == b < 0);
    }

    private static double root(double x, boolean up) {
        double root = Math.sqrt(x);
        boolean exact = x == 0 || (x > SAFE && Math.fma(root, root, -x) == 0);
        return exact ? root : outwards(root, up, true);
    }

    /** The next double, but none of the other sign than the number has. */
    private static double outwards(double x, boolean up, boolean positive) {
        double next = up ? Math.nextUp(x) : Math.nextDown(x);
        return positive ? Math.max(0, next) : Math.min(0, next);
    }
}
