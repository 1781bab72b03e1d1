package org.formulary.testing;

import java.util.List;
import org.formulary.runtime.DomainException;

/** Calls a generated method at pairs of points that differ in one parameter only, and compares what comes back. */
final class TrendCheck {

    private final FormulaUnderTest formula;
    private final Output output;
    private final Parameter parameter;
    private final Samples samples;
    private final long seed = Seed.current();

    TrendCheck(FormulaUnderTest formula, String output, String parameter) {
        this.formula = formula;
        this.output = formula.output(output);
        this.parameter = formula.parameter(parameter);
        this.samples = formula.samples(seed);
    }

    /**
     * Requires that the result never falls while the parameter grows, or never rises.
     *
     * @param direction 1 or -1
     */
    void check(int direction) {
        List<Point> points = samples.draw(Seed.points());
        int pairs = 0;
        int judged = 0;
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            Point other = point.with(
                    parameter.symbol(), points.get((i + 1) % points.size()).value(parameter.symbol()));
            int order = compare(point.value(parameter.symbol()), other.value(parameter.symbol()));
            if (order != 0
                    && samples.isAdmitted(other)
                    && !output.isBeyondReach(point)
                    && !output.isBeyondReach(other)) {
                pairs++;
                Outcome outcome =
                        Outcome.of(() -> order < 0 ? judge(point, other, direction) : judge(other, point, direction));
                if (outcome instanceof Outcome.Wrong wrong) {
                    throw wrong.at(
                            point,
                            what(direction) + "\n  to " + parameter.symbol() + " = " + other.value(parameter.symbol()),
                            seed);
                }
                judged += outcome instanceof Outcome.Right ? 1 : 0;
            }
        }
        if (pairs > 0 && judged == 0) {
            throw new AssertionError(what(direction) + " cannot be judged at any of " + pairs
                    + " pairs of points\n  repeat with " + Seed.option(seed));
        }
    }

    private String what(int direction) {
        return formula.name() + ": " + output.name() + " never " + (direction > 0 ? "falls" : "rises") + " while "
                + parameter.symbol() + " grows";
    }

    private static int compare(Number a, Number b) {
        return a instanceof Double
                ? Double.compare(a.doubleValue(), b.doubleValue())
                : Long.compare(a.longValue(), b.longValue());
    }

    private Outcome judge(Point smaller, Point larger, int direction) {
        try {
            return output.computation() instanceof Output.Computation.InReals reals
                    ? judgeReal(reals, smaller, larger, direction)
                    : judgeInteger((Output.Computation.InIntegers) output.computation(), smaller, larger, direction);
        } catch (ArithmeticException e) {
            // Out of reach at one of the points.
            return Outcome.OPEN;
        } catch (DomainException e) {
            if (output.mayRefuse(e, smaller) || output.mayRefuse(e, larger)) {
                return Outcome.OPEN;
            }
            throw e;
        }
    }

    private static Outcome judgeInteger(
            Output.Computation.InIntegers integers, Point smaller, Point larger, int direction) {
        long before = integers.java().applyAsLong(smaller);
        long after = integers.java().applyAsLong(larger);
        return Long.compare(after, before) * direction >= 0
                ? Outcome.RIGHT
                : wrong(Long.toString(before), Long.toString(after), direction);
    }

    private Outcome judgeReal(Output.Computation.InReals reals, Point smaller, Point larger, int direction) {
        double before = reals.java().applyAsDouble(smaller);
        double after = reals.java().applyAsDouble(larger);
        if ((after - before) * direction >= 0) {
            return Outcome.RIGHT;
        }
        RealJudgement judgement = new RealJudgement(output, reals.unit(), reals.tolerance());
        double room = judgement.allowed(smaller, Real.of(before)) + judgement.allowed(larger, Real.of(after));
        if (!Double.isFinite(room)) {
            return Outcome.OPEN;
        }
        return Math.abs(after - before) <= room
                ? Outcome.RIGHT
                : wrong(Double.toString(before), Double.toString(after), direction);
    }

    private static Outcome wrong(String before, String after, int direction) {
        return new Outcome.Wrong("at " + (direction > 0 ? "least " : "most ") + before, after);
    }
}
