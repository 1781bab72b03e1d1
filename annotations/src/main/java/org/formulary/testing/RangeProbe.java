package org.formulary.testing;

import java.util.Map;
import java.util.Optional;
import org.formulary.runtime.Results;

/**
 * What becomes of a formula at a point where a computation in plain doubles fails for want of range.
 *
 * @param kind what happens
 * @param exact the exact result, in coherent units
 */
public record RangeProbe(Kind kind, Real exact) {

    /** Nearer than this, relatively, a result is only rounded. */
    private static final double ROUNDED = 1e-6;

    /** The ways to fail. */
    public enum Kind {
        /** The result itself is no double, but infinite. */
        OVERFLOW,
        /** Infinities on the way leave no result, or an infinite one where the exact one is not. */
        UNDEFINED,
        /** A number comes out that is not the result. */
        WRONG
    }

    /** What happens at a point; empty where doubles have room enough, or nothing can be said. */
    public static Optional<RangeProbe> at(Point point, ReferenceFormula formula) {
        RoundingAnalysis analysis = RoundingAnalysis.ofValues();
        try {
            double value =
                    analysis.value(formula.root(), point.roundedEnvironment()).value();
            return analysis.leavesRange() ? judge(value, formula, point.environment()) : Optional.empty();
        } catch (UndecidedException e) {
            return Optional.empty();
        }
    }

    private static Optional<RangeProbe> judge(double value, ReferenceFormula formula, Map<String, Real> environment) {
        try {
            Real exact = formula.evaluate(environment);
            double nearest = exact.toDouble();
            if (Double.isInfinite(nearest)) {
                return Optional.of(new RangeProbe(Kind.OVERFLOW, exact));
            }
            if (!Double.isFinite(value)) {
                return Optional.of(new RangeProbe(Kind.UNDEFINED, exact));
            }
            return exact.distance(value) > ROUNDED * Math.abs(nearest) + Results.NEGLIGIBLE
                    ? Optional.of(new RangeProbe(Kind.WRONG, exact))
                    : Optional.empty();
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }
}
