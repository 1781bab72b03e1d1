package org.formulary.testing;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.runtime.DomainException;

/**
 * Holds the methods of an inverse against the formula it was solved from: at what the formula gives for arguments, rounded to
 * a double, the inverse agrees with its own equation, and the argument lies where a unit in the last place of that double
 * moves it.
 */
final class RoundTrip {

    /** How near to the end of its domain, relative to its size, a value may be refused for rounding alone. */
    private static final double NEAR = 0x1p-40;

    private final FormulaUnderTest formula;
    private final Output value;
    private final FormulaUnderTest inverse;
    private final Output solved;
    private final boolean only;
    private final long seed = Seed.current();
    private final Samples admitted;

    /**
     * A formula and its inverse.
     *
     * @param value the output that was solved
     * @param only whether no other argument gives the same output
     */
    RoundTrip(FormulaUnderTest formula, Output value, FormulaUnderTest inverse, boolean only) {
        this.formula = formula;
        this.value = value;
        this.inverse = inverse;
        this.solved = inverse.outputs().get(0);
        this.only = only;
        this.admitted = inverse.samples(seed);
    }

    void check() {
        Samples samples = formula.samples(seed);
        PointwiseCheck.over(
                samples.draw(Seed.points()), samples, this::judge, inverse.name() + " against " + formula.name(), seed);
    }

    private Outcome judge(Point point) {
        Real exact;
        try {
            exact = value.reference().evaluate(point.environment());
        } catch (UndefinedException e) {
            return Outcome.OPEN;
        }
        Parameter given = inverse.parameters().get(0);
        double rounded = Conversions.fromCoherent(exact, given.unit()).toDouble();
        boolean usable = Double.isFinite(rounded) && (rounded == 0 || Math.abs(rounded) >= Double.MIN_NORMAL);
        if (!usable || (given.range().isInteger() && Math.abs(rounded) > 0x1p53)) {
            return Outcome.OPEN;
        }
        Point at = at(point, rounded);
        return admitted.isAdmitted(at) ? judge(point, at, rounded) : Outcome.OPEN;
    }

    /** The arguments of the inverse: the value, and the other arguments of the formula. */
    private Point at(Point point, double number) {
        Map<String, Number> values = new LinkedHashMap<>(point.values());
        Parameter given = inverse.parameters().get(0);
        // A cast to the one type or the other would unbox to double.
        Number typed = number;
        if (given.range().isInteger()) {
            typed = (long) number;
        }
        values.put(given.symbol(), typed);
        return Point.of(inverse.parameters(), values);
    }

    private Outcome judge(Point point, Point at, double number) {
        try {
            JavaCall.of(solved, at);
        } catch (DomainException e) {
            return isNearAnEnd(point, at, number) ? Outcome.OPEN : new Outcome.Wrong("acceptance", e.getMessage());
        } catch (ArithmeticException e) {
            return Agreement.judge(solved, at);
        }
        Outcome agreement = Agreement.judge(solved, at);
        if (!(agreement instanceof Outcome.Right)) {
            return agreement;
        }
        Output.Computation.InReals reals = (Output.Computation.InReals) solved.computation();
        Unit unit = reals.unit();
        if (solved.quantity().isPresent() && at.fitsQuantities() && !at.isNextToBoundary()) {
            Function<Point, Quantity> java = solved.quantity().get();
            Outcome asQuantity = new RealJudgement(solved, unit, reals.tolerance())
                    .judge(at, () -> java.apply(at).in(unit));
            if (asQuantity instanceof Outcome.Wrong) {
                return asQuantity;
            }
        }
        // Next to a value that has no one argument, the argument of the value is not that of the double.
        return only && !mayTurn(at) ? bracketed(point, number, unit) : Outcome.RIGHT;
    }

    private boolean mayTurn(Point at) {
        return inverse.domains().stream().anyMatch(domain -> domain.condition().mayTurn(at.roundedEnvironment()));
    }

    /** Whether rounding alone may take the value or what is solved out of its domain. */
    private boolean isNearAnEnd(Point point, Point at, double number) {
        if (mayTurn(at)
                || !admitted.isAdmitted(at(point, number * (1 - NEAR)))
                || !admitted.isAdmitted(at(point, number * (1 + NEAR)))) {
            return true;
        }
        Rounded rounded = new RoundingAnalysis().value(solved.computed().root(), at.roundedEnvironment());
        Parameter argument = formula.parameter(solved.name());
        Real exact = solved.reference().evaluate(at.environment());
        return !Double.isFinite(rounded.error())
                || Stream.of(-2.0, 2.0)
                        .map(times -> exact.plus(Real.of(times * rounded.error())))
                        .map(moved ->
                                Conversions.fromCoherent(moved, argument.unit()).toDouble())
                        .anyMatch(moved -> !argument.range().contains(moved));
    }

    /** The argument lies between what the inverse is one unit in the last place of the value below and above. */
    private Outcome bracketed(Point point, double number, Unit unit) {
        Point below = at(point, Math.nextDown(number));
        Point above = at(point, Math.nextUp(number));
        if (inverse.parameters().get(0).range().isInteger()
                || !admitted.isAdmitted(below)
                || !admitted.isAdmitted(above)) {
            return Outcome.RIGHT;
        }
        double argument = point.value(solved.name()).doubleValue();
        double first = exactly(below, unit).distance(argument);
        double second = exactly(above, unit).distance(argument);
        double apart = exactly(below, unit).minus(exactly(above, unit)).distance(0);
        return first <= 2 * apart + Math.ulp(argument) && second <= 2 * apart + Math.ulp(argument)
                ? Outcome.RIGHT
                : new Outcome.Wrong(
                        argument + ", the argument, within " + apart,
                        exactly(at(point, number), unit).toString());
    }

    private Real exactly(Point at, Unit unit) {
        return Conversions.fromCoherent(solved.reference().evaluate(at.environment()), unit);
    }
}
