package org.formulary.testing;

import java.util.List;
import java.util.function.ToLongBiFunction;
import org.formulary.runtime.DomainException;

/**
 * Holds a search for an integer parameter against the formula: at what it finds the value meets the target, with the integer
 * beside it not. Targets are values of the formula and the numbers next to them.
 */
final class SearchCheck {

    private final FormulaUnderTest formula;
    private final Output output;
    private final Parameter parameter;
    private final boolean largest;
    private final boolean atMost;
    private final ToLongBiFunction<Number, Point> search;
    private final long seed = Seed.current();

    /**
     * A search.
     *
     * @param largest whether it is for the largest integer; else for the smallest
     * @param atMost whether values meet the target that are at most the target; else those that are at least that
     * @param search calls the generated method for a target and the other arguments of a point
     */
    SearchCheck(
            FormulaUnderTest formula,
            String output,
            String parameter,
            boolean largest,
            boolean atMost,
            ToLongBiFunction<Number, Point> search) {
        this.formula = formula;
        this.output = formula.output(output);
        this.parameter = formula.parameter(parameter);
        this.largest = largest;
        this.atMost = atMost;
        this.search = search;
    }

    void check() {
        Samples samples = formula.samples(seed);
        String what = formula.name() + ": the " + (largest ? "largest " : "smallest ") + parameter.symbol() + " for "
                + output.name() + (atMost ? " at most" : " at least") + " its value";
        PointwiseCheck.over(samples.draw(Seed.points()), samples, this::judge, what, seed);
    }

    private Outcome judge(Point point) {
        Number value;
        try {
            value = JavaCall.of(output, point);
        } catch (ArithmeticException | DomainException e) {
            // Whether it may is for the comparison with the equation to say.
            return Outcome.OPEN;
        }
        Outcome result = Outcome.OPEN;
        for (Number target : targets(value)) {
            Outcome outcome = judge(point, target, meets(value, target));
            if (outcome instanceof Outcome.Wrong) {
                return outcome;
            }
            result = outcome instanceof Outcome.Right ? outcome : result;
        }
        return result;
    }

    /** The value and the numbers next to it, as far as the type of the output has them. */
    private List<Number> targets(Number value) {
        if (value instanceof Double) {
            double real = value.doubleValue();
            return Double.isInfinite(Math.nextUp(real)) || Double.isInfinite(Math.nextDown(real))
                    ? List.of(value)
                    : List.of(value, Math.nextDown(real), Math.nextUp(real));
        }
        long whole = value.longValue();
        long greatest = -1L >>> (Long.SIZE + 1 - ((Output.Computation.InIntegers) output.computation()).bits());
        return List.of(value, Math.max(whole, -greatest) - 1, Math.min(whole, greatest - 1) + 1);
    }

    /** Judges the search for one target; {@code met}: whether the point itself meets it. */
    private Outcome judge(Point point, Number target, boolean met) {
        long found;
        try {
            found = search.applyAsLong(target, point);
        } catch (DomainException e) {
            return met && !isNearTheEnd(point)
                    ? new Outcome.Wrong("an integer, for the point meets " + target, e.getMessage())
                    : Outcome.RIGHT;
        } catch (ArithmeticException e) {
            return Outcome.OPEN;
        }
        Point there = point.with(parameter.symbol(), found);
        if (!there.isInRange()) {
            return new Outcome.Wrong("an integer of the domain for " + target, Long.toString(found));
        }
        if (!isMet(there, target, true)) {
            return new Outcome.Wrong("an integer that meets " + target, Long.toString(found));
        }
        if (found == (largest ? Long.MAX_VALUE : Long.MIN_VALUE)) {
            return Outcome.RIGHT;
        }
        long beside = largest ? found + 1 : found - 1;
        Point next = point.with(parameter.symbol(), beside);
        return next.isInRange() && isMet(next, target, false)
                ? new Outcome.Wrong(beside + ", which meets " + target + " as well", Long.toString(found))
                : Outcome.RIGHT;
    }

    /** Whether rounding alone sets the value apart from that at the end of the domain, the farthest that values reach. */
    private boolean isNearTheEnd(Point point) {
        if (!(output.computation() instanceof Output.Computation.InReals reals)) {
            return false;
        }
        ArgumentRange range = parameter.range();
        Point end = point.with(parameter.symbol(), largest ? range.least() : range.greatest());
        double here = reals.java().applyAsDouble(point);
        double there = reals.java().applyAsDouble(end);
        RealJudgement judgement = new RealJudgement(output, reals.unit(), reals.tolerance());
        return Math.abs(here - there)
                <= judgement.allowed(point, Real.of(here)) + judgement.allowed(end, Real.of(there));
    }

    private boolean isMet(Point point, Number target, boolean ifRefused) {
        try {
            return meets(JavaCall.of(output, point), target);
        } catch (ArithmeticException | DomainException e) {
            // The result passes the range of its type: the search knows on which side.
            return ifRefused;
        }
    }

    private boolean meets(Number value, Number target) {
        int order = value instanceof Double
                ? Double.compare(value.doubleValue() + 0.0, target.doubleValue() + 0.0)
                : Long.compare(value.longValue(), target.longValue());
        return atMost ? order <= 0 : order >= 0;
    }
}
