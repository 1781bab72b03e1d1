package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** Arithmetic on trees without brackets whose results are simplified: like terms collected, common factors cancelled. */
final class Simplification {

    private Simplification() {}

    static Expr plus(Expr a, Expr b) {
        return of(Sum.of(a).plus(Sum.of(b)));
    }

    static Expr minus(Expr a, Expr b) {
        return of(Sum.of(a).plus(Sum.of(b).negate()));
    }

    static Expr negate(Expr a) {
        return of(Sum.of(a).negate());
    }

    static Expr times(Expr a, Expr b) {
        return Product.of(a).times(Product.of(b)).expr();
    }

    static Expr dividedBy(Expr a, Expr b) {
        return Product.of(a).dividedBy(Product.of(b)).expr();
    }

    /** A constant power. */
    static Expr power(Expr base, Rational exponent) {
        return Product.of(base).power(exponent).expr();
    }

    /** A root of a value that is not negative. */
    static Expr root(Expr value, Rational exponent, Known known) {
        return Product.of(value).root(exponent, known).expr();
    }

    /**
     * The difference over one fraction bar where the value stands in a denominator and that is shorter, or no longer and free
     * of a cancellation: of {@code 1/(1 - x) - 1} that leaves {@code x/(1 - x)}.
     */
    static Expr difference(Expr a, Expr b, Predicate<Expr> value) {
        Sum difference = Sum.of(a).plus(Sum.of(b).negate());
        Map<String, Product.Factor> below = new LinkedHashMap<>();
        for (Product term : difference.terms().values()) {
            term.factors().forEach((key, factor) -> {
                if (factor.exponent().signum() < 0) {
                    below.merge(key, factor, (x, y) -> x.exponent().compareTo(y.exponent()) < 0 ? x : y);
                }
            });
        }
        if (below.values().stream().map(Product.Factor::base).noneMatch(value)) {
            return of(difference);
        }
        Product denominator = Product.ONE;
        for (Product.Factor factor : below.values()) {
            denominator = denominator.times(
                    Product.of(factor.base()).power(factor.exponent().negate()));
        }
        Sum numerator = Sum.ZERO;
        for (Product term : difference.terms().values()) {
            numerator = numerator.plus(Sum.multipliedOut(term.times(denominator)));
        }
        int shorter = difference.terms().size() - numerator.terms().size();
        boolean better = shorter > 0 || (shorter == 0 && cancels(b, below));
        return better ? numerator.product().dividedBy(denominator).expr() : of(difference);
    }

    /** Whether the difference of such a quotient and {@code b} is near 0 where the quotient is near 1 or another quotient. */
    private static boolean cancels(Expr b, Map<String, Product.Factor> below) {
        boolean number = Literals.valueOf(b).filter(value -> value.signum() > 0).isPresent();
        boolean quotient = Product.of(b).factors().values().stream()
                .anyMatch(factor -> factor.exponent().signum() < 0);
        boolean sum = below.values().stream().anyMatch(factor -> Powers.rank(factor.base()) == Powers.LAST_RANK);
        return number || quotient || sum;
    }

    /** Terms of which each is a product by itself. */
    private static Expr of(Sum sum) {
        return sum.terms().size() == 1 ? sum.product().expr() : sum.expr();
    }

    /** Whether the tree is the number 0. */
    static boolean isZero(Expr expr) {
        return Sum.of(expr).terms().isEmpty();
    }
}
