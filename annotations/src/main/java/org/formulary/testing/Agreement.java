package org.formulary.testing;

import java.util.stream.Stream;

/** Holds generated methods against their equation, at extremes as well: there, what a method does not compute, it refuses. */
final class Agreement {

    private final FormulaUnderTest formula;
    private final long seed = Seed.current();

    Agreement(FormulaUnderTest formula) {
        this.formula = formula;
    }

    void check(Output output) {
        Samples samples = formula.samples(seed);
        String what = formula.name() + ": " + output.name() + " against its equation";
        PointwiseCheck.over(
                Stream.concat(samples.draw(Seed.points()).stream(), samples.extremes().stream())
                        .toList(),
                samples,
                point -> judge(output, point),
                what,
                seed);
        PointwiseCheck.wherePossible(samples.binaryCounts(), samples, point -> judge(output, point), what, seed);
    }

    static Outcome judge(Output output, Point point) {
        return output.computation() instanceof Output.Computation.InReals reals
                ? new RealJudgement(output, reals.unit(), reals.tolerance())
                        .judge(point, () -> reals.java().applyAsDouble(point))
                : judgeInteger(output, (Output.Computation.InIntegers) output.computation(), point);
    }

    private static Outcome judgeInteger(Output output, Output.Computation.InIntegers integers, Point point) {
        Real exact;
        try {
            exact = output.reference().sample(point.environment());
        } catch (UndefinedException e) {
            return RealJudgement.refusal(() -> integers.java().applyAsLong(point), e);
        }
        boolean fits = exact.isExact()
                && exact.rational().isInteger()
                && exact.rational().numerator().bitLength() < integers.bits();
        try {
            long actual = integers.java().applyAsLong(point);
            return exact.equals(Real.of(actual))
                    ? Outcome.RIGHT
                    : new Outcome.Wrong(exact + (fits ? "" : ", so an ArithmeticException"), Long.toString(actual));
        } catch (ArithmeticException e) {
            return !fits || passesTheRangeOnTheWay(output, point, integers.bits())
                    ? Outcome.RIGHT
                    : new Outcome.Wrong(exact.toString(), e.toString());
        } catch (RuntimeException e) {
            return new Outcome.Wrong(exact.toString(), e.toString());
        }
    }

    /** An exact result may be in reach, and yet a number on the way to it is not. */
    private static boolean passesTheRangeOnTheWay(Output output, Point point, int bits) {
        RoundingAnalysis analysis = new RoundingAnalysis();
        try {
            analysis.value(output.computed().root(), point.roundedEnvironment());
        } catch (UndecidedException e) {
            return true;
        }
        return analysis.largest() >= Math.scalb(1.0, bits - 1);
    }
}
