package org.formulary.testing;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.runtime.DomainException;

/**
 * One result of a formula: what it should be, and the generated methods that compute it.
 *
 * @param name its symbol
 * @param reference the equation
 * @param computed the form that the code runs, from which rounding bounds are taken
 * @param computation the generated method for bare numbers
 * @param quantity the generated method for quantities, if there is one
 * @param context what it shares with the rest of its formula
 */
record Output(
        String name,
        ReferenceFormula reference,
        ReferenceFormula computed,
        Computation computation,
        Optional<Function<Point, Quantity>> quantity,
        Context context) {

    /**
     * What of a formula bears upon each of its results.
     *
     * @param others the other results of the same call
     * @param callees the names of formulas that the method calls
     * @param domains those that are more than a parameter's range
     */
    record Context(List<Output> others, List<String> callees, List<JointDomain> domains) {

        /** That of a result alone. */
        static final Context NONE = new Context(List.of(), List.of(), List.of());
    }

    /** Results above this may fail to be finite on the way without anyone's fault. */
    private static final double NEAR_OVERFLOW = 0x1p1020;

    /** An {@code int} is less. */
    private static final double LEAST_OF_INTEGER_RANGES = 0x1p31;

    /** By less than this a number without its last digits is scaled without a refusal. */
    private static final double LEAST_LARGE_FACTOR = 0x1p100;

    /** How a result is computed and judged. */
    sealed interface Computation {

        /** In doubles, in a unit, to a tolerance. */
        record InReals(Unit unit, Tolerance tolerance, ToDoubleFunction<Point> java) implements Computation {}

        /** Exactly, or not at all where the exact result has more than so many bits. */
        record InIntegers(int bits, ToLongFunction<Point> java) implements Computation {}
    }

    /** Whether the method may be busy for years, as with a sum over all that a long can count. */
    boolean isBeyondReach(Point point) {
        try {
            reference.sample(point.environment());
            return false;
        } catch (UndecidedException e) {
            return true;
        } catch (UndefinedException e) {
            // It is refused soon enough.
            return false;
        }
    }

    /**
     * Whether the call may be refused because a number on the way to any of its results is too large or too small for its
     * type.
     */
    boolean mayBeOutOfReach(Point point) {
        return isOutOfReach(point) || context.others().stream().anyMatch(other -> other.isOutOfReach(point));
    }

    /** Whether the call may end so: for want of range on the way, or for that of an integer result of a formula it calls. */
    boolean mayFail(ArithmeticException failure, Point point) {
        boolean byCallee = context.callees().stream()
                .anyMatch(callee -> String.valueOf(failure.getMessage()).startsWith(callee + ": "));
        return mayBeOutOfReach(point)
                || (byCallee && passes(LEAST_OF_INTEGER_RANGES, point))
                || (!context.callees().isEmpty() && scalesZero(point));
    }

    /** Whether a 0, which may stand for a called formula's result too small for a double, meets a factor that large. */
    private boolean scalesZero(Point point) {
        RoundingAnalysis analysis = new RoundingAnalysis();
        try {
            return analysis.value(computed.root(), point.roundedEnvironment()).value() == 0
                    && analysis.largest() >= LEAST_LARGE_FACTOR;
        } catch (UndecidedException e) {
            return true;
        }
    }

    /** Whether a number on the way may be that large. */
    private boolean passes(double magnitude, Point point) {
        RoundingAnalysis analysis = new RoundingAnalysis();
        try {
            analysis.value(computed.root(), point.roundedEnvironment());
            return analysis.largest() >= magnitude;
        } catch (UndecidedException e) {
            return true;
        }
    }

    private boolean isOutOfReach(Point point) {
        RoundingAnalysis analysis = new RoundingAnalysis();
        try {
            analysis.value(computed.root(), point.roundedEnvironment());
            return computation instanceof Computation.InReals reals
                    ? !analysis.staysInRange() || isLarge(reals.unit(), point)
                    : analysis.largest() >= Math.scalb(1.0, ((Computation.InIntegers) computation).bits() - 1);
        } catch (UndecidedException e) {
            return true;
        }
    }

    private boolean isLarge(Unit unit, Point point) {
        try {
            Real exact = Conversions.fromCoherent(reference.sample(point.environment()), unit);
            return Math.abs(exact.toDouble()) > NEAR_OVERFLOW;
        } catch (UndefinedException e) {
            return true;
        }
    }

    Output withComputed(ReferenceFormula form) {
        return new Output(name, reference, form, computation, quantity, context);
    }

    Output withQuantity(Function<Point, Quantity> method) {
        return new Output(name, reference, computed, computation, Optional.of(method), context);
    }

    /**
     * Whether the call may be refused because of what has become of an argument: by roundings that turn a domain, or on the way
     * to a formula that is called, by passing the range of doubles or by a conversion that rounds it across the boundary it is
     * next to.
     */
    boolean mayRefuse(DomainException refusal, Point point) {
        return (context.callees().contains(refusal.formula()) && (point.isNextToBoundary() || mayBeOutOfReach(point)))
                || context.domains().stream()
                        .anyMatch(domain -> domain.condition().mayTurn(point.roundedEnvironment()));
    }

    /** This output among all those of a formula. */
    Output among(List<Output> all, List<String> callees, List<JointDomain> domains) {
        List<Output> others =
                all.stream().filter(other -> !other.name.equals(name)).toList();
        return new Output(name, reference, computed, computation, quantity, new Context(others, callees, domains));
    }
}
