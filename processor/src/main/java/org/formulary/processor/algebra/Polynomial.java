package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.formulary.quantity.Rational;

/** A sum of products of atoms with rational coefficients, none of which is 0. */
record Polynomial(Map<Monomial, Rational> terms) {

    /** More terms than any proof needs: a sum that grows beyond them is not expanded. */
    static final int MAX_TERMS = 60;

    static final Polynomial ZERO = new Polynomial(Map.of());

    static Polynomial of(Rational constant) {
        return constant.signum() == 0 ? ZERO : new Polynomial(Map.of(Monomial.ONE, constant));
    }

    static Polynomial of(String atom) {
        return of(Monomial.of(atom), Rational.ONE);
    }

    static Polynomial of(Monomial monomial, Rational coefficient) {
        return new Polynomial(Map.of(monomial, coefficient));
    }

    boolean isTooLong() {
        return terms.size() > MAX_TERMS;
    }

    Polynomial plus(Polynomial other) {
        Map<Monomial, Rational> sum = new LinkedHashMap<>(terms);
        other.terms.forEach((monomial, coefficient) -> add(sum, monomial, coefficient));
        return new Polynomial(sum);
    }

    private static void add(Map<Monomial, Rational> sum, Monomial monomial, Rational coefficient) {
        Rational total = sum.getOrDefault(monomial, Rational.ZERO).plus(coefficient);
        if (total.signum() == 0) {
            sum.remove(monomial);
        } else {
            sum.put(monomial, total);
        }
    }

    Polynomial negate() {
        return times(of(Rational.ONE.negate()));
    }

    Polynomial minus(Polynomial other) {
        return plus(other.negate());
    }

    Polynomial times(Polynomial other) {
        Map<Monomial, Rational> product = new LinkedHashMap<>();
        terms.forEach((a, x) -> other.terms.forEach((b, y) -> add(product, a.times(b), x.times(y))));
        return new Polynomial(product);
    }

    Polynomial power(int exponent) {
        Polynomial power = of(Rational.ONE);
        for (int i = 0; i < exponent && !power.isTooLong(); i++) {
            power = power.times(this);
        }
        return power;
    }

    /** The atoms that occur. */
    Set<String> atoms() {
        Set<String> atoms = new TreeSet<>();
        terms.keySet().forEach(monomial -> atoms.addAll(monomial.powers().keySet()));
        return atoms;
    }

    /** In how many of the terms an atom occurs. */
    long occurrences(String atom) {
        return terms.keySet().stream()
                .filter(monomial -> monomial.degree(atom) > 0)
                .count();
    }

    int degree(String atom) {
        return terms.keySet().stream()
                .mapToInt(monomial -> monomial.degree(atom))
                .max()
                .orElse(0);
    }

    /** The derivative by an atom. */
    Polynomial derivative(String atom) {
        Map<Monomial, Rational> derivative = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) -> monomial.dividedBy(Monomial.of(atom))
                .ifPresent(lower -> add(derivative, lower, coefficient.times(Rational.of(monomial.degree(atom))))));
        return new Polynomial(derivative);
    }

    /** This with each multiple of a product replaced by as many times what the product is equal to. */
    Polynomial replacing(Monomial product, Polynomial value) {
        Polynomial sum = ZERO;
        for (Map.Entry<Monomial, Rational> term : terms.entrySet()) {
            Monomial rest = term.getKey();
            int times = 0;
            Optional<Monomial> quotient = rest.dividedBy(product);
            while (quotient.isPresent()) {
                rest = quotient.get();
                times++;
                quotient = rest.dividedBy(product);
            }
            sum = sum.plus(of(rest, term.getValue()).times(value.power(times)));
            if (sum.isTooLong()) {
                return sum;
            }
        }
        return sum;
    }

    /** The terms that are wanted. */
    Polynomial keeping(BiPredicate<Monomial, Rational> wanted) {
        Map<Monomial, Rational> kept = new LinkedHashMap<>(terms);
        kept.entrySet().removeIf(term -> !wanted.test(term.getKey(), term.getValue()));
        return new Polynomial(kept);
    }

    /** The greatest product of atoms that divides every term. */
    Monomial commonFactor() {
        return terms.keySet().stream().reduce(Monomial::common).orElse(Monomial.ONE);
    }

    /** This without a factor that divides every term. */
    Polynomial without(Monomial factor) {
        Map<Monomial, Rational> quotient = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) ->
                quotient.put(monomial.dividedBy(factor).orElseThrow(), coefficient));
        return new Polynomial(quotient);
    }
}
