package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/**
 * Builds trees that nobody wrote, with brackets where printers need them. What is multiplied by 0 or 1, or added to 0, is not
 * built, and plain numbers are worked out.
 */
final class Terms {

    private static final Span NOWHERE = new Span(0, 0);

    private Terms() {}

    /** A number; a fraction is a quotient of two. */
    static Expr number(Rational value) {
        if (value.signum() < 0) {
            return new Expr.Neg(NOWHERE, number(value.negate()));
        }
        Expr numerator = integer(value.numerator());
        return value.isInteger()
                ? numerator
                : new Expr.Binary(NOWHERE, BinaryOp.DIV, numerator, integer(value.denominator()));
    }

    static Expr number(long value) {
        return number(Rational.of(value));
    }

    private static Expr integer(BigInteger value) {
        return new Expr.Num(NOWHERE, value.toString(), Rational.of(value), Optional.empty());
    }

    static Expr name(String name) {
        return new Expr.Name(NOWHERE, name);
    }

    /** The number, if the tree is a plain one. */
    static Optional<Rational> valueOf(Expr expr) {
        if (expr instanceof Expr.Num num) {
            return num.unit().isEmpty() ? Optional.of(num.value()) : Optional.empty();
        } else if (expr instanceof Expr.Group group) {
            return valueOf(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return valueOf(neg.operand()).map(Rational::negate);
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.DIV) {
            return valueOf(binary.right())
                    .filter(divisor -> divisor.signum() != 0)
                    .flatMap(divisor -> valueOf(binary.left()).map(dividend -> dividend.dividedBy(divisor)));
        }
        return Optional.empty();
    }

    static boolean is(Expr expr, long value) {
        return valueOf(expr).filter(Rational.of(value)::equals).isPresent();
    }

    static Expr negate(Expr a) {
        Optional<Rational> number = valueOf(a);
        if (number.isPresent()) {
            return number(number.get().negate());
        }
        return a instanceof Expr.Neg neg ? bare(neg.operand()) : new Expr.Neg(NOWHERE, operand(a));
    }

    static Expr plus(Expr a, Expr b) {
        if (is(a, 0)) {
            return b;
        } else if (is(b, 0)) {
            return a;
        }
        return valueOf(a)
                .flatMap(x -> valueOf(b).map(y -> number(x.plus(y))))
                .orElseGet(() -> binary(BinaryOp.ADD, a, b));
    }

    static Expr minus(Expr a, Expr b) {
        if (is(b, 0)) {
            return a;
        } else if (is(a, 0)) {
            return negate(b);
        }
        return valueOf(a)
                .flatMap(x -> valueOf(b).map(y -> number(x.minus(y))))
                .orElseGet(() -> binary(BinaryOp.SUB, a, b));
    }

    static Expr times(Expr a, Expr b) {
        if (is(a, 0) || is(b, 0)) {
            return number(0);
        } else if (is(a, 1)) {
            return b;
        } else if (is(b, 1)) {
            return a;
        }
        Optional<Rational> first = valueOf(a);
        Optional<Rational> second = valueOf(b);
        if (second.isPresent()) {
            return first.map(x -> number(x.times(second.get()))).orElseGet(() -> times(b, a));
        }
        return is(a, -1) ? negate(b) : binary(BinaryOp.MUL, a, b);
    }

    static Expr over(Expr a, Expr b) {
        if (is(a, 0) || is(b, 1)) {
            return a;
        }
        return binary(BinaryOp.DIV, a, b);
    }

    static Expr power(Expr base, Expr exponent) {
        if (is(exponent, 1)) {
            return base;
        }
        return is(exponent, 0) ? number(1) : binary(BinaryOp.POW, base, exponent);
    }

    static Expr square(Expr base) {
        return power(base, number(2));
    }

    static Expr apply(Function function, Expr... arguments) {
        return new Expr.Apply(NOWHERE, function, List.of(arguments));
    }

    static Expr binary(BinaryOp op, Expr a, Expr b) {
        return new Expr.Binary(NOWHERE, op, left(op, a), right(op, b));
    }

    private static Expr left(BinaryOp op, Expr a) {
        boolean sum = op == BinaryOp.ADD || op == BinaryOp.SUB;
        boolean bare = op != BinaryOp.POW && (isPower(a) || a instanceof Expr.Neg);
        return bare || (sum && a instanceof Expr.Binary) ? a : operand(a);
    }

    private static Expr right(BinaryOp op, Expr b) {
        boolean sum = op == BinaryOp.ADD || op == BinaryOp.SUB;
        boolean product =
                b instanceof Expr.Binary binary && (binary.op() == BinaryOp.MUL || binary.op() == BinaryOp.DIV);
        return (op != BinaryOp.POW && isPower(b)) || (sum && product) ? b : operand(b);
    }

    private static boolean isPower(Expr expr) {
        return expr instanceof Expr.Binary binary && binary.op() == BinaryOp.POW;
    }

    /** An operand, in brackets unless it is of one piece. */
    static Expr operand(Expr expr) {
        boolean compound = expr instanceof Expr.Binary
                || expr instanceof Expr.Neg
                || expr instanceof Expr.Cases
                || expr instanceof Expr.Factorial;
        return compound ? new Expr.Group(expr.span(), Expr.Group.Bracket.ROUND, expr) : expr;
    }

    /** What stands in brackets. */
    static Expr bare(Expr expr) {
        return expr instanceof Expr.Group group ? bare(group.inner()) : expr;
    }
}
