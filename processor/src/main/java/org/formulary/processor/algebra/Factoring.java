package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * Takes a polynomial apart into a number, atoms, and factors that are zero where it is: {@code x - y}, {@code x - 1},
 * {@code 2 a - b}. There is no search for any other factor.
 */
final class Factoring {

    private static final List<Rational> ROOTS = List.of(
            Rational.ONE, Rational.of(-1), Rational.of(2), Rational.of(-2), Rational.of(1, 2), Rational.of(-1, 2));

    private static final int MAX_FACTORS = 6;

    private final List<Polynomial> factors = new ArrayList<>();
    private final Monomial common;
    private final Rational number;

    /**
     * Factors of a polynomial.
     *
     * @param polynomial any but 0
     */
    Factoring(Polynomial polynomial) {
        this.common = polynomial.commonFactor();
        Polynomial rest = polynomial.without(common);
        this.number = content(rest);
        Polynomial primitive = rest.times(Polynomial.of(Rational.ONE.dividedBy(number)));
        if (primitive.terms().size() > 1) {
            split(primitive);
        }
    }

    /** The number that all coefficients are multiples of, with the sign of the first. */
    private static Rational content(Polynomial polynomial) {
        BigInteger above = BigInteger.ZERO;
        BigInteger below = BigInteger.ONE;
        for (Rational coefficient : polynomial.terms().values()) {
            above = above.gcd(coefficient.numerator());
            below = below.multiply(coefficient.denominator()).divide(below.gcd(coefficient.denominator()));
        }
        Rational content = Rational.of(above, below);
        boolean allNegative = polynomial.terms().values().stream().allMatch(value -> value.signum() < 0);
        return allNegative ? content.negate() : content;
    }

    Rational number() {
        return number;
    }

    Monomial common() {
        return common;
    }

    /** The sums among the factors. */
    List<Polynomial> factors() {
        return factors;
    }

    private void split(Polynomial polynomial) {
        Optional<Split> split = factors.size() < MAX_FACTORS ? halves(polynomial) : Optional.empty();
        if (split.isPresent()) {
            split(split.get().factor());
            split(split.get().quotient());
        } else {
            factors.add(polynomial);
        }
    }

    private record Split(Polynomial factor, Polynomial quotient) {}

    private static Optional<Split> halves(Polynomial polynomial) {
        Optional<Split> squares = differenceOfSquares(polynomial);
        return squares.isPresent() ? squares : byRoots(polynomial);
    }

    private static Optional<Split> differenceOfSquares(Polynomial polynomial) {
        List<Map.Entry<Monomial, Rational>> terms =
                List.copyOf(polynomial.terms().entrySet());
        if (terms.size() != 2
                || terms.get(0).getValue().signum() == terms.get(1).getValue().signum()) {
            return Optional.empty();
        }
        return squareRoot(terms.get(0))
                .flatMap(a -> squareRoot(terms.get(1))
                        .map(b -> new Split(
                                a.minus(b),
                                terms.get(0).getValue().signum() > 0
                                        ? a.plus(b)
                                        : a.plus(b).negate())));
    }

    private static Optional<Polynomial> squareRoot(Map.Entry<Monomial, Rational> term) {
        Rational size = term.getValue().abs();
        BigInteger above = size.numerator().sqrt();
        BigInteger below = size.denominator().sqrt();
        Rational root = Rational.of(above, below);
        boolean square = root.times(root).equals(size)
                && term.getKey().powers().values().stream().allMatch(power -> power % 2 == 0);
        if (!square) {
            return Optional.empty();
        }
        Monomial half = Monomial.ONE;
        for (Map.Entry<String, Integer> power : term.getKey().powers().entrySet()) {
            for (int i = 0; i < power.getValue() / 2; i++) {
                half = half.times(Monomial.of(power.getKey()));
            }
        }
        return Optional.of(Polynomial.of(half, root));
    }

    private static Optional<Split> byRoots(Polynomial polynomial) {
        for (String atom : polynomial.atoms()) {
            for (Rational root : ROOTS) {
                List<Polynomial> candidates = new ArrayList<>(List.of(Polynomial.of(root)));
                polynomial.atoms().stream()
                        .filter(other -> !other.equals(atom))
                        .forEach(other -> candidates.add(Polynomial.of(other).times(Polynomial.of(root))));
                for (Polynomial candidate : candidates) {
                    Optional<Split> split = dividedBy(polynomial, atom, candidate);
                    if (split.isPresent()) {
                        return split;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Horner's scheme: the quotient by {@code atom - root} where there is no remainder. */
    private static Optional<Split> dividedBy(Polynomial polynomial, String atom, Polynomial root) {
        int degree = polynomial.degree(atom);
        List<Polynomial> coefficients = new ArrayList<>();
        for (int i = 0; i <= degree; i++) {
            coefficients.add(Polynomial.ZERO);
        }
        polynomial.terms().forEach((monomial, coefficient) -> {
            int power = monomial.degree(atom);
            Monomial rest = monomial;
            for (int i = 0; i < power; i++) {
                rest = rest.dividedBy(Monomial.of(atom)).orElseThrow();
            }
            coefficients.set(power, coefficients.get(power).plus(Polynomial.of(rest, coefficient)));
        });
        Polynomial quotient = Polynomial.ZERO;
        Polynomial carried = Polynomial.ZERO;
        for (int i = degree; i > 0; i--) {
            carried = carried.times(root).plus(coefficients.get(i));
            quotient = quotient.times(Polynomial.of(atom)).plus(carried);
        }
        boolean divides = carried.times(root).plus(coefficients.get(0)).terms().isEmpty();
        boolean isItself = quotient.atoms().isEmpty();
        return divides && !isItself
                ? Optional.of(new Split(Polynomial.of(atom).minus(root), quotient))
                : Optional.empty();
    }
}
