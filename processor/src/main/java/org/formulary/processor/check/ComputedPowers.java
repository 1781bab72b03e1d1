package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.formulary.processor.check.Computed.Exactness;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** Powers as doubles compute them. */
final class ComputedPowers {

    /** Powers up to this one magnify the roundings of their base by a few digits at most. */
    private static final double SMALL_EXPONENT = 64;

    /** More than a power is off by. */
    private static final double MARGIN = 1e-12;

    private static final Rational HALF = Rational.of(1, 2);

    private final DoubleRanges ranges;

    ComputedPowers(DoubleRanges ranges) {
        this.ranges = ranges;
    }

    Computed of(Expr.Binary power) {
        Optional<Rational> constant = Constants.valueOf(power.right());
        if (constant.filter(HALF::equals).isPresent()) {
            return new ComputedFunctions(ranges).root(power.left());
        }
        if (constant.filter(Rational.ONE::equals).isPresent()) {
            return ranges.of(power.left());
        }
        // An exponent that is next to 0 makes a power that is next to 1.
        Computed exponent = ranges.finite(power.right()).whole();
        boolean grows = exponent.minAbs() >= 1 && exponent.isNonNegative();
        boolean count = constant.filter(Rational::isInteger).isPresent() && grows;
        Computed base = base(power, exponent, count);
        Computed result = count ? magnitudes(base, exponent, isOdd(constant.orElseThrow())) : corners(base, exponent);
        boolean kept = base.isFinite() || (base.huge() && grows);
        Computed faithful = result.orUndefined(base.undefined()).unlessHuge(kept);
        double least = least(base, exponent);
        Computed powered = least >= Double.MIN_NORMAL
                ? ComputedArithmetic.leastOf(faithful, least)
                : faithful.losing(Computed.OF_UNDERFLOW, List.of(power));
        return base.isLossy() ? powered.losing(base.lost() + magnified(base, exponent), base.culprits()) : powered;
    }

    /** The base with what its power would hide made sure of. */
    private Computed base(Expr.Binary power, Computed exponent, boolean count) {
        boolean grows = exponent.minAbs() >= 1 && exponent.isNonNegative();
        Computed base = grows ? ranges.of(power.left()) : ranges.finite(power.left());
        if (!count && base.undefined()) {
            base = ranges.finite(power.left());
        }
        boolean small = grows && base.lost() + magnified(base, exponent) <= DoubleRanges.BUDGET;
        return small ? base : ranges.withDigits(base, power.left(), exponent.isNonNegative());
    }

    /** The logarithm of how far a shift of the base may be magnified. */
    private static double magnified(Computed base, Computed exponent) {
        double k = exponent.maxAbs();
        return Math.max(0, (k - 1) * Computed.logUp(base.maxAbs())) + Computed.logUp(k);
    }

    private static boolean isOdd(Rational exponent) {
        return exponent.numerator().testBit(0);
    }

    /** A fixed power of a base of either sign. */
    private static Computed magnitudes(Computed base, Computed exponent, boolean odd) {
        double n = exponent.max();
        double most = Math.pow(Math.max(Math.abs(base.min()), Math.abs(base.max())), n) * (1 + MARGIN);
        double fewest = Math.pow(base.minAbs(), n) * (1 - MARGIN);
        double min = odd && !base.isNonNegative() ? -most : fewest;
        double max = odd && base.isNonPositive() ? -fewest : most;
        return new Computed(
                min, max, Double.MIN_VALUE, Computed.NOTHING, error(base, exponent), true, false, List.of());
    }

    private static Exactness error(Computed base, Computed exponent) {
        boolean exact = base.error() == Exactness.NONE && exponent.error() == Exactness.NONE;
        boolean small = base.error() == Exactness.ROUNDED
                && exponent.error() == Exactness.NONE
                && exponent.maxAbs() <= SMALL_EXPONENT;
        return exact || small ? Exactness.ROUNDED : Exactness.ANY;
    }

    /** Any power: of a base that is not negative it rises or falls along each operand. */
    private static Computed corners(Computed base, Computed exponent) {
        double[] corners = atCorners(base.minAbs(), Math.max(Math.abs(base.min()), Math.abs(base.max())), exponent);
        double most = corners[corners.length - 1] * (1 + MARGIN);
        double min = base.isNonNegative() ? corners[0] * (1 - MARGIN) : -most;
        return new Computed(
                min, most, Double.MIN_VALUE, Computed.NOTHING, error(base, exponent), true, false, List.of());
    }

    /** The least power of a base that is not 0. */
    private static double least(Computed base, Computed exponent) {
        return atCorners(Math.max(base.minAbs(), base.least()), base.maxAbs(), exponent)[0];
    }

    private static double[] atCorners(double from, double to, Computed exponent) {
        return DoubleStream.of(
                        Math.pow(from, exponent.min()),
                        Math.pow(from, exponent.max()),
                        Math.pow(to, exponent.min()),
                        Math.pow(to, exponent.max()))
                // 1 to an infinite power.
                .map(corner -> Double.isNaN(corner) ? 1 : corner)
                .sorted()
                .toArray();
    }
}
