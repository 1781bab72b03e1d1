package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.formulary.quantity.Rational;

/** A sum of products of atoms with rational coefficients, none of which is 0. */
record Polynomial(Map<Monomial, Rational> terms) {

    /** More terms than any proof needs: a sum that grows beyond them is not expanded. */
    static final int MAX_TERMS = 60;

    static final Polynomial ZERO = new Polynomial(Map.of());

    static final Polynomial ONE = new Polynomial(Map.of(Monomial.ONE, Rational.ONE));

    private static final Rational MINUS_ONE = Rational.of(-1);

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
        if (terms.isEmpty() || other.terms.isEmpty()) {
            return terms.isEmpty() ? other : this;
        }
        Map<Monomial, Rational> sum = new LinkedHashMap<>(terms);
        other.terms.forEach((monomial, coefficient) -> add(sum, monomial, coefficient));
        return new Polynomial(sum);
    }

    private static void add(Map<Monomial, Rational> sum, Monomial monomial, Rational coefficient) {
        Rational before = sum.putIfAbsent(monomial, coefficient);
        if (before != null) {
            Rational total = before.plus(coefficient);
            if (total.signum() == 0) {
                sum.remove(monomial);
            } else {
                sum.put(monomial, total);
            }
        }
    }

    Polynomial negate() {
        return scaled(MINUS_ONE);
    }

    Polynomial minus(Polynomial other) {
        return plus(other.negate());
    }

    private boolean isNumber() {
        return terms.size() == 1 && terms.containsKey(Monomial.ONE);
    }

    /** This so many times; a number other than 0. */
    private Polynomial scaled(Rational factor) {
        if (factor.equals(Rational.ONE)) {
            return this;
        }
        Map<Monomial, Rational> scaled = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) -> scaled.put(monomial, coefficient.times(factor)));
        return new Polynomial(scaled);
    }

    Polynomial times(Polynomial other) {
        if (isNumber() || other.isNumber()) {
            return isNumber() ? other.scaled(terms.get(Monomial.ONE)) : scaled(other.terms.get(Monomial.ONE));
        }
        Map<Monomial, Rational> product = new LinkedHashMap<>();
        terms.forEach((a, x) -> other.terms.forEach((b, y) -> add(product, a.times(b), x.times(y))));
        return new Polynomial(product);
    }

    Polynomial power(int exponent) {
        Polynomial power = ONE;
        for (int i = 0; i < exponent && !power.isTooLong(); i++) {
            power = power.times(this);
        }
        return power;
    }

    /** The atoms that occur. */
    Set<String> atoms() {
        Set<String> atoms = new TreeSet<>();
        for (Monomial monomial : terms.keySet()) {
            for (int i = 0; i < monomial.size(); i++) {
                atoms.add(monomial.atom(i));
            }
        }
        return atoms;
    }

    /** In how many of the terms an atom occurs. */
    long occurrences(String atom) {
        long occurrences = 0;
        for (Monomial monomial : terms.keySet()) {
            occurrences += monomial.degree(atom) > 0 ? 1 : 0;
        }
        return occurrences;
    }

    int degree(String atom) {
        int degree = 0;
        for (Monomial monomial : terms.keySet()) {
            degree = Math.max(degree, monomial.degree(atom));
        }
        return degree;
    }

    /** The derivative by an atom. */
    Polynomial derivative(String atom) {
        Map<Monomial, Rational> derivative = new LinkedHashMap<>();
        Monomial divisor = Monomial.of(atom);
        terms.forEach((monomial, coefficient) -> monomial.dividedBy(divisor)
                .ifPresent(lower -> add(derivative, lower, coefficient.times(Rational.of(monomial.degree(atom))))));
        return new Polynomial(derivative);
    }

    /** This with each multiple of a product replaced by as many times what the product is equal to. */
    Polynomial replacing(Monomial product, Polynomial value) {
        Polynomial sum = ZERO;
        for (Map.Entry<Monomial, Rational> term : terms.entrySet()) {
            Monomial rest = term.getKey();
            int times = 0;
            while (rest.isMultipleOf(product)) {
                rest = rest.dividedBy(product).orElseThrow();
                times++;
            }
            Polynomial other = of(rest, term.getValue());
            sum = sum.plus(times == 0 ? other : other.times(value.power(times)));
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
        Monomial common = null;
        for (Monomial monomial : terms.keySet()) {
            common = common == null ? monomial : common.common(monomial);
        }
        return common == null ? Monomial.ONE : common;
    }

    /** This without a factor that divides every term. */
    Polynomial without(Monomial factor) {
        if (factor.size() == 0) {
            return this;
        }
        Map<Monomial, Rational> quotient = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) ->
                quotient.put(monomial.dividedBy(factor).orElseThrow(), coefficient));
        return new Polynomial(quotient);
    }
}
