package org.formulary.testing;

import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.formulary.quantity.Unit;
import org.formulary.runtime.DomainException;
import org.formulary.runtime.Results;

/** Judges one real result at one point. */
final class RealJudgement {

    private final Output output;
    private final Unit unit;
    private final Tolerance tolerance;

    RealJudgement(Output output, Unit unit, Tolerance tolerance) {
        this.output = output;
        this.unit = unit;
        this.tolerance = tolerance;
    }

    Outcome judge(Point point, DoubleSupplier java) {
        Real exact;
        try {
            exact = Conversions.fromCoherent(output.reference().sample(point.environment()), unit);
        } catch (UndefinedException e) {
            return refusal(java::getAsDouble, e);
        }
        double actual;
        try {
            actual = java.getAsDouble();
        } catch (ArithmeticException e) {
            return output.mayFail(e, point) ? Outcome.OPEN : new Outcome.Wrong(exact.toString(), e.toString());
        } catch (DomainException e) {
            return output.mayRefuse(e, point) ? Outcome.OPEN : new Outcome.Wrong(exact.toString(), e.toString());
        } catch (RuntimeException e) {
            return new Outcome.Wrong(exact.toString(), e.toString());
        }
        if (!Double.isFinite(actual)) {
            return new Outcome.Wrong(exact.toString(), Double.toString(actual));
        }
        return compare(point, exact, actual);
    }

    /** A result that does not exist must be refused, whichever way. */
    static Outcome refusal(Supplier<? extends Number> java, UndefinedException reason) {
        try {
            return new Outcome.Wrong(
                    "a refusal (" + reason.getMessage() + ")", java.get().toString());
        } catch (ArithmeticException | IllegalArgumentException e) {
            return Outcome.RIGHT;
        }
    }

    private Outcome compare(Point point, Real exact, double actual) {
        double allowed = allowed(point, exact);
        double distance = exact.distance(actual);
        if (distance <= allowed) {
            return Outcome.RIGHT;
        }
        return Double.isFinite(allowed)
                ? new Outcome.Wrong(
                        exact.toString(),
                        actual + ", off by " + distance + " where " + allowed + " is allowed (" + tolerance + ")")
                : Outcome.OPEN;
    }

    /** How far the result may be from the exact one at a point; not finite where that is not known. */
    double allowed(Point point, Real exact) {
        RoundingAnalysis analysis = new RoundingAnalysis();
        try {
            Rounded rounded = analysis.value(output.computed().root(), point.roundedEnvironment());
            if (analysis.staysInRange()) {
                return tolerance.allowed(exact, inUnit(rounded.error(), exact));
            }
        } catch (UndecidedException e) {
            if (analysis.staysInRange()) {
                throw e;
            }
        }
        // Numbers on the way come near the ends of the range: that excuses a shift next to 0, and nothing else.
        Rounded rounded =
                RoundingAnalysis.ofUnlimitedRange().value(output.computed().root(), point.roundedEnvironment());
        return 2 * inUnit(rounded.error() + Results.NEGLIGIBLE, exact);
    }

    /** The error in the declared unit, with the rounding of the conversion. */
    private double inUnit(double error, Real exact) {
        if (unit.isCoherent()) {
            return error;
        }
        double scale = Conversions.toCoherent(Real.of(1), unit)
                .minus(Conversions.toCoherent(Real.of(0), unit))
                .toDouble();
        return error / scale + Math.ulp(exact.toDouble());
    }
}
