package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** Where values lie while parameters are in a box. */
public final class Enclosures {

    private Enclosures() {}

    /** Between which bounds every value lies that exists. */
    public static Interval of(Expr expr, Box box, Meaning meaning) {
        return new Enclosure(meaning, box).of(expr);
    }

    /** The same, looked at as a polynomial as well where it is one. */
    public static Interval tight(Expr expr, Box box, Meaning meaning) {
        Interval interval = of(expr, box, meaning);
        Normalization normalization = new Normalization(meaning, box);
        return normalization
                .of(expr)
                .filter(fraction -> fraction.denominator().equals(Polynomial.of(Rational.ONE)))
                .map(fraction ->
                        new PolynomialRange(normalization.atoms(), Polynomial.MAX_TERMS).of(fraction.numerator()))
                .flatMap(interval::intersect)
                .orElse(interval);
    }

    /** The box of the terms of a sum or product, the index among its names; empty where there is never a term. */
    public static Optional<Box> terms(Expr.Reduction reduction, Box box, Meaning meaning) {
        return new Enclosure(meaning, box).terms(reduction);
    }
}
