package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** Builds trees that were not written by anyone, with brackets left to the printer. */
final class Build {

    private static final Span NOWHERE = new Span(0, 0);

    private Build() {}

    /** A number that is not negative. */
    static Expr number(Rational value) {
        Expr above = integer(Rational.of(value.numerator()));
        return value.isInteger() ? above : binary(BinaryOp.DIV, above, integer(Rational.of(value.denominator())));
    }

    static Expr number(long value) {
        return number(Rational.of(value));
    }

    private static Expr integer(Rational value) {
        return new Expr.Num(NOWHERE, value.toString(), value, Optional.empty());
    }

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
        return exponent == 1 ? base : binary(BinaryOp.POW, base, number(exponent));
    }

    static Expr negate(Expr operand) {
        return new Expr.Neg(NOWHERE, operand);
    }

    static Expr apply(Function function, Expr argument) {
        return new Expr.Apply(NOWHERE, function, List.of(argument));
    }

    /** The tree without brackets around the whole. */
    static Expr bare(Expr expr) {
        return expr instanceof Expr.Group group ? bare(group.inner()) : expr;
    }
}
