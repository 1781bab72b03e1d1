package org.formulary.processor.algebra;

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

    /** Terms of which each is a product by itself. */
    private static Expr of(Sum sum) {
        return sum.terms().size() == 1 ? sum.product().expr() : sum.expr();
    }

    /** Whether the tree is the number 0. */
    static boolean isZero(Expr expr) {
        return Sum.of(expr).terms().isEmpty();
    }
}
