package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
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

    /**
     * The first of some points where the result is a double and is missed; else the first where it is none.
     *
     * @param isAdmitted which of the points count
     */
    public static Optional<RangeProbe> first(
            List<Point> points, Predicate<Point> isAdmitted, ReferenceFormula formula) {
        List<Point> overflows = new ArrayList<>();
        int infinite = 0;
        for (Point point : points) {
            // Doubles first: whether a point is admitted may take many digits.
            OptionalDouble value = leaving(point, formula);
            if (value.isEmpty() || !isAdmitted.test(point)) {
                continue;
            }
            boolean endless = Double.isInfinite(value.getAsDouble());
            infinite += endless ? 1 : 0;
            if (!endless || infinite <= INFINITE_RESULTS) {
                Optional<Kind> kind = judge(point, value.getAsDouble(), formula);
                if (kind.filter(found -> found == Kind.OVERFLOW).isPresent()) {
                    overflows.add(point);
                    continue;
                }
                Optional<RangeProbe> missed = kind.flatMap(found -> probe(found, point, formula));
                if (missed.isPresent()) {
                    return missed;
                }
            }
        }
        return overflows.stream()
                .flatMap(point -> probe(Kind.OVERFLOW, point, formula).stream())
                .findFirst();
    }

    /** The failure with its exact value; empty where that is out of reach. */
    private static Optional<RangeProbe> probe(Kind kind, Point point, ReferenceFormula formula) {
        try {
            return Optional.of(new RangeProbe(kind, point, formula.evaluate(point.environment())));
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }

    /** What doubles give where their range does not hold a number on the way. */
    private static OptionalDouble leaving(Point point, ReferenceFormula formula) {
        RoundingAnalysis analysis = RoundingAnalysis.ofValues();
        try {
            double value =
                    analysis.value(formula.root(), point.roundedEnvironment()).value();
            return analysis.leavesRange() ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (UndefinedException | UndecidedException e) {
            // No value there, which only a point that is not admitted may have, or none that is known.
            return OptionalDouble.empty();
        }
    }

    /** How doubles fail at a point where a number leaves their range; empty where they do not. */
    private static Optional<Kind> judge(Point point, double value, ReferenceFormula formula) {
        Optional<Verdict> atOnce = WideEvaluator.value(formula.root(), point).flatMap(exact -> atOnce(exact, value));
        return atOnce.isPresent() ? atOnce.get().kind() : exactly(point, value, formula);
    }

    /** How doubles fail, if they do. */
    private record Verdict(Optional<Kind> kind) {

        static Optional<Verdict> of(Kind kind) {
            return Optional.of(new Verdict(Optional.of(kind)));
        }
    }

    /** What a result to a few digits tells. */
    private static Optional<Verdict> atOnce(Wide exact, double value) {
        double size = Math.abs(exact.significand());
        boolean infinite = exact.exponent() > 1024 || (exact.exponent() == 1024 && size > 1 + ROUNDED);
        boolean finite = exact.exponent() < 1023 || (exact.exponent() == 1023 && size < 2 - ROUNDED);
        if (infinite) {
            return Verdict.of(Kind.OVERFLOW);
        } else if (!finite) {
            return Optional.empty();
        } else if (!Double.isFinite(value)) {
            return Verdict.of(Kind.UNDEFINED);
        }
        double nearest = exact.toDouble();
        double distance = Math.abs(nearest / 2 - value / 2);
        double allowed = (ROUNDED * Math.abs(nearest) + Results.NEGLIGIBLE) / 2;
        if (distance > 2 * allowed) {
            return Verdict.of(Kind.WRONG);
        }
        return distance < allowed / 2 ? Optional.of(new Verdict(Optional.empty())) : Optional.empty();
    }

    private static Optional<Kind> exactly(Point point, double value, ReferenceFormula formula) {
        try {
            Real exact = formula.evaluate(point.environment());
            double nearest = exact.toDouble();
            if (Double.isInfinite(nearest)) {
                return Optional.of(Kind.OVERFLOW);
            }
            if (!Double.isFinite(value)) {
                return Optional.of(Kind.UNDEFINED);
            }
            return exact.distance(value) > ROUNDED * Math.abs(nearest) + Results.NEGLIGIBLE
                    ? Optional.of(Kind.WRONG)
                    : Optional.empty();
        } catch (UndefinedException | UndecidedException e) {
            return Optional.empty();
        }
    }
}
