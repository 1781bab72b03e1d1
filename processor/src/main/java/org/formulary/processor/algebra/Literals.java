package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** Plain numbers and what is made of them by the four operations. */
final class Literals {

    private Literals() {}

    /** The value; empty where anything else is in the tree. */
    static Optional<Rational> valueOf(Expr expr) {
        if (expr instanceof Expr.Num num) {
            return num.unit().isEmpty() ? Optional.of(num.value()) : Optional.empty();
        } else if (expr instanceof Expr.Neg neg) {
            return valueOf(neg.operand()).map(Rational::negate);
        } else if (expr instanceof Expr.Group group) {
            return valueOf(group.inner());
        } else if (expr instanceof Expr.Binary binary) {
            return valueOf(binary.left())
                    .flatMap(a -> valueOf(binary.right()).flatMap(b -> switch (binary.op()) {
                        case ADD -> Optional.of(a.plus(b));
                        case SUB -> Optional.of(a.minus(b));
                        case MUL -> Optional.of(a.times(b));
                        case DIV -> b.signum() == 0 ? Optional.<Rational>empty() : Optional.of(a.dividedBy(b));
                        case POW, MOD -> Optional.<Rational>empty();
                    }));
        }
        return Optional.empty();
    }
}
