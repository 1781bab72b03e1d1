package org.formulary.processor.print;

import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;

/** What kind of operand an expression is, as far as brackets depend on it. */
final class Operands {

    private Operands() {}

    /** A sum or a difference, or cases, which bind more loosely still. */
    static boolean isSum(Expr value) {
        return is(value, BinaryOp.ADD) || is(value, BinaryOp.SUB) || isCases(value);
    }

    static boolean isCases(Expr value) {
        return value instanceof Expr.Cases;
    }

    static boolean isProduct(Expr value) {
        return is(value, BinaryOp.MUL);
    }

    static boolean isQuotient(Expr value) {
        return is(value, BinaryOp.DIV);
    }

    /** A quotient, even behind minus signs: written with a slash, it goes on with what follows. */
    static boolean isSignedQuotient(Expr value) {
        return isQuotient(value) || (value instanceof Expr.Neg negation && isSignedQuotient(negation.operand()));
    }

    static boolean isModulo(Expr value) {
        return is(value, BinaryOp.MOD);
    }

    /** What is printed as several factors: products, quotients, remainders, and numbers with an exponent or a unit. */
    static boolean isRun(Expr value) {
        return isProduct(value)
                || isQuotient(value)
                || isModulo(value)
                || (value instanceof Expr.Num number && !Numbers.isPlain(number));
    }

    /** What a script or an exclamation mark takes as a whole. */
    static boolean isAtom(Expr value) {
        return value instanceof Expr.Name
                || value instanceof Expr.Pi
                || value instanceof Expr.Constant
                || value instanceof Expr.Group
                || value instanceof Expr.Hole
                || (value instanceof Expr.Num number && Numbers.isPlain(number))
                || (value instanceof Expr.Apply apply && isFenced(apply));
    }

    /** A function printed between a pair of delimiters. */
    static boolean isFenced(Expr.Apply apply) {
        return switch (FunctionStyle.of(apply.function()).form()) {
            case BARS, FLOOR, CEIL, BINOMIAL -> true;
            default -> false;
        };
    }

    /** A function printed as a root sign. */
    static boolean isRoot(Expr value) {
        if (!(value instanceof Expr.Apply apply)) {
            return false;
        }
        return switch (FunctionStyle.of(apply.function()).form()) {
            case SQUARE_ROOT, CUBE_ROOT, HYPOTENUSE -> true;
            default -> false;
        };
    }

    /** A function whose argument can do without brackets. */
    static boolean isPrefix(Expr value) {
        return value instanceof Expr.Apply apply
                && FunctionStyle.of(apply.function()).form() == FunctionStyle.Form.PREFIX;
    }

    /** The value without the minus sign it begins with; empty where it begins with none. */
    static Optional<Expr> withoutLeadingMinus(Expr value) {
        if (value instanceof Expr.Neg negation) {
            return Optional.of(negation.operand());
        }
        if (value instanceof Expr.Binary binary && (isProduct(value) || isQuotient(value))) {
            return withoutLeadingMinus(binary.left())
                    .map(left -> new Expr.Binary(binary.span(), binary.op(), left, binary.right()));
        }
        return Optional.empty();
    }

    private static boolean is(Expr value, BinaryOp op) {
        return value instanceof Expr.Binary binary && binary.op() == op;
    }
}
