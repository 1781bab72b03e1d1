package org.formulary.processor.algebra;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Values as fractions of polynomials. What is no sum, product, quotient or integer power is an atom, the same for values
 * that are written alike: a parameter, {@code pi}, {@code sqrt(x + 1)}. Where that is right for all values that exist, such an
 * atom is taken apart first: {@code log2(2 N)} is {@code 1 + log2(N)}, {@code floor(x + n)} is {@code floor(x) + n} for a
 * count n, and {@code x^(n + 1)} is {@code x^n x}.
 */
final class Normalization {

    /** Powers up to this one are expanded. */
    private static final Rational MAX_EXPONENT = Rational.of(8);

    private static final String PI = "pi";

    private final Meaning meaning;
    private final Box box;
    private final Enclosure enclosure;
    private final IdentityHashMap<Expr, Optional<Fraction>> known = new IdentityHashMap<>();
    private final Map<String, Interval> atoms = new LinkedHashMap<>();
    private final Map<String, Expr> trees = new LinkedHashMap<>();

    Normalization(Meaning meaning, Box box) {
        this(meaning, box, new Enclosure(meaning, box));
    }

    /** Fractions over a box whose enclosures are known in part. */
    Normalization(Meaning meaning, Box box, Enclosure enclosure) {
        this.meaning = meaning;
        this.box = box;
        this.enclosure = enclosure;
    }

    /** Where the atoms lie that were met so far. */
    Map<String, Interval> atoms() {
        return atoms;
    }

    /** The fraction; empty where it has too many terms. */
    Optional<Fraction> of(Expr expr) {
        Optional<Fraction> fraction = known.get(expr);
        if (fraction == null) {
            fraction = fraction(expr);
            known.put(expr, fraction);
        }
        return fraction;
    }

    private Optional<Fraction> fraction(Expr expr) {
        Optional<Fraction> fraction;
        if (expr instanceof Expr.Group group) {
            fraction = of(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            fraction = of(neg.operand()).map(Fraction::negate);
        } else if (expr instanceof Expr.Num num) {
            fraction = number(num);
        } else if (expr instanceof Expr.Pi) {
            fraction = atom(PI, expr, Turns.PI);
        } else if (expr instanceof Expr.Constant constant) {
            fraction = atom(constant.value().name(), constant, enclosure.of(constant));
        } else if (expr instanceof Expr.Name name) {
            Optional<Expr> definition = meaning.definition(name.name(), box);
            fraction = definition.isPresent() ? of(definition.get()) : atom(name.name(), name, enclosure.of(name));
        } else if (expr instanceof Expr.Binary binary) {
            fraction = binary(binary);
        } else if (expr instanceof Expr.Apply apply) {
            fraction = apply(apply);
        } else {
            fraction = opaque(expr);
        }
        return fraction.filter(result -> !result.isTooLong());
    }

    /** A polynomial of atoms that were met as a tree. */
    Expr tree(Polynomial polynomial) {
        Expr sum = Terms.number(0);
        for (Map.Entry<Monomial, Rational> term : new TreeMap<>(polynomial.terms()).entrySet()) {
            Expr product = Terms.number(1);
            for (Map.Entry<String, Integer> power : term.getKey().powers().entrySet()) {
                product = Terms.times(product, Terms.power(trees.get(power.getKey()), Terms.number(power.getValue())));
            }
            Expr magnitude = Terms.times(Terms.number(term.getValue().abs()), product);
            sum = term.getValue().signum() < 0 ? Terms.minus(sum, magnitude) : Terms.plus(sum, magnitude);
        }
        return sum;
    }

    private Optional<Fraction> number(Expr.Num num) {
        int piPower = num.unit().map(literal -> literal.unit().piPower()).orElse(0);
        Rational rational = num.unit()
                .map(literal -> num.value()
                        .times(literal.unit().factor())
                        .plus(literal.unit().offset()))
                .orElse(num.value());
        Fraction value = Fraction.of(Polynomial.of(rational));
        return piPower == 0
                ? Optional.of(value)
                : atom(PI, new Expr.Pi(num.span()), Turns.PI).map(pi -> value.times(pi.power(piPower)));
    }

    private Optional<Fraction> atom(String name, Expr tree, Interval interval) {
        atoms.put(name, interval);
        trees.put(name, tree);
        return Optional.of(Fraction.of(Polynomial.of(name)));
    }

    private Optional<Fraction> opaque(Expr expr) {
        Interval interval = enclosure.of(expr);
        return interval.point()
                .map(value -> Fraction.of(Polynomial.of(value)))
                .or(() -> atom(PlainPrinter.value(canonical(expr)), expr, interval));
    }

    /** The tree by which values are known to be the same: operands that are polynomials are written alike. */
    private Expr canonical(Expr expr) {
        if (expr instanceof Expr.Apply apply) {
            return Terms.apply(
                    apply.function(),
                    apply.arguments().stream().map(this::ordered).toArray(Expr[]::new));
        } else if (expr instanceof Expr.Binary binary) {
            return Terms.binary(binary.op(), ordered(binary.left()), ordered(binary.right()));
        }
        return expr;
    }

    private Expr ordered(Expr operand) {
        return of(operand).flatMap(Fraction::whole).map(this::tree).orElseGet(() -> Terms.bare(operand));
    }

    /** The polynomial with the squares of roots and sines replaced by what they are equal to. */
    Polynomial reduced(Polynomial polynomial) {
        Polynomial reduced = polynomial;
        for (String atom : polynomial.atoms()) {
            if (polynomial.degree(atom) > 1 && trees.get(atom) instanceof Expr.Apply apply) {
                Optional<Polynomial> square = square(apply);
                if (square.isPresent()) {
                    reduced = reduced.replacing(Monomial.of(atom).times(Monomial.of(atom)), square.get());
                }
            }
        }
        return reduced;
    }

    private Optional<Polynomial> square(Expr.Apply apply) {
        Expr operand = apply.arguments().get(0);
        return switch (apply.function()) {
            case SQRT -> of(operand).flatMap(Fraction::whole);
            case SIN ->
                opaque(Terms.apply(Function.COS, operand))
                        .flatMap(Fraction::whole)
                        .map(cosine -> Polynomial.of(Rational.ONE).minus(cosine.times(cosine)));
            default -> Optional.empty();
        };
    }

    private Optional<Fraction> binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::plus));
            case SUB -> of(binary.left()).flatMap(a -> of(binary.right()).map(b -> a.plus(b.negate())));
            case MUL -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::times));
            case DIV -> of(binary.left()).flatMap(a -> of(binary.right()).map(a::dividedBy));
            case MOD -> opaque(binary);
            case POW -> power(binary);
        };
    }

    private Optional<Fraction> power(Expr.Binary binary) {
        Optional<Rational> exponent = enclosure.of(binary.right()).point();
        if (exponent.isPresent()) {
            return exponent.filter(Rational::isInteger)
                            .filter(n -> n.abs().compareTo(MAX_EXPONENT) <= 0)
                            .isPresent()
                    ? of(binary.left())
                            .map(base -> base.power(exponent.get().numerator().intValueExact()))
                    : opaque(binary);
        }
        return variablePower(binary);
    }

    /** The integer that is added in an exponent as a power of its own, which exists wherever the base is above 0. */
    private Optional<Fraction> variablePower(Expr.Binary binary) {
        if (!enclosure.of(binary.left()).isPositive()) {
            return opaque(binary);
        }
        Optional<Polynomial> exponent = of(binary.right()).flatMap(Fraction::whole);
        Optional<Rational> added = exponent.map(sum -> sum.terms().getOrDefault(Monomial.ONE, Rational.ZERO))
                .filter(Rational::isInteger)
                .filter(n -> n.signum() != 0 && n.abs().compareTo(MAX_EXPONENT) <= 0);
        if (added.isEmpty()) {
            return opaque(binary);
        }
        Expr rest = tree(exponent.get().minus(Polynomial.of(added.get())));
        return of(binary.left())
                .flatMap(base -> opaque(Terms.power(Terms.bare(binary.left()), rest))
                        .map(power ->
                                power.times(base.power(added.get().numerator().intValueExact()))));
    }

    private Optional<Fraction> apply(Expr.Apply apply) {
        Expr operand = Terms.bare(apply.arguments().get(0));
        Optional<Fraction> known = enclosure.of(apply).point().map(value -> Fraction.of(Polynomial.of(value)));
        return known.or(() -> switch (apply.function()) {
                    case FLOOR, CEIL, ROUND -> rounded(apply.function(), operand);
                    case LN, LOG2, LOG10 -> of(operand).flatMap(value -> logarithm(apply.function(), value));
                    default -> Optional.empty();
                })
                .or(() -> opaque(apply));
    }

    /** The integers that are added in a rounding are added to it. */
    private Optional<Fraction> rounded(Function function, Expr operand) {
        Optional<Polynomial> value = of(operand).flatMap(Fraction::whole);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        Polynomial integers = value.get().keeping(this::isInteger);
        Polynomial rest = value.get().minus(integers);
        if (rest.terms().isEmpty()) {
            return Optional.of(Fraction.of(integers));
        } else if (function == Function.ROUND || integers.terms().isEmpty()) {
            return Optional.empty();
        }
        return opaque(Terms.apply(function, tree(rest))).map(Fraction.of(integers)::plus);
    }

    private boolean isInteger(Monomial monomial, Rational coefficient) {
        return coefficient.isInteger()
                && monomial.powers().keySet().stream()
                        .allMatch(atom -> atoms.get(atom).integer());
    }

    /** Whether the value is a polynomial of integers that are divisible by a number. */
    boolean isMultiple(Polynomial polynomial, Rational divisor) {
        return polynomial.terms().entrySet().stream()
                .allMatch(term -> isInteger(term.getKey(), term.getValue().dividedBy(divisor)));
    }

    /** The logarithm of a product of positive atoms as the sum of theirs. */
    private Optional<Fraction> logarithm(Function function, Fraction value) {
        if (value.numerator().terms().size() != 1 || value.denominator().terms().size() != 1) {
            return Optional.empty();
        }
        Map<String, Integer> powers = new LinkedHashMap<>();
        Map.Entry<Monomial, Rational> above =
                value.numerator().terms().entrySet().iterator().next();
        Map.Entry<Monomial, Rational> below =
                value.denominator().terms().entrySet().iterator().next();
        above.getKey().powers().forEach((atom, power) -> powers.merge(atom, power, Integer::sum));
        below.getKey().powers().forEach((atom, power) -> powers.merge(atom, -power, Integer::sum));
        Rational factor = above.getValue().dividedBy(below.getValue());
        boolean apart = factor.signum() > 0
                && powers.keySet().stream().allMatch(atom -> atoms.get(atom).isPositive())
                && (powers.size() + (factor.equals(Rational.ONE) ? 0 : 1) > 1
                        || powers.values().stream().anyMatch(power -> power != 1)
                        || powers.keySet().stream().anyMatch(this::isPower));
        if (!apart) {
            return Optional.empty();
        }
        Optional<Fraction> sum = opaque(Terms.apply(function, Terms.number(factor)));
        for (Map.Entry<String, Integer> power : powers.entrySet()) {
            Fraction times = Fraction.of(Polynomial.of(Rational.of(power.getValue())));
            sum = sum.flatMap(before -> logarithm(function, trees.get(power.getKey()))
                    .map(logarithm -> before.plus(times.times(logarithm))));
        }
        return sum;
    }

    private boolean isPower(String atom) {
        return trees.get(atom) instanceof Expr.Binary binary
                && binary.op() == BinaryOp.POW
                && enclosure.of(binary.left()).isPositive();
    }

    /** The logarithm of an atom; that of a power, from the logarithm of its base. */
    private Optional<Fraction> logarithm(Function function, Expr atom) {
        return atom instanceof Expr.Binary power
                        && power.op() == BinaryOp.POW
                        && enclosure.of(power.left()).isPositive()
                ? of(power.right())
                        .flatMap(exponent ->
                                of(Terms.apply(function, power.left())).map(exponent::times))
                : opaque(Terms.apply(function, atom));
    }
}
