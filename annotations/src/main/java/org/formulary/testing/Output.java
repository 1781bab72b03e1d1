package org.formulary.testing;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;

/**
 * One result of a formula: what it should be, and the generated methods that compute it.
 *
 * @param name its symbol
 * @param reference the equation
 * @param computed the form that the code runs, from which rounding bounds are taken
 * @param computation the generated method for bare numbers
 * @param quantity the generated method for quantities, if there is one
 */
record Output(
        String name,
        ReferenceFormula reference,
        ReferenceFormula computed,
        Computation computation,
        Optional<Function<Point, Quantity>> quantity) {

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

    Output withComputed(ReferenceFormula form) {
        return new Output(name, reference, form, computation, quantity);
    }

    Output withQuantity(Function<Point, Quantity> method) {
        return new Output(name, reference, computed, computation, Optional.of(method));
    }
}
