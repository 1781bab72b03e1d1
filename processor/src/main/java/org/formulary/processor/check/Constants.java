package org.formulary.processor.check;

import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** The exact value of trees without symbols, where it is rational and small enough to write down. */
final class Constants {

    /** Exponents beyond this are not worked out: no exponent of a dimension needs them. */
    private static final int MAX_EXPONENT = 1_000;

    private Constants() {}

    /** The value, if the tree is made of plain numbers, signs, brackets and the four operations and powers. */
    static Optional<Rational> valueOf(Expr expr) {
        if (expr instanceof Expr.Num number) {
            return number.unit().isEmpty() ? Optional.of(number.value()) : Optional.empty();
        }
        if (expr instanceof Expr.Group group) {
            return valueOf(group.inner());
        }
        if (expr instanceof Expr.Neg negation) {
            return valueOf(negation.operand()).map(Rational::negate);
        }
        if (expr instanceof Expr.Binary binary) {
            return valueOf(binary.left())
                    .flatMap(left -> valueOf(binary.right()).flatMap(right -> apply(binary.op(), left, right)));
        }
        return Optional.empty();
    }

    private static Optional<Rational> apply(BinaryOp op, Rational left, Rational right) {
        return switch (op) {
            case ADD -> Optional.of(left.plus(right));
            case SUB -> Optional.of(left.minus(right));
            case MUL -> Optional.of(left.times(right));
            case DIV -> right.signum() == 0 ? Optional.empty() : Optional.of(left.dividedBy(right));
            case POW -> power(left, right);
            case MOD -> Optional.empty();
        };
    }

    private static Optional<Rational> power(Rational base, Rational exponent) {
        boolean known = exponent.isInteger()
                && exponent.abs().compareTo(Rational.of(MAX_EXPONENT)) <= 0
                && (base.signum() != 0 || exponent.signum() > 0);
        return known ? Optional.of(base.power(exponent.numerator().intValueExact())) : Optional.empty();
    }
}
