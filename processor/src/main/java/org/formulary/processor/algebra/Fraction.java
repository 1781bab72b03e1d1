package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.quantity.Rational;

/** A quotient of two polynomials. */
record Fraction(Polynomial numerator, Polynomial denominator) {

    static Fraction of(Polynomial polynomial) {
        return new Fraction(polynomial, Polynomial.ONE);
    }

    /** The polynomial, where the denominator is a number. */
    Optional<Polynomial> whole() {
        return Optional.ofNullable(denominator.terms().get(Monomial.ONE))
                .filter(number -> denominator.terms().size() == 1)
                .map(number -> numerator.times(Polynomial.of(Rational.ONE.dividedBy(number))));
    }

    boolean isTooLong() {
        return numerator.isTooLong() || denominator.isTooLong();
    }

    Fraction negate() {
        return new Fraction(numerator.negate(), denominator);
    }

    Fraction plus(Fraction other) {
        return denominator.equals(other.denominator)
                ? new Fraction(numerator.plus(other.numerator), denominator)
                : new Fraction(
                        numerator.times(other.denominator).plus(other.numerator.times(denominator)),
                        denominator.times(other.denominator));
    }

    Fraction times(Fraction other) {
        return new Fraction(numerator.times(other.numerator), denominator.times(other.denominator));
    }

    Fraction dividedBy(Fraction other) {
        return new Fraction(numerator.times(other.denominator), denominator.times(other.numerator));
    }

    Fraction power(int exponent) {
        return exponent < 0
                ? of(Polynomial.ONE).dividedBy(power(-exponent))
                : new Fraction(numerator.power(exponent), denominator.power(exponent));
    }
}
