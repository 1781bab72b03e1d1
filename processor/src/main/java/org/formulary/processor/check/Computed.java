package org.formulary.processor.check;

import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;

/**
 * What is known of a number as doubles compute it, for all arguments in their domains.
 *
 * @param min the least it can be; minus infinity where it can overflow
 * @param max the greatest it can be; infinity where it can overflow
 * @param least the least magnitude it can have besides 0
 * @param lost the binary logarithm of how far tiny and huge numbers on the way may shift it beyond what roundings do
 * @param error how exact it is apart from that
 * @param huge whether the exact number is huge wherever this one is infinite
 * @param undefined whether it may be not a number
 * @param culprits the numbers that lost their digits
 */
record Computed(
        double min,
        double max,
        double least,
        double lost,
        Exactness error,
        boolean huge,
        boolean undefined,
        List<Expr> culprits) {

    /** The logarithm of no shift at all. */
    static final double NOTHING = Double.NEGATIVE_INFINITY;

    /** The logarithm of the rounding error of a number too small for all digits. */
    static final double OF_UNDERFLOW = -1075;

    /** How exact a number is. */
    enum Exactness {
        /** Not rounded. */
        NONE,
        /** Off by no more than some roundings of it. */
        ROUNDED,
        /** Digits may have cancelled. */
        ANY;

        Exactness or(Exactness other) {
            return compareTo(other) < 0 ? other : this;
        }
    }

    Computed {
        culprits = List.copyOf(culprits);
    }

    /** A number between two bounds that is not off by anything but {@code error}. */
    static Computed between(double min, double max, double least, Exactness error) {
        return new Computed(min, max, least, NOTHING, error, true, false, List.of());
    }

    /** Any number at all. */
    static Computed anything() {
        return new Computed(
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                Double.MIN_VALUE,
                NOTHING,
                Exactness.ANY,
                false,
                true,
                List.of());
    }

    boolean isFinite() {
        return Double.isFinite(min) && Double.isFinite(max);
    }

    /** Whether every number that it can be is one. */
    boolean isCarried() {
        return isFinite() && !undefined;
    }

    boolean isLossy() {
        return lost > NOTHING;
    }

    /** Whether it is so large, if it is not 0, that the shift is smaller than its rounding. */
    boolean outweighsItsLoss() {
        return lost + 54 < logDown(Math.max(minAbs(), least));
    }

    boolean canBeZero() {
        return min <= 0 && max >= 0;
    }

    boolean isNonNegative() {
        return min >= 0;
    }

    boolean isNonPositive() {
        return max <= 0;
    }

    /** No magnitude is below this. */
    double minAbs() {
        return canBeZero() ? 0 : Math.min(Math.abs(min), Math.abs(max));
    }

    /** No finite magnitude is above this. */
    double maxAbs() {
        return Math.min(Math.max(Math.abs(min), Math.abs(max)), Double.MAX_VALUE);
    }

    /** The same where it was made sure that it is finite. */
    Computed finite() {
        double lowest = Math.max(min, -Double.MAX_VALUE);
        double highest = Math.min(max, Double.MAX_VALUE);
        return new Computed(lowest, highest, least, lost, error, true, false, culprits);
    }

    /** The same where it was made sure that nothing was lost. */
    Computed whole() {
        return new Computed(min, max, least, NOTHING, error, huge, undefined, List.of());
    }

    /** The same where it was made sure that it is finite, not 0 and has all its digits. */
    Computed normal() {
        Computed finite = finite().whole();
        double above = Double.MIN_NORMAL;
        return new Computed(
                finite.isNonNegative() ? Math.max(finite.min, above) : finite.min,
                finite.isNonPositive() ? Math.min(finite.max, -above) : finite.max,
                Math.max(least, above),
                NOTHING,
                error,
                true,
                false,
                List.of());
    }

    Computed with(Exactness other) {
        return new Computed(min, max, least, lost, other, huge, undefined, culprits);
    }

    Computed orUndefined(boolean also) {
        return new Computed(min, max, least, lost, error, huge, undefined || also, culprits);
    }

    /** The same where an infinity says nothing about the exact number. */
    Computed unlessHuge(boolean stays) {
        return new Computed(min, max, least, lost, error, huge && (stays || isFinite()), undefined, culprits);
    }

    /** The same with a shift as well, if there is one. */
    Computed losing(double shift, List<Expr> by) {
        return shift == NOTHING
                ? this
                : new Computed(
                        min,
                        max,
                        least,
                        Math.max(lost, shift),
                        error,
                        huge,
                        undefined,
                        Stream.concat(culprits.stream(), by.stream()).distinct().toList());
    }

    /** Either of two. */
    Computed or(Computed other) {
        return new Computed(
                        Math.min(min, other.min),
                        Math.max(max, other.max),
                        Math.min(least, other.least),
                        lost,
                        error.or(other.error),
                        (huge || isFinite()) && (other.huge || other.isFinite()),
                        undefined || other.undefined,
                        culprits)
                .losing(other.lost, other.culprits);
    }

    /** The same inside bounds that it was proved to keep. */
    Computed within(double lower, double upper) {
        double from = Math.max(min, lower);
        double to = Math.min(max, upper);
        return from > to
                ? this
                : new Computed(
                        from,
                        to,
                        Math.max(least, from > 0 ? from : to < 0 ? -to : 0),
                        lost,
                        error,
                        huge,
                        undefined,
                        culprits);
    }

    /** A binary logarithm that is not below the exact one. */
    static double logUp(double magnitude) {
        return magnitude < Double.MIN_NORMAL ? -1022 : Math.getExponent(magnitude) + 1.0;
    }

    /** A binary logarithm that is not above the exact one. */
    static double logDown(double magnitude) {
        return magnitude == 0 ? NOTHING : magnitude < Double.MIN_NORMAL ? -1074 : Math.getExponent(magnitude);
    }
}
