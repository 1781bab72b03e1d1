package org.formulary.testing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.formulary.runtime.Results;

/**
 * A point where a computation in plain doubles fails for want of range.
 *
 * @param kind what happens there
 * @param point the arguments
 * @param exact the exact result, in coherent units
 */
public record RangeProbe(Kind kind, Point point, Real exact) {

    /** Nearer than this, relatively, a result is only rounded. */
    private static final double ROUNDED = 1e-6;

    /** How often an infinite result is looked at more closely: exact values are dear, and most of them are no double. */
    private static final int INFINITE_RESULTS = 4;

    /** The ways to fail. */
    public enum Kind {
        /** The result itself is no double, but infinite. */
        OVERFLOW,
        /** Infinities on the way leave no result, or an infinite one where the exact one is not. */
        UNDEFINED,
        /** A number comes out that is not the result. */
        WRONG
    }

    /** The first of some points where the result is a double and is missed; else the first where it is none. */
    public static Optional<RangeProbe> first(List<Point> points, ReferenceFormula formula) {
        Optional<RangeProbe> overflow = Optional.empty();
        int infinite = 0;
        for (Point point : points) {
            OptionalDouble value = leaving(point, formula);
            boolean endless = value.isPresent() && Double.isInfinite(value.getAsDouble());
            infinite += endless ? 1 : 0;
            if (value.isPresent() && !(endless && infinite > INFINITE_RESULTS)) {
                Optional<RangeProbe> found = judge(point, value.getAsDouble(), formula);
                if (found.filter(probe -> probe.kind() != Kind.OVERFLOW).isPresent()) {
                    return found;
                }
                overflow = overflow.or(() -> found);
            }
        }
        return overflow;
    }

    /** What doubles give where their range does not hold a number on the way. */
    private static OptionalDouble leaving(Point point, ReferenceFormula formula) {
        RoundingAnalysis analysis = RoundingAnalysis.ofValues();
        try {
            double value =
                    analysis.value(formula.root(), point.roundedEnvironment()).value();
            return analysis.leavesRange() ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (UndecidedException e) {
            return OptionalDouble.empty();
        }
    }

    private static Optional<RangeProbe> judge(Point point, double value, ReferenceFormula formula) {
        try {
            Real exact = formula.evaluate(point.environment());
            double nearest = exact.toDouble();
            if (Double.isInfinite(nearest)) {
                return Optional.of(new RangeProbe(Kind.OVERFLOW, point, exact));
            }
            if (!Double.isFinite(value)) {
                return Optional.of(new RangeProbe(Kind.UNDEFINED, point, exact));
            }
            return exact.distance(value) > ROUNDED * Math.abs(nearest) + Results.NEGLIGIBLE
                    ? Optional.of(new RangeProbe(Kind.WRONG, point, exact))
                    : Optional.empty();
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }
}
