package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;

/**
 * An increasing function of one variable that the reference evaluator knows: the image of an interval lies between its
 * values at the ends, which are exact where they are rational and rounded outwards where they are not.
 */
final class Monotone {

    /** Farther from 0 than any bound that is carried exactly. */
    private static final Rational ANYWHERE = Rational.of(BigInteger.ONE.shiftLeft(2048));

    private final ReferenceFormula formula;
    private final Rational limit;
    private final Optional<Bound> least;
    private final Optional<Bound> greatest;

    private Monotone(ReferenceFormula formula, Rational limit, Optional<Bound> least, Optional<Bound> greatest) {
        this.formula = formula;
        this.limit = limit;
        this.least = least;
        this.greatest = greatest;
    }

    /** A function of {@code x} in prefix form that has no bounds. */
    static Monotone of(String prefix) {
        return new Monotone(ReferenceFormula.parse(prefix), ANYWHERE, Optional.empty(), Optional.empty());
    }

    /** This function with bounds that no value passes. */
    Monotone within(Optional<Bound> lower, Optional<Bound> upper) {
        return new Monotone(formula, limit, lower, upper);
    }

    /** This function, not evaluated at numbers that are farther from 0. */
    Monotone upTo(long farthest) {
        return new Monotone(formula, Rational.of(farthest), least, greatest);
    }

    /** The values over an interval in which the function is defined, its ends perhaps excepted. */
    Interval image(Interval x) {
        Optional<Bound> lower = x.lower()
                .filter(bound -> bound.value().compareTo(limit.negate()) >= 0)
                .map(bound -> bound.value().compareTo(limit) > 0 ? new Bound(limit, false) : bound)
                .flatMap(bound -> at(bound, true))
                .or(() -> least);
        Optional<Bound> upper = x.upper()
                .filter(bound -> bound.value().compareTo(limit) <= 0)
                .map(bound -> bound.value().compareTo(limit.negate()) < 0 ? new Bound(limit.negate(), false) : bound)
                .flatMap(bound -> at(bound, false))
                .or(() -> greatest);
        return Interval.between(lower, upper, false).orElse(Interval.ALL);
    }

    private Optional<Bound> at(Bound bound, boolean lower) {
        try {
            Real value = formula.evaluate(Map.of("x", Real.of(bound.value())));
            return Optional.of(
                    value.isExact()
                            ? new Bound(value.rational(), bound.open())
                            : new Bound(lower ? value.lower() : value.upper(), false));
        } catch (ArithmeticException e) {
            // No value at this end, or none within reach.
            return Optional.empty();
        }
    }
}
