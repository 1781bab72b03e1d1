package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.quantity.Rational;

/**
 * Signs of polynomials over a box in which other polynomials are known to have a sign: of {@code v < c} the difference
 * {@code d = v - c < 0} is made a variable of its own, and {@code c^2 - v^2} becomes {@code d^2 - 2 v d}, all of whose
 * terms are positive.
 */
final class Signs {

    /** SumsOfProducts looked at before a proof is given up. */
    private static final int WORK = 4_000;

    /** A polynomial and how it is related to 0. */
    record Known(Polynomial polynomial, Relation relation) {}

    private final Map<String, Interval> atoms;
    private final List<Known> facts;
    private final Map<Polynomial, Interval> ranges = new HashMap<>();
    private int work = WORK;

    Signs(Map<String, Interval> atoms, List<Known> facts) {
        this.atoms = new LinkedHashMap<>(atoms);
        this.facts = List.copyOf(facts);
    }

    /**
     * Whether the polynomial is so related to 0 everywhere.
     *
     * @param depth how many of the known comparisons are used together
     */
    boolean holds(Polynomial polynomial, Relation relation, int depth) {
        return holds(polynomial, relation, depth, facts);
    }

    private boolean holds(Polynomial polynomial, Relation relation, int depth, List<Known> usable) {
        if (work <= 0 || polynomial.isTooLong()) {
            return false;
        }
        work -= polynomial.terms().size();
        if (Relations.holds(range(polynomial), relation)
                || usable.stream().anyMatch(fact -> isMultiple(polynomial, relation, fact))) {
            return true;
        }
        return depth > 0 && usable.stream().anyMatch(fact -> holdsBy(fact, polynomial, relation, depth, usable));
    }

    /** Atoms only come to the others, so that a range stays what it is. */
    private Interval range(Polynomial polynomial) {
        Interval known = ranges.get(polynomial);
        if (known == null) {
            known = new PolynomialRange(atoms, Polynomial.MAX_TERMS).of(polynomial);
            ranges.put(polynomial, known);
        }
        return known;
    }

    private static boolean isMultiple(Polynomial polynomial, Relation relation, Known fact) {
        return fact.polynomial().terms().entrySet().stream()
                .findFirst()
                .flatMap(term -> Optional.ofNullable(polynomial.terms().get(term.getKey()))
                        .map(coefficient -> coefficient.dividedBy(term.getValue())))
                .filter(factor ->
                        fact.polynomial().times(Polynomial.of(factor)).terms().equals(polynomial.terms()))
                .filter(factor -> Relations.implies(
                        factor.signum() > 0 ? fact.relation() : Relations.mirrored(fact.relation()), relation))
                .isPresent();
    }

    /** Puts the known polynomial in the place of each of its terms in turn. */
    private boolean holdsBy(Known fact, Polynomial polynomial, Relation relation, int depth, List<Known> usable) {
        List<Known> others = new ArrayList<>(usable);
        others.remove(fact);
        for (Map.Entry<Monomial, Rational> term : fact.polynomial().terms().entrySet()) {
            Monomial replaced = term.getKey();
            boolean occurs = replaced.degree() > 0
                    && polynomial.terms().keySet().stream()
                            .anyMatch(monomial -> monomial.dividedBy(replaced).isPresent());
            if (occurs && work > 0) {
                String difference = "difference " + atoms.size();
                Interval range = range(fact.polynomial());
                Interval numbers = Relations.numbers(fact.relation());
                atoms.put(difference, range.intersect(numbers).orElse(numbers));
                Polynomial rest = fact.polynomial().minus(Polynomial.of(replaced, term.getValue()));
                Polynomial value = Polynomial.of(difference)
                        .minus(rest)
                        .times(Polynomial.of(Rational.ONE.dividedBy(term.getValue())));
                if (holds(polynomial.replacing(replaced, value), relation, depth - 1, others)) {
                    return true;
                }
            }
        }
        return false;
    }
}
