package org.formulary.testing;

import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToLongBiFunction;
import org.formulary.runtime.DomainException;
import org.formulary.runtime.IntegerSearch;

/**
 * Holds a search for an integer parameter against the formula: at what it finds the value meets the target, with the integer
 * beside it not. Targets are values of the formula and the numbers next to them.
 */
final class SearchCheck {

    /** Points at which refusals are read. */
    private static final int REFUSED = 3;

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

    /**
     * Checks what the search finds, and how it refuses.
     *
     * @param target the Java name of the target
     * @param unit its unit in refusals
     */
    void check(String target, String unit) {
        Samples samples = formula.samples(seed);
        String what = formula.name() + ": the " + (largest ? "largest " : "smallest ") + parameter.symbol() + " for "
                + output.name() + (atMost ? " at most" : " at least") + " its value";
        PointwiseCheck.over(samples.draw(Seed.points()), samples, this::judge, what, seed);
        PointwiseCheck.wherePossible(
                samples.draw(REFUSED), samples, point -> refusals(point, target, unit), what + ": refusals", seed);
    }

    /** Targets out of reach, and what is none, are refused like those of the same search over the method that was judged. */
    private Outcome refusals(Point point, String target, String unit) {
        for (Number beyond : beyond(point)) {
            String expected = answer(() -> reference(point, target, unit, beyond));
            String actual = answer(() -> search.applyAsLong(beyond, point));
            if (!actual.equals(expected)) {
                return new Outcome.Wrong(expected, actual);
            }
        }
        return Outcome.RIGHT;
    }

    private List<Number> beyond(Point point) {
        int side = atMost ? -1 : 1;
        boolean real = output.computation() instanceof Output.Computation.InReals;
        ArgumentRange range = parameter.range();
        try {
            Number end =
                    JavaCall.of(output, point.with(parameter.symbol(), largest ? range.least() : range.greatest()));
            double value = end.doubleValue();
            return real
                    ? List.of(value + side * Math.max(1, Math.abs(value)), Double.NaN)
                    : List.of(end.longValue() + side);
        } catch (ArithmeticException | DomainException e) {
            // Values pass the range of their type before the end: then the greatest target is passed there.
            return real ? List.of(side * Double.MAX_VALUE, Double.NaN) : List.of(side * greatest());
        }
    }

    /** The greatest integer of the output's type. */
    private long greatest() {
        return -1L >>> (Long.SIZE + 1 - ((Output.Computation.InIntegers) output.computation()).bits());
    }

    private long reference(Point point, String target, String unit, Number beyond) {
        ArgumentRange range = parameter.range();
        long least = range.least().longValue();
        long greatest = range.greatest().longValue();
        String name = formula.name();
        String symbol = parameter.symbol();
        IntegerSearch reference = beyond instanceof Double
                ? IntegerSearch.real(
                        name,
                        symbol,
                        least,
                        greatest,
                        target,
                        output.name(),
                        unit,
                        beyond.doubleValue(),
                        argument -> JavaCall.of(output, point.with(symbol, argument))
                                .doubleValue())
                : IntegerSearch.integer(
                        name,
                        symbol,
                        least,
                        greatest,
                        target,
                        output.name(),
                        unit,
                        beyond.longValue(),
                        argument -> JavaCall.of(output, point.with(symbol, argument))
                                .longValue());
        if (largest) {
            return atMost ? reference.largestAtMost() : reference.largestAtLeast();
        }
        return atMost ? reference.smallestAtMost() : reference.smallestAtLeast();
    }

    private static String answer(LongSupplier found) {
        try {
            return Long.toString(found.getAsLong());
        } catch (ArithmeticException | DomainException e) {
            return e.getMessage();
        }
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
        return List.of(value, Math.max(whole, -greatest()) - 1, Math.min(whole, greatest() - 1) + 1);
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
