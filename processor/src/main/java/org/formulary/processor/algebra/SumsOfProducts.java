package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;

/**
 * Trees as sums of products and back. Nothing is lost on the way: numbers with units and values of functions are atoms, each
 * with the tree it stands for.
 */
final class SumsOfProducts {

    private static final Rational MAX_EXPONENT = Rational.of(6);

    private static final Rational HALF = Rational.of(1, 2);

    private final Meaning meaning;
    private final Box box;
    private final Map<String, Expr> atoms = new LinkedHashMap<>();

    SumsOfProducts(Meaning meaning, Box box) {
        this.meaning = meaning;
        this.box = box;
    }

    /** The tree of an atom. */
    Expr atom(String key) {
        return atoms.get(key);
    }

    /** What a name stands for, if that is worth writing out: no argument, and not a mere function value. */
    private Optional<Expr> definition(Expr.Name name) {
        return meaning.definition(name.name(), box)
                .map(Terms::bare)
                .filter(value ->
                        value instanceof Expr.Binary || value instanceof Expr.Neg || value instanceof Expr.Name);
    }

    /** The terms of a sum, brackets dissolved. */
    List<Quotient> sum(Expr expr) {
        List<Quotient> terms = new ArrayList<>();
        collect(expr, Rational.ONE, terms);
        return terms;
    }

    private void collect(Expr expr, Rational sign, List<Quotient> terms) {
        Expr bare = Terms.bare(expr);
        if (bare instanceof Expr.Binary binary && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB)) {
            collect(binary.left(), sign, terms);
            collect(binary.right(), binary.op() == BinaryOp.ADD ? sign : sign.negate(), terms);
        } else if (bare instanceof Expr.Neg neg) {
            collect(neg.operand(), sign.negate(), terms);
        } else {
            terms.add(Quotient.of(sign).times(quotient(bare)));
        }
    }

    /** A product or quotient taken apart. */
    Quotient quotient(Expr expr) {
        Expr bare = Terms.bare(expr);
        if (bare instanceof Expr.Neg neg) {
            return Quotient.of(Rational.of(-1)).times(quotient(neg.operand()));
        } else if (bare instanceof Expr.Num num
                && num.unit().isEmpty()
                && num.value().signum() != 0) {
            return Quotient.of(num.value());
        } else if (bare instanceof Expr.Name name) {
            return definition(name)
                    .filter(value -> value instanceof Expr.Binary binary && binary.op() == BinaryOp.DIV)
                    .map(this::quotient)
                    .orElseGet(() -> Quotient.of(name));
        } else if (bare instanceof Expr.Binary binary) {
            Optional<Integer> exponent = exponent(binary);
            if (binary.op() == BinaryOp.MUL) {
                return quotient(binary.left()).times(quotient(binary.right()));
            } else if (binary.op() == BinaryOp.DIV) {
                return quotient(binary.left()).over(quotient(binary.right()));
            } else if (exponent.isPresent()) {
                return quotient(binary.left()).power(exponent.get());
            }
        }
        return Quotient.of(bare);
    }

    private static Optional<Integer> exponent(Expr.Binary power) {
        return Optional.of(power.right())
                .filter(exponent -> power.op() == BinaryOp.POW)
                .map(Terms::bare)
                .map(exponent -> exponent instanceof Expr.Neg neg ? Terms.bare(neg.operand()) : exponent)
                .filter(exponent ->
                        exponent instanceof Expr.Num num && num.unit().isEmpty())
                .map(exponent -> ((Expr.Num) exponent).value())
                .filter(n -> n.isInteger() && n.signum() > 0 && n.compareTo(MAX_EXPONENT) <= 0)
                .map(n -> Terms.bare(power.right()) instanceof Expr.Neg ? n.negate() : n)
                .map(n -> n.numerator().intValueExact());
    }

    /** A product without fraction bar as a polynomial. */
    Polynomial polynomial(Quotient product) {
        Polynomial value = Polynomial.of(product.number());
        for (Map.Entry<Expr, Integer> factor : product.factors().entrySet()) {
            value = reduced(value.times(polynomial(factor.getKey()).power(factor.getValue())));
        }
        return value;
    }

    /** Any value as a polynomial; what is none, or has too many terms, is an atom. */
    Polynomial polynomial(Expr expr) {
        Expr bare = Terms.bare(expr);
        if (bare instanceof Expr.Num num && num.unit().isEmpty()) {
            return Polynomial.of(num.value());
        } else if (bare instanceof Expr.Neg neg) {
            return polynomial(neg.operand()).negate();
        } else if (bare instanceof Expr.Name name && definition(name).isPresent()) {
            return polynomial(definition(name).get());
        } else if (bare instanceof Expr.Binary binary) {
            return polynomial(binary).filter(sum -> !sum.isTooLong()).orElseGet(() -> atom(bare));
        }
        return atom(bare);
    }

    private Optional<Polynomial> polynomial(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> Optional.of(polynomial(binary.left()).plus(polynomial(binary.right())));
            case SUB -> Optional.of(polynomial(binary.left()).minus(polynomial(binary.right())));
            case MUL -> Optional.of(reduced(polynomial(binary.left()).times(polynomial(binary.right()))));
            case DIV ->
                Optional.of(quotient(binary.right()))
                        .filter(divisor -> divisor.factors().isEmpty())
                        .map(divisor -> Polynomial.of(Rational.ONE.dividedBy(divisor.number())))
                        .map(polynomial(binary.left())::times);
            case POW ->
                isHalf(binary.right())
                        ? Optional.of(atom(Terms.apply(Function.SQRT, Terms.bare(binary.left()))))
                        : exponent(binary)
                                .filter(n -> n > 0)
                                .map(polynomial(binary.left())::power)
                                .filter(power -> !power.isTooLong())
                                .map(this::reduced);
            case MOD -> Optional.empty();
        };
    }

    private static boolean isHalf(Expr exponent) {
        return Terms.bare(exponent) instanceof Expr.Num num
                && num.unit().isEmpty()
                && num.value().equals(HALF);
    }

    private Polynomial atom(Expr expr) {
        String key = PlainPrinter.value(expr);
        atoms.putIfAbsent(key, expr);
        return Polynomial.of(key);
    }

    /** The square of a square root is what it is taken of. */
    private Polynomial reduced(Polynomial polynomial) {
        for (String atom : polynomial.atoms()) {
            if (polynomial.degree(atom) >= 2
                    && atoms.get(atom) instanceof Expr.Apply apply
                    && apply.function() == Function.SQRT) {
                Monomial square = Monomial.of(atom).times(Monomial.of(atom));
                return reduced(polynomial.replacing(
                        square, polynomial(apply.arguments().get(0))));
            }
        }
        return polynomial;
    }

    /** The sum as a tree, positive terms first. */
    Expr expr(Polynomial polynomial) {
        List<Quotient> terms = new ArrayList<>();
        polynomial
                .terms()
                .forEach((monomial, coefficient) -> terms.add(product(monomial).times(Quotient.of(coefficient))));
        terms.sort((a, b) -> Integer.compare(b.number().signum(), a.number().signum()));
        Expr sum = terms.get(0).expr();
        for (Quotient term : terms.subList(1, terms.size())) {
            sum = term.number().signum() > 0
                    ? Build.plus(sum, term.expr())
                    : Build.minus(sum, Quotient.of(Rational.of(-1)).times(term).expr());
        }
        return sum;
    }

    /** A product of atoms. */
    Quotient product(Monomial monomial) {
        Quotient product = Quotient.of(Rational.ONE);
        for (Map.Entry<String, Integer> power : monomial.powers().entrySet()) {
            product = product.times(Quotient.of(atoms.get(power.getKey())).power(power.getValue()));
        }
        return product;
    }
}
