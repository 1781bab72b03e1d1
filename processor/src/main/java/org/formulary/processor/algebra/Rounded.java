package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A number as generated code has it, and how sure that is.
 *
 * <p>{@link #error} bounds, to first order, how far the roundings so far may have taken it; {@code slope} says what a small
 * relative change of each argument would do to it. A value that is no number stands for a point that says nothing.
 */
final class Rounded {

    /** Half a unit in the last place, relative. */
    static final double HALF_ULP = 0x1p-53;

    private static final int EXACT_BITS = 53;

    /** Up to here every integer is a double. */
    static final double EXACT_INTEGERS = 0x1p53;

    private static final double[] NONE = {};

    /** Nothing is known. */
    static final Rounded UNKNOWN = new Rounded(Double.NaN, 0, NONE, Optional.empty());

    private final double value;
    private final double error;
    private final double[] slopes;
    private final Optional<BigInteger> count;

    private Rounded(double value, double error, double[] slopes, Optional<BigInteger> count) {
        this.value = value;
        this.error = error;
        this.slopes = slopes;
        this.count = count;
    }

    /** A number that no argument has a part in. */
    static Rounded constant(double value, double error) {
        return new Rounded(value, error, NONE, Optional.empty());
    }

    /** An integer that generated code computes without rounding; only its last conversion to a double may round. */
    static Rounded count(BigInteger value) {
        boolean exact = value.bitLength() <= EXACT_BITS;
        double nearest = exact ? value.longValue() : value.doubleValue();
        return new Rounded(nearest, exact ? 0 : Math.abs(nearest) * HALF_ULP, NONE, Optional.of(value));
    }

    /** An integer of few bits, or a number that is too large for one. */
    static Rounded count(double value) {
        return Math.abs(value) <= 0x1p62 ? count(BigInteger.valueOf((long) value)) : UNKNOWN;
    }

    /** One of {@code number} real arguments; its relative change by 1 changes the value by {@code slope}. */
    static Rounded argument(double value, double error, double slope, int index, int number) {
        double[] slopes = new double[number];
        slopes[index] = slope;
        return new Rounded(value, error, slopes, Optional.empty());
    }

    /** A result of one operand that changes by {@code slope} with it, itself rounded by {@code own}. */
    static Rounded of(Rounded a, double value, double slope, double own) {
        return new Rounded(value, scaled(slope, a.error) + own, a.slopesTimes(slope), Optional.empty());
    }

    /** A result of two operands. */
    static Rounded of(Rounded a, Rounded b, double value, double slopeA, double slopeB, double own) {
        double carried = scaled(slopeA, a.error) + scaled(slopeB, b.error);
        double[] left = a.slopesTimes(slopeA);
        double[] right = b.slopesTimes(slopeB);
        return new Rounded(value, carried + own, sum(left, right), Optional.empty());
    }

    private static double scaled(double slope, double error) {
        return error == 0 ? 0 : Math.abs(slope) * error;
    }

    private double[] slopesTimes(double factor) {
        if (slopes.length == 0 || factor == 1) {
            return slopes;
        }
        double[] product = new double[slopes.length];
        for (int i = 0; i < product.length; i++) {
            product[i] = slopes[i] == 0 ? 0 : slopes[i] * factor;
        }
        return product;
    }

    private static double[] sum(double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) {
            return a.length == 0 ? b : a;
        }
        double[] sum = new double[a.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = a[i] + b[i];
        }
        return sum;
    }

    double value() {
        return value;
    }

    double error() {
        return error;
    }

    /** The integer, if it is one by construction. */
    Optional<BigInteger> count() {
        return count;
    }

    boolean isKnown() {
        return !Double.isNaN(value) && !Double.isNaN(error);
    }

    /** The error in parts of the value. */
    double relativeError() {
        return error == 0 ? 0 : error / Math.abs(value);
    }

    /** What half a unit in the last place of the real arguments changes. */
    double conditioning() {
        double sum = 0;
        for (double slope : slopes) {
            sum += Math.abs(slope);
        }
        return sum * HALF_ULP;
    }
}
