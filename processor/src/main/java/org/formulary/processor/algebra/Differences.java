package org.formulary.processor.algebra;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/**
 * Differences of two terms of which at least one is a function's value, written so that nothing cancels:
 * {@code exp(x) - 1} as {@code expm1(x)}, {@code sqrt(a) - sqrt(b)} as {@code (a - b)/(sqrt(a) + sqrt(b))}.
 */
final class Differences {

    private final SumsOfProducts terms;
    private final Enclosure enclosure;

    Differences(SumsOfProducts terms, Enclosure enclosure) {
        this.terms = terms;
        this.enclosure = enclosure;
    }

    /** A difference taken apart: {@code factor (left - right)}, where left and right have no common factor. */
    private record Pair(Quotient factor, Quotient left, Quotient right) {
        Pair reversed() {
            return new Pair(Quotient.of(Rational.of(-1)).times(factor), right, left);
        }
    }

    /** Another form of a polynomial, if it is such a difference. */
    Optional<Quotient> of(Polynomial polynomial) {
        if (polynomial.terms().size() == 2) {
            Optional<Quotient> found =
                    pair(polynomial).flatMap(pair -> byFunction(pair).or(() -> byFunction(pair.reversed())));
            if (found.isPresent()) {
                return found;
            }
        }
        return onePlusCosine(polynomial).or(() -> conjugate(polynomial));
    }

    /** {@code 1 + cos(x)}, which vanishes at pi. */
    private Optional<Quotient> onePlusCosine(Polynomial polynomial) {
        Rational coefficient = polynomial.terms().getOrDefault(Monomial.ONE, Rational.ZERO);
        return polynomial.terms().entrySet().stream()
                .filter(term -> polynomial.terms().size() == 2 && !term.getKey().equals(Monomial.ONE))
                .filter(term -> term.getValue().equals(coefficient))
                .map(term -> terms.product(term.getKey()).expr())
                .filter(expr -> expr instanceof Expr.Apply apply && apply.function() == Function.COS)
                .map(expr -> square(
                        Function.COS, half(((Expr.Apply) expr).arguments().get(0))))
                .map(square -> square.times(Quotient.of(coefficient.times(Rational.of(2)))))
                .findFirst();
    }

    private Optional<Pair> pair(Polynomial polynomial) {
        List<Map.Entry<Monomial, Rational>> two = List.copyOf(polynomial.terms().entrySet());
        Rational a = two.get(0).getValue();
        Rational b = two.get(1).getValue();
        Quotient left = terms.product(two.get(0).getKey());
        Quotient right = terms.product(two.get(1).getKey());
        return a.equals(b.negate()) ? Optional.of(new Pair(Quotient.of(a), left, right)) : Optional.empty();
    }

    private Optional<Quotient> byFunction(Pair pair) {
        Expr left = pair.left().expr();
        boolean one = pair.right().factors().isEmpty();
        Expr right = pair.right().expr();
        if (left instanceof Expr.Binary power && power.op() == BinaryOp.POW && one) {
            Quotient exponent = terms.quotient(power.right()).times(Quotient.of(logarithm(power.left())));
            return Optional.of(pair.factor().times(Quotient.of(Terms.apply(Function.EXPM1, exponent.expr()))));
        }
        if (!(left instanceof Expr.Apply apply)) {
            return Optional.empty();
        }
        Expr x = apply.arguments().get(0);
        Optional<Quotient> form = one
                ? besideOne(apply.function(), x)
                : right instanceof Expr.Apply other && other.function() == apply.function()
                        ? twoOfAKind(apply.function(), x, other.arguments().get(0))
                        : Optional.empty();
        return form.map(pair.factor()::times);
    }

    private Optional<Quotient> besideOne(Function function, Expr x) {
        return switch (function) {
            case EXP -> Optional.of(Quotient.of(Terms.apply(Function.EXPM1, x)));
            case COS -> Optional.of(square(Function.SIN, half(x)).times(Quotient.of(Rational.of(-2))));
            case COSH -> Optional.of(square(Function.SINH, half(x)).times(Quotient.of(Rational.of(2))));
            case SIN ->
                Optional.of(square(
                                Function.SIN,
                                Build.minus(Build.over(new Expr.Pi(new Span(0, 0)), Terms.number(4)), half(x)))
                        .times(Quotient.of(Rational.of(-2))));
            case TANH ->
                Optional.of(Quotient.of(Rational.of(-2))
                        .over(Quotient.of(Build.plus(
                                Terms.apply(Function.EXP, Build.times(Terms.number(2), x)), Terms.number(1)))));
            default -> Optional.empty();
        };
    }

    private Optional<Quotient> twoOfAKind(Function function, Expr x, Expr y) {
        Expr difference = simple(Build.minus(x, y));
        return switch (function) {
            case EXP ->
                Optional.of(Quotient.of(Terms.apply(Function.EXP, y))
                        .times(Quotient.of(Terms.apply(Function.EXPM1, difference))));
            case LN -> Optional.of(Quotient.of(ratioLogarithm(difference, y)));
            case LOG2 -> Optional.of(Quotient.of(Build.over(ratioLogarithm(difference, y), logarithmOf(2))));
            case LOG10 -> Optional.of(Quotient.of(Build.over(ratioLogarithm(difference, y), logarithmOf(10))));
            case COS -> Optional.of(angles(Function.SIN, x, y, Function.SIN).times(Quotient.of(Rational.of(-2))));
            case SIN -> Optional.of(angles(Function.COS, x, y, Function.SIN).times(Quotient.of(Rational.of(2))));
            case CBRT -> {
                Quotient a = Quotient.of(Terms.apply(Function.CBRT, x));
                Quotient b = Quotient.of(Terms.apply(Function.CBRT, y));
                Expr sum = Build.plus(
                        Build.plus(a.power(2).expr(), a.times(b).expr()),
                        b.power(2).expr());
                yield Optional.of(Quotient.of(difference).over(Quotient.of(sum)));
            }
            default -> Optional.empty();
        };
    }

    private Quotient angles(Function ofSum, Expr x, Expr y, Function ofDifference) {
        return Quotient.of(Terms.apply(ofSum, half(Build.plus(x, y))))
                .times(Quotient.of(Terms.apply(ofDifference, half(Build.minus(x, y)))));
    }

    private Expr ratioLogarithm(Expr difference, Expr divisor) {
        return Terms.apply(
                Function.LOG1P,
                Quotient.of(difference).over(terms.quotient(divisor)).expr());
    }

    static Expr logarithmOf(long base) {
        return Terms.apply(Function.LN, Terms.number(base));
    }

    private Quotient square(Function function, Expr argument) {
        return Quotient.of(Terms.apply(function, argument)).power(2);
    }

    private Expr half(Expr x) {
        return terms.quotient(x).over(Quotient.of(Rational.of(2))).expr();
    }

    /** The natural logarithm of the base of a power; of {@code 1 + i} by what is added to 1. */
    private Expr logarithm(Expr base) {
        Polynomial beyond = terms.polynomial(base).minus(Polynomial.of(Rational.ONE));
        boolean sum = Terms.bare(base) instanceof Expr.Binary binary
                && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB);
        return sum && beyond.terms().size() == 1
                ? Terms.apply(Function.LOG1P, terms.expr(beyond))
                : Terms.apply(Function.LN, Terms.bare(base));
    }

    private Expr simple(Expr sum) {
        Polynomial polynomial = terms.polynomial(sum);
        return polynomial.terms().isEmpty() ? sum : factored(polynomial).expr();
    }

    /** The polynomial as a product of what it can be taken apart into, functions as they are. */
    private Quotient factored(Polynomial polynomial) {
        Factoring factoring = new Factoring(polynomial);
        Quotient product = Quotient.of(factoring.number()).times(terms.product(factoring.common()));
        for (Polynomial factor : factoring.factors()) {
            product = product.times(Quotient.of(terms.expr(factor)));
        }
        return product;
    }

    /** {@code A + W} with a square root in A as {@code (A^2 - W^2)/(A - W)}, in a case where it may be the worse one. */
    private Optional<Quotient> conjugate(Polynomial polynomial) {
        for (Map.Entry<Monomial, Rational> term : polynomial.terms().entrySet()) {
            boolean isRoot = term.getKey().powers().keySet().stream()
                    .anyMatch(
                            atom -> terms.atom(atom) instanceof Expr.Apply apply && apply.function() == Function.SQRT);
            if (isRoot) {
                Rational sign = Rational.of(term.getValue().signum());
                Polynomial root = Polynomial.of(term.getKey(), term.getValue().abs());
                Polynomial other = polynomial.times(Polynomial.of(sign)).minus(root);
                Optional<Quotient> form = conjugate(root, other).map(Quotient.of(sign)::times);
                if (form.isPresent()) {
                    return form;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Quotient> conjugate(Polynomial root, Polynomial other) {
        Polynomial difference = terms.polynomial(squared(root)).minus(terms.polynomial(squared(other)));
        Interval sign = enclosure.of(terms.expr(root));
        boolean positive = sign.isNonNegative();
        if (difference.terms().isEmpty() || !(positive || sign.negate().isNonNegative())) {
            return Optional.empty();
        }
        Quotient form = factored(difference).over(Quotient.of(terms.expr(root.minus(other))));
        Polynomial against = positive ? other : other.negate();
        Interval opposed = enclosure.of(terms.expr(against));
        if (opposed.negate().isNonNegative()) {
            return Optional.of(form);
        }
        // Where the other term has the sign of the root, nothing cancels as it is written.
        return opposed.isNonNegative()
                ? Optional.empty()
                : Optional.of(Quotient.of(cases(against, terms.expr(root.plus(other)), form.expr())));
    }

    private Expr squared(Polynomial polynomial) {
        return Build.power(terms.expr(polynomial), 2);
    }

    private Expr cases(Polynomial against, Expr whereSame, Expr otherwise) {
        boolean negative = against.terms().size() == 1
                && against.terms().values().iterator().next().signum() < 0;
        Expr compared = terms.expr(negative ? against.negate() : against);
        Span nowhere = new Span(0, 0);
        Condition condition = new Condition.Comparison(
                nowhere,
                List.of(compared, Terms.number(0)),
                List.of(negative ? Condition.Relation.LE : Condition.Relation.GE));
        return new Expr.Cases(nowhere, List.of(new Expr.Cases.Branch(whereSame, condition)), otherwise);
    }
}
