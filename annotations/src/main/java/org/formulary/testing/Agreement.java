package org.formulary.testing;

import java.util.stream.Stream;
import org.formulary.runtime.DomainException;

/** Holds generated methods against their equation, at extremes as well: there, what a method does not compute, it refuses. */
final class Agreement {

    private final FormulaUnderTest formula;
    private final long seed = Seed.current();

    Agreement(FormulaUnderTest formula) {
        this.formula = formula;
    }

    /** Checks an output at points of the domain, and returns at how many of them something can be said. */
    int check(Output output) {
        Samples samples = formula.samples(seed);
        String what = formula.name() + ": " + output.name() + " against its equation";
        int judged = PointwiseCheck.over(
                Stream.concat(samples.draw(Seed.points()).stream(), samples.extremes().stream())
                        .toList(),
                samples,
                point -> judge(output, point),
                what,
                seed);
        PointwiseCheck.wherePossible(samples.binaryCounts(), samples, point -> judge(output, point), what, seed);
        return judged;
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
            if (exact.equals(Real.of(actual))) {
                return Outcome.RIGHT;
            }
            return mayHaveJumped(output, point)
                    ? Outcome.OPEN
                    : new Outcome.Wrong(exact + (fits ? "" : ", so an ArithmeticException"), Long.toString(actual));
        } catch (ArithmeticException e) {
            // An exact result may be in reach, and yet a number on the way to it is not.
            return !fits || output.mayFail(e, point)
                    ? Outcome.RIGHT
                    : new Outcome.Wrong(exact.toString(), e.toString());
        } catch (DomainException e) {
            return output.mayRefuse(e, point) ? Outcome.OPEN : new Outcome.Wrong(exact.toString(), e.toString());
        } catch (RuntimeException e) {
            return new Outcome.Wrong(exact.toString(), e.toString());
        }
    }

    /** Whether a step or comparison of numbers that doubles round is so close to a jump that it may fall beyond. */
    static boolean mayHaveJumped(Output output, Point point) {
        Node root = output.computed().root();
        if (new WholeNumbers(point.parameters()).suffice(root)) {
            return false;
        }
        try {
            new RoundingAnalysis().value(root, point.roundedEnvironment());
            return false;
        } catch (UndecidedException e) {
            return true;
        }
    }
}
