package org.formulary.processor.algebra;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Values as fractions of polynomials in arguments and few functions, in order to see that two are equal: hyperbolic functions
 * and {@code expm1} by {@code exp}, trigonometric ones by {@code exp} of an imaginary number, other logarithms by {@code ln},
 * powers by both. Of what is left the {@link AtomRelations} hold.
 */
final class CanonicalForm {

    private static final Rational MAX_EXPONENT = Rational.of(8);

    private static final Rational HALF = Rational.of(1, 2);

    private static final Fraction ONE = number(Rational.ONE);

    private final Meaning meaning;
    private final Box box;
    private final AtomRelations relations;
    private final Exponentials exponentials;

    /**
     * Forms of the values of one equation.
     *
     * @param relations collects what is known of the atoms
     */
    CanonicalForm(Meaning meaning, Box box, AtomRelations relations) {
        this.meaning = meaning;
        this.box = box;
        this.relations = relations;
        this.exponentials = new Exponentials(relations);
    }

    /** The fraction; empty where it cannot be worked out. */
    Optional<Fraction> of(Expr expr) {
        return raw(expr).filter(CanonicalForm::isUsable).map(relations::reduced).filter(CanonicalForm::isUsable);
    }

    /** A power that would be too long is not worked out to the end, and any other such sum takes too long. */
    private static boolean isUsable(Fraction fraction) {
        return !fraction.isTooLong() && !fraction.denominator().terms().isEmpty();
    }

    private static Fraction number(Rational value) {
        return Fraction.of(Polynomial.of(value));
    }

    private static Optional<Fraction> atom(String key) {
        return Optional.of(Fraction.of(Polynomial.of(key)));
    }

    private Optional<Fraction> raw(Expr expr) {
        if (expr instanceof Expr.Group group) {
            return of(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return of(neg.operand()).map(Fraction::negate);
        } else if (expr instanceof Expr.Num num) {
            return number(num);
        } else if (expr instanceof Expr.Pi) {
            return atom(AtomRelations.PI);
        } else if (expr instanceof Expr.Constant constant) {
            return atom(constant.value().name());
        } else if (expr instanceof Expr.Name name) {
            Optional<Expr> definition = meaning.definition(name.name(), box);
            return definition.isPresent() ? of(definition.get()) : atom(name.name());
        } else if (expr instanceof Expr.Binary binary) {
            return binary(binary);
        } else if (expr instanceof Expr.Apply apply) {
            return apply(apply.function(), apply.arguments());
        } else if (expr instanceof Expr.Factorial factorial) {
            return opaque("factorial", List.of(factorial.operand()));
        } else if (expr instanceof Expr.Call call) {
            return opaque(call.formula(), call.arguments());
        } else if (expr instanceof Expr.Reduction reduction) {
            return reduction(reduction);
        }
        return Optional.empty();
    }

    private static Optional<Fraction> number(Expr.Num num) {
        if (num.unit().isEmpty()) {
            return Optional.of(number(num.value()));
        }
        Rational factor = num.unit().get().unit().factor();
        Rational offset = num.unit().get().unit().offset();
        int power = num.unit().get().unit().piPower();
        return Optional.of(number(num.value().times(factor).plus(offset))
                .times(Fraction.of(Polynomial.of(AtomRelations.PI)).power(power)));
    }

    /** A sum is what it is written as, unless that depends on what its names stand for. */
    private Optional<Fraction> reduction(Expr.Reduction reduction) {
        boolean plain = Trees.freeNames(reduction).stream()
                .allMatch(name -> meaning.definition(name.name(), box).isEmpty());
        return plain ? atom(PlainPrinter.value(reduction)) : Optional.empty();
    }

    private Optional<Fraction> binary(Expr.Binary binary) {
        if (binary.op() == BinaryOp.MOD) {
            return opaque("mod", List.of(binary.left(), binary.right()));
        }
        Optional<Fraction> left = of(binary.left());
        Optional<Fraction> right = of(binary.right());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        Fraction a = left.get();
        Fraction b = right.get();
        return switch (binary.op()) {
            case ADD -> Optional.of(a.plus(b));
            case SUB -> Optional.of(a.plus(b.negate()));
            case MUL -> Optional.of(a.times(b));
            case DIV -> b.numerator().terms().isEmpty() ? Optional.empty() : Optional.of(a.dividedBy(b));
            case POW, MOD -> power(a, b);
        };
    }

    private Optional<Fraction> power(Fraction base, Fraction exponent) {
        Optional<Rational> constant = AtomRelations.constant(exponent);
        if (constant.filter(Rational::isInteger)
                .filter(n -> n.abs().compareTo(MAX_EXPONENT) <= 0)
                .isPresent()) {
            int n = constant.get().numerator().intValueExact();
            return n < 0 && base.numerator().terms().isEmpty() ? Optional.empty() : Optional.of(base.power(n));
        }
        if (constant.filter(HALF::equals).isPresent()) {
            return root("sqrt", base, 2);
        }
        return exponentials.of(exponent.times(logarithm(base)));
    }

    private Optional<Fraction> apply(Function function, List<Expr> arguments) {
        Optional<Fraction> first = of(arguments.get(0));
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Fraction x = first.get();
        return switch (function) {
            case SQRT -> root("sqrt", x, 2);
            case CBRT -> root("cbrt", x, 3);
            case EXP -> exponentials.of(x);
            case EXPM1 -> exponentials.of(x).map(e -> e.plus(ONE.negate()));
            case LN -> Optional.of(logarithm(x));
            case LOG1P -> Optional.of(logarithm(relations.reduced(x.plus(ONE))));
            case LOG2 -> Optional.of(logarithm(x).dividedBy(logarithm(number(Rational.of(2)))));
            case LOG10 -> Optional.of(logarithm(x).dividedBy(logarithm(number(Rational.of(10)))));
            case SINH -> exponentials.odd(x);
            case COSH -> exponentials.even(x);
            case TANH -> exponentials.odd(x).flatMap(s -> exponentials.even(x).map(s::dividedBy));
            case SIN -> sine(x);
            case COS -> exponentials.even(imaginary(x));
            case TAN -> sine(x).flatMap(s -> exponentials.even(imaginary(x)).map(s::dividedBy));
            default -> opaque(function.spelling(), arguments);
        };
    }

    private static Fraction imaginary(Fraction x) {
        return x.times(Fraction.of(Polynomial.of(AtomRelations.I)));
    }

    /** {@code sinh(i x)/i}. */
    private Optional<Fraction> sine(Fraction x) {
        return exponentials.odd(imaginary(x)).map(odd -> imaginary(odd).negate());
    }

    private Optional<Fraction> root(String name, Fraction radicand, int degree) {
        return relations.root(name, radicand, degree);
    }

    /** Of a product of positive factors the sum of their logarithms. */
    private Fraction logarithm(Fraction x) {
        Fraction reduced = AtomRelations.withoutCommonFactors(x);
        boolean product = reduced.numerator().terms().size() == 1
                && reduced.denominator().terms().size() == 1;
        if (!product) {
            return relations.logarithm(reduced);
        }
        return part(reduced.numerator()).plus(part(reduced.denominator()).negate());
    }

    private Fraction part(Polynomial product) {
        Map.Entry<Monomial, Rational> term =
                product.terms().entrySet().iterator().next();
        Fraction sum = number(Rational.ZERO);
        Monomial rest = Monomial.ONE;
        for (Map.Entry<String, Integer> factor : term.getKey().powers().entrySet()) {
            if (isPositive(factor.getKey())) {
                Fraction logarithm = relations.logarithm(Fraction.of(Polynomial.of(factor.getKey())));
                sum = sum.plus(logarithm.times(number(Rational.of(factor.getValue()))));
            } else {
                for (int i = 0; i < factor.getValue(); i++) {
                    rest = rest.times(Monomial.of(factor.getKey()));
                }
            }
        }
        boolean isOne = rest.equals(Monomial.ONE) && term.getValue().equals(Rational.ONE);
        if (isOne) {
            return sum;
        }
        return sum.plus(relations.logarithm(Fraction.of(Polynomial.of(rest, term.getValue()))));
    }

    private boolean isPositive(String atom) {
        return atom.equals(AtomRelations.PI)
                || atom.startsWith(Exponentials.REAL)
                || (box.has(atom) && box.interval(atom).isPositive());
    }

    private Optional<Fraction> opaque(String name, List<Expr> arguments) {
        List<Optional<Fraction>> values = arguments.stream().map(this::of).toList();
        if (values.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return atom(name
                + values.stream()
                        .map(value -> AtomRelations.key(value.orElseThrow()))
                        .collect(Collectors.joining(", ", "(", ")")));
    }
}
