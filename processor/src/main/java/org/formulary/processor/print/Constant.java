package org.formulary.processor.print;

import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** The exact value of expressions made of plain numbers and the four operations. */
final class Constant {

    private Constant() {}

    static Optional<Rational> of(Expr expr) {
        if (expr instanceof Expr.Num number) {
            return Coherent.value(number);
        } else if (expr instanceof Expr.Group group) {
            return of(group.inner());
        } else if (expr instanceof Expr.Neg negation) {
            return of(negation.operand()).map(Rational::negate);
        } else if (expr instanceof Expr.Binary binary) {
            return of(binary.left()).flatMap(left -> of(binary.right()).flatMap(right -> combine(binary, left, right)));
        }
        return Optional.empty();
    }

    private static Optional<Rational> combine(Expr.Binary binary, Rational left, Rational right) {
        return switch (binary.op()) {
            case ADD -> Optional.of(left.plus(right));
            case SUB -> Optional.of(left.minus(right));
            case MUL -> Optional.of(left.times(right));
            case DIV -> right.signum() == 0 ? Optional.empty() : Optional.of(left.dividedBy(right));
            case MOD, POW -> Optional.empty();
        };
    }
}
