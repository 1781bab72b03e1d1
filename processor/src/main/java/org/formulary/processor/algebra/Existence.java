package org.formulary.processor.algebra;

import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/** Whether a value surely exists all over a box, as its intervals show. */
final class Existence {

    private final Enclosure enclosure;

    Existence(Meaning meaning, Box box) {
        this.enclosure = new Enclosure(meaning, box);
    }

    /** Whether it does. */
    boolean of(Expr expr) {
        return Trees.all(expr).stream().allMatch(this::hasValue);
    }

    private boolean hasValue(Expr node) {
        if (node instanceof Expr.Binary binary) {
            Interval right = enclosure.of(binary.right());
            return switch (binary.op()) {
                case ADD, SUB, MUL -> true;
                case DIV, MOD -> right.excludesZero();
                case POW -> power(enclosure.of(binary.left()), right);
            };
        } else if (node instanceof Expr.Apply apply) {
            Interval operand = enclosure.of(apply.arguments().get(0));
            return switch (apply.function()) {
                case SQRT -> operand.isNonNegative();
                case LN, LOG2, LOG10 -> operand.isPositive();
                case ASIN, ACOS -> operand.isAtLeast(Rational.of(-1)) && operand.isAtMost(Rational.ONE);
                case LOG1P, TAN, BINOMIAL, FACTORIAL -> false;
                default -> true;
            };
        }
        return !(node instanceof Expr.Reduction
                || node instanceof Expr.Call
                || node instanceof Expr.Factorial
                || node instanceof Expr.Hole);
    }

    private static boolean power(Interval base, Interval exponent) {
        boolean counted =
                exponent.point().filter(n -> n.isInteger() && n.signum() > 0).isPresent();
        return counted || base.isPositive();
    }
}
