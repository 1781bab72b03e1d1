package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.quantity.Rational;

/** What is known of the atoms of canonical forms: which power of one is a fraction of others. */
final class AtomRelations {

    static final String PI = "pi";

    /** The imaginary unit; no symbol is spelled so. */
    static final String I = "\u2148";

    /** As many reductions as any proof needs. */
    private static final int MAX_ROUNDS = 12;

    private record Power(int degree, Fraction value) {}

    private final Map<String, Power> powers = new LinkedHashMap<>();
    private final Map<String, Fraction> logarithms = new LinkedHashMap<>();

    AtomRelations() {
        powers.put(I, new Power(2, Fraction.of(Polynomial.of(Rational.of(-1)))));
    }

    /** A root as an atom of which a power is known; of a quotient by a positive number only that of its numerator. */
    Optional<Fraction> root(String name, Fraction radicand, int degree) {
        Fraction reduced = withoutCommonFactors(radicand);
        Optional<Rational> number = constant(reduced.denominator());
        if (number.isEmpty() || number.get().signum() < 0) {
            return atom(name, reduced, degree);
        }
        return atom(
                name,
                Fraction.of(reduced.numerator().times(Polynomial.of(Rational.ONE.dividedBy(number.get())))),
                degree);
    }

    private Optional<Fraction> atom(String name, Fraction radicand, int degree) {
        Optional<Rational> number = constant(radicand);
        if (number.isPresent()) {
            for (long root = 0; root <= 12; root++) {
                if (Rational.of(root).power(degree).equals(number.get())) {
                    return Optional.of(Fraction.of(Polynomial.of(Rational.of(root))));
                }
            }
        }
        String key = name + "(" + key(radicand) + ")";
        powers.put(key, new Power(degree, radicand));
        return Optional.of(Fraction.of(Polynomial.of(key)));
    }

    /** The logarithm of a number or atom, or of what is no product, as an atom whose exponential is known. */
    Fraction logarithm(Fraction argument) {
        String key = "ln(" + key(argument) + ")";
        logarithms.put(key, argument);
        return Fraction.of(Polynomial.of(key));
    }

    /** What a logarithm was taken of, if the product is one. */
    Optional<Fraction> exponential(Monomial monomial) {
        return monomial.degree() == 1
                ? Optional.ofNullable(logarithms.get(monomial.powers().firstKey()))
                : Optional.empty();
    }

    /** Notes that the sixth power of an atom is a quarter turn. */
    void turn(String atom) {
        powers.put(atom, new Power(6, Fraction.of(Polynomial.of(I))));
    }

    /** The fraction with all known powers replaced. */
    Fraction reduced(Fraction fraction) {
        Fraction result = withoutCommonFactors(fraction);
        for (int round = 0; round < MAX_ROUNDS; round++) {
            Fraction before = result;
            result = withoutCommonFactors(reduced(before.numerator()).dividedBy(reduced(before.denominator())));
            if (result.equals(before) || result.denominator().terms().isEmpty()) {
                return result;
            }
        }
        return result;
    }

    private Fraction reduced(Polynomial polynomial) {
        for (Map.Entry<String, Power> known : powers.entrySet()) {
            int degree = polynomial.degree(known.getKey());
            int times = degree / known.getValue().degree();
            if (times > 0 && !isLaborious(known.getValue().value(), times)) {
                return replaced(polynomial, known.getKey(), known.getValue());
            }
        }
        return Fraction.of(polynomial);
    }

    /** Whether the power of a sum has more terms than any proof needs. */
    private static boolean isLaborious(Fraction value, int times) {
        return value.power(times).isTooLong();
    }

    private static Fraction replaced(Polynomial polynomial, String atom, Power power) {
        Map<Integer, Polynomial> byTimes = new LinkedHashMap<>();
        Monomial whole = Monomial.ONE;
        for (int i = 0; i < power.degree(); i++) {
            whole = whole.times(Monomial.of(atom));
        }
        for (Map.Entry<Monomial, Rational> term : polynomial.terms().entrySet()) {
            int times = term.getKey().degree(atom) / power.degree();
            Monomial rest = term.getKey();
            for (int i = 0; i < times; i++) {
                rest = rest.dividedBy(whole).orElseThrow();
            }
            byTimes.merge(times, Polynomial.of(rest, term.getValue()), Polynomial::plus);
        }
        Fraction sum = Fraction.of(Polynomial.ZERO);
        for (Map.Entry<Integer, Polynomial> part : byTimes.entrySet()) {
            sum = sum.plus(Fraction.of(part.getValue()).times(power.value().power(part.getKey())));
        }
        return sum;
    }

    /** The fraction without numbers and products that divide both of its sides. */
    static Fraction withoutCommonFactors(Fraction fraction) {
        Polynomial above = fraction.numerator();
        Polynomial below = fraction.denominator();
        if (above.terms().isEmpty() || below.terms().isEmpty()) {
            return above.terms().isEmpty() && !below.terms().isEmpty() ? Fraction.of(Polynomial.ZERO) : fraction;
        }
        Monomial common = above.commonFactor().common(below.commonFactor());
        Rational leading = below.terms().entrySet().stream()
                .min(Map.Entry.comparingByKey((a, b) -> key(a).compareTo(key(b))))
                .map(Map.Entry::getValue)
                .orElse(Rational.ONE);
        Polynomial scale = Polynomial.of(Rational.ONE.dividedBy(leading));
        Fraction reduced = new Fraction(
                above.without(common).times(scale), below.without(common).times(scale));
        return reduced.numerator().equals(reduced.denominator()) ? Fraction.of(Polynomial.of(Rational.ONE)) : reduced;
    }

    static boolean isOne(Polynomial polynomial) {
        return constant(polynomial).filter(Rational.ONE::equals).isPresent();
    }

    private static Optional<Rational> constant(Polynomial polynomial) {
        if (polynomial.terms().isEmpty()) {
            return Optional.of(Rational.ZERO);
        }
        return polynomial.terms().size() == 1
                ? Optional.ofNullable(polynomial.terms().get(Monomial.ONE))
                : Optional.empty();
    }

    /** The number, where the fraction is one. */
    static Optional<Rational> constant(Fraction fraction) {
        return constant(fraction.numerator())
                .flatMap(above -> constant(fraction.denominator())
                        .filter(below -> below.signum() != 0)
                        .map(above::dividedBy));
    }

    /** One text for all fractions with these terms. */
    static String key(Fraction fraction) {
        String above = key(fraction.numerator());
        return isOne(fraction.denominator()) ? above : "(" + above + ")/(" + key(fraction.denominator()) + ")";
    }

    private static String key(Polynomial polynomial) {
        return polynomial.terms().entrySet().stream()
                .map(term -> term.getValue() + key(term.getKey()))
                .sorted()
                .collect(Collectors.joining(" + "));
    }

    private static String key(Monomial monomial) {
        return monomial.powers().entrySet().stream()
                .map(power -> "*" + power.getKey() + "^" + power.getValue())
                .collect(Collectors.joining());
    }
}
