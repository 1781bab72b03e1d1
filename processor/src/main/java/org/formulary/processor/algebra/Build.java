package org.formulary.processor.algebra;

import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;

/** Builds sums and products as they are asked for, unlike {@link Terms}, with brackets left to the printer. */
final class Build {

    private static final Span NOWHERE = new Span(0, 0);

    private Build() {}

    static Expr binary(BinaryOp op, Expr left, Expr right) {
        return new Expr.Binary(NOWHERE, op, left, right);
    }

    static Expr plus(Expr left, Expr right) {
        return binary(BinaryOp.ADD, left, right);
    }

    static Expr minus(Expr left, Expr right) {
        return binary(BinaryOp.SUB, left, right);
    }

    static Expr times(Expr left, Expr right) {
        return binary(BinaryOp.MUL, left, right);
    }

    static Expr over(Expr left, Expr right) {
        return binary(BinaryOp.DIV, left, right);
    }

    static Expr power(Expr base, int exponent) {
        return exponent == 1 ? base : binary(BinaryOp.POW, base, Terms.number(exponent));
    }

    static Expr negate(Expr operand) {
        return new Expr.Neg(NOWHERE, operand);
    }
}
