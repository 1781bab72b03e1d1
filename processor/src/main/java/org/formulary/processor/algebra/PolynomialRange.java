package org.formulary.processor.algebra;

import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/**
 * Between which bounds polynomials lie where their atoms lie in intervals. A polynomial that is affine in an atom takes
 * its extremes at the ends of that atom, and one that grows or falls with it takes them there as well.
 */
final class PolynomialRange {

    private final Map<String, Interval> atoms;
    private int work;

    /** Ranges over these atoms, with at most so many terms looked at. */
    PolynomialRange(Map<String, Interval> atoms, int work) {
        this.atoms = atoms;
        this.work = work;
    }

    /** Where the polynomial lies. */
    Interval of(Polynomial polynomial) {
        Monomial common = polynomial.commonFactor();
        Interval factor = term(common, Rational.ONE);
        return IntervalArithmetic.times(factor, refined(polynomial.without(common)));
    }

    private Interval refined(Polynomial polynomial) {
        Interval range = terms(polynomial);
        for (String atom : polynomial.atoms()) {
            if (work > 0 && polynomial.occurrences(atom) > 1 && !isUnbounded(atom)) {
                range = range.intersect(alongside(polynomial, atom)).orElse(range);
            }
        }
        return range;
    }

    private boolean isUnbounded(String atom) {
        return atoms.get(atom).lower().isEmpty() && atoms.get(atom).upper().isEmpty();
    }

    /** The sum of the ranges of the terms. */
    private Interval terms(Polynomial polynomial) {
        Interval sum = Interval.of(Rational.ZERO);
        for (Map.Entry<Monomial, Rational> term : polynomial.terms().entrySet()) {
            work--;
            sum = IntervalArithmetic.plus(sum, term(term.getKey(), term.getValue()));
        }
        return sum;
    }

    private Interval term(Monomial monomial, Rational coefficient) {
        Interval product = Interval.of(coefficient);
        for (int i = 0; i < monomial.size(); i++) {
            product = IntervalArithmetic.times(
                    product, IntervalPowers.integerPower(atoms.get(monomial.atom(i)), monomial.power(i)));
        }
        return product;
    }

    /** The range as the behaviour along one atom shows it. */
    private Interval alongside(Polynomial polynomial, String atom) {
        Interval interval = atoms.get(atom);
        Polynomial slope = polynomial.derivative(atom);
        Optional<Interval> atLower = interval.lower().map(bound -> at(polynomial, atom, bound));
        Optional<Interval> atUpper = interval.upper().map(bound -> at(polynomial, atom, bound));
        Interval range = polynomial.degree(atom) == 1 && atLower.isPresent() && atUpper.isPresent()
                ? atLower.get().hull(atUpper.get())
                : Interval.ALL;
        Interval slopes = refined(slope);
        if (slopes.isNonNegative()) {
            range = between(
                    range, beyond(atLower, interval.lower(), slopes), before(atUpper, interval.upper(), slopes));
        } else if (slopes.isNonPositive()) {
            Interval rises = slopes.negate();
            range = between(range, beyond(atUpper, interval.upper(), rises), before(atLower, interval.lower(), rises));
        }
        return range;
    }

    private Interval at(Polynomial polynomial, String atom, Bound bound) {
        return refined(polynomial.replacing(Monomial.of(atom), Polynomial.of(bound.value())));
    }

    /** A lower bound from the end at which the polynomial is least; excluded with the end if it really grows. */
    private static Optional<Bound> beyond(Optional<Interval> atEnd, Optional<Bound> end, Interval slopes) {
        return atEnd.flatMap(Interval::lower).map(bound -> strict(bound, end.orElseThrow(), slopes));
    }

    private static Optional<Bound> before(Optional<Interval> atEnd, Optional<Bound> end, Interval slopes) {
        return atEnd.flatMap(Interval::upper).map(bound -> strict(bound, end.orElseThrow(), slopes));
    }

    private static Bound strict(Bound bound, Bound end, Interval slopes) {
        return new Bound(bound.value(), bound.open() || (end.open() && slopes.isPositive()));
    }

    private static Interval between(Interval range, Optional<Bound> lower, Optional<Bound> upper) {
        return Interval.between(lower, upper, false).flatMap(range::intersect).orElse(range);
    }
}
