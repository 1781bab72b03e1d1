package org.formulary.processor.algebra;

import java.util.IdentityHashMap;
import java.util.Optional;
import org.formulary.processor.equation.Expr;

/** Where values lie while parameters are in a box; each is looked at once. */
public final class Enclosures {

    private final Enclosure enclosure;
    private final Normalization normalization;
    private final IdentityHashMap<Expr, Interval> tight = new IdentityHashMap<>();

    /** Enclosures of values of an equation. */
    public Enclosures(Meaning meaning, Box box) {
        this.enclosure = new Enclosure(meaning, box);
        this.normalization = new Normalization(meaning, box, enclosure);
    }

    /** Between which bounds every value lies that exists. */
    public Interval of(Expr expr) {
        return enclosure.of(expr);
    }

    /** The same, looked at as a polynomial as well where it is one. */
    public Interval tight(Expr expr) {
        Interval interval = tight.get(expr);
        if (interval == null) {
            interval = asPolynomial(expr);
            tight.put(expr, interval);
        }
        return interval;
    }

    private Interval asPolynomial(Expr expr) {
        Interval interval = of(expr);
        return normalization
                .of(expr)
                .filter(fraction -> fraction.denominator().equals(Polynomial.ONE))
                .map(fraction ->
                        new PolynomialRange(normalization.atoms(), Polynomial.MAX_TERMS).of(fraction.numerator()))
                .flatMap(interval::intersect)
                .orElse(interval);
    }

    /** The box of the terms of a sum or product, the index among its names; empty where there is never a term. */
    public Optional<Box> terms(Expr.Reduction reduction) {
        return enclosure.terms(reduction);
    }
}
