package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Values as fractions of polynomials. What is no sum, product, quotient or integer power is an atom, the same for values
 * that are written alike: a parameter, {@code pi}, {@code sqrt(x + 1)}.
 */
final class Normalization {

    /** Powers up to this one are expanded. */
    private static final Rational MAX_EXPONENT = Rational.of(8);

    private static final String PI = "pi";

    private final Meaning meaning;
    private final Box box;
    private final Enclosure enclosure;
    private final Map<String, Interval> atoms = new LinkedHashMap<>();

    Normalization(Meaning meaning, Box box) {
        this.meaning = meaning;
        this.box = box;
        this.enclosure = new Enclosure(meaning, box);
    }

    /** Where the atoms lie that were met so far. */
    Map<String, Interval> atoms() {
        return atoms;
    }

    /** The fraction; empty where it has too many terms. */
    Optional<Fraction> of(Expr expr) {
        Optional<Fraction> fraction;
        if (expr instanceof Expr.Group group) {
            fraction = of(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            fraction = of(neg.operand()).map(Fraction::negate);
        } else if (expr instanceof Expr.Num num) {
            fraction = number(num);
        } else if (expr instanceof Expr.Pi) {
            fraction = atom(PI, Turns.PI);
        } else if (expr instanceof Expr.Constant constant) {
            fraction = scaled(constant.value().value(), constant.value().piPower());
        } else if (expr instanceof Expr.Name name) {
            Optional<Expr> definition = meaning.definition(name.name(), box);
            fraction = definition.isPresent() ? of(definition.get()) : atom(name.name(), enclosure.of(name));
        } else if (expr instanceof Expr.Binary binary) {
            fraction = binary(binary);
        } else {
            fraction = opaque(expr);
        }
        return fraction.filter(result -> !result.isTooLong());
    }

    private Optional<Fraction> number(Expr.Num num) {
        int piPower = num.unit().map(literal -> literal.unit().piPower()).orElse(0);
        Rational rational = num.unit()
                .map(literal -> num.value()
                        .times(literal.unit().factor())
                        .plus(literal.unit().offset()))
                .orElse(num.value());
        return scaled(rational, piPower);
    }

    private Optional<Fraction> scaled(Rational rational, int piPower) {
        Fraction value = Fraction.of(Polynomial.of(rational));
        return piPower == 0 ? Optional.of(value) : atom(PI, Turns.PI).map(pi -> value.times(pi.power(piPower)));
    }

    private Optional<Fraction> atom(String name, Interval interval) {
        atoms.put(name, interval);
        return Optional.of(Fraction.of(Polynomial.of(name)));
    }

    private Optional<Fraction> opaque(Expr expr) {
        return atom(PlainPrinter.value(expr), enclosure.of(expr));
    }

    private Optional<Fraction> binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::plus));
            case SUB -> of(binary.left()).flatMap(a -> of(binary.right()).map(b -> a.plus(b.negate())));
            case MUL -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::times));
            case DIV -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::dividedBy));
            case MOD -> opaque(binary);
            case POW -> {
                Optional<Rational> exponent = enclosure
                        .of(binary.right())
                        .point()
                        .filter(Rational::isInteger)
                        .filter(n -> n.abs().compareTo(MAX_EXPONENT) <= 0);
                yield exponent.isPresent()
                        ? of(binary.left())
                                .map(base ->
                                        base.power(exponent.get().numerator().intValueExact()))
                        : opaque(binary);
            }
        };
    }
}
