package org.formulary.processor.algebra;

import java.util.Map;
import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * Exponential functions of sums as products of powers of as few atoms as may be: for {@code exp(x)} and {@code exp(x/2)} alike
 * the atom is {@code exp(x/12)}.
 */
final class Exponentials {

    /** How the atom of a real exponent begins; its value is positive. */
    static final String REAL = "exp(";

    private static final String IMAGINARY = "cis(";

    /** Halves, thirds and quarters of exponents are powers of the same atom. */
    private static final Rational PARTS = Rational.of(12);

    private static final Rational MAX_EXPONENT = Rational.of(8);

    /** Powers of an atom beyond which nothing is worked out. */
    private static final int MAX_POWER = 240;

    private static final Fraction HALF = Fraction.of(Polynomial.of(Rational.of(1, 2)));

    private final AtomRelations relations;

    Exponentials(AtomRelations relations) {
        this.relations = relations;
    }

    /** The exponential function. */
    Optional<Fraction> of(Fraction exponent) {
        Fraction reduced = AtomRelations.withoutCommonFactors(relations.reduced(exponent));
        Fraction product = Fraction.of(Polynomial.of(Rational.ONE));
        for (Map.Entry<Monomial, Rational> term : reduced.numerator().terms().entrySet()) {
            Optional<Fraction> factor = power(term.getKey(), term.getValue(), reduced.denominator());
            if (factor.isEmpty()) {
                return Optional.empty();
            }
            product = product.times(factor.get());
        }
        return Optional.of(product);
    }

    private Optional<Fraction> power(Monomial monomial, Rational coefficient, Polynomial denominator) {
        Optional<Fraction> argument = relations
                .exponential(monomial)
                .filter(any -> coefficient.isInteger() && AtomRelations.isOne(denominator))
                .filter(any -> coefficient.abs().compareTo(MAX_EXPONENT) <= 0);
        if (argument.isPresent()) {
            return Optional.of(argument.get().power(coefficient.numerator().intValueExact()));
        }
        Rational parts = coefficient.times(PARTS);
        boolean whole = parts.isInteger();
        if (whole && parts.abs().compareTo(Rational.of(MAX_POWER)) > 0) {
            return Optional.empty();
        }
        Polynomial unit = Polynomial.of(monomial, whole ? Rational.ONE.dividedBy(PARTS) : coefficient.abs());
        boolean imaginary = monomial.degree(AtomRelations.I) % 2 == 1;
        String atom = (imaginary ? IMAGINARY : REAL)
                + AtomRelations.key(AtomRelations.withoutCommonFactors(new Fraction(unit, denominator))) + ")";
        if (monomial.equals(Monomial.of(AtomRelations.I).times(Monomial.of(AtomRelations.PI)))
                && AtomRelations.isOne(denominator)
                && whole) {
            relations.turn(atom);
        }
        int exponent = whole ? parts.numerator().intValueExact() : coefficient.signum();
        return Optional.of(Fraction.of(Polynomial.of(atom)).power(exponent));
    }

    /** The hyperbolic cosine. */
    Optional<Fraction> even(Fraction x) {
        return of(x).flatMap(a -> of(x.negate()).map(b -> a.plus(b).times(HALF)));
    }

    /** The hyperbolic sine. */
    Optional<Fraction> odd(Fraction x) {
        return of(x).flatMap(a -> of(x.negate()).map(b -> a.plus(b.negate()).times(HALF)));
    }
}
