package org.formulary.processor.algebra;

import java.util.function.Predicate;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/**
 * Whether an operation can lose digits: its operands may be of opposite sign, and were rounded before. Two arguments
 * themselves are exact, and so is their difference up to its own rounding.
 */
final class CanCancel implements Predicate<Expr> {

    private static final Rational TWO = Rational.of(2);

    private static final Rational HALF = Rational.of(1, 2);

    private final Meaning meaning;
    private final Box box;
    private final Enclosure enclosure;

    CanCancel(Meaning meaning, Box box) {
        this.meaning = meaning;
        this.box = box;
        this.enclosure = new Enclosure(meaning, box);
    }

    @Override
    public boolean test(Expr expr) {
        if (expr instanceof Expr.Binary binary) {
            Interval left = enclosure.of(binary.left());
            Interval right = enclosure.of(binary.right());
            Interval added = binary.op() == BinaryOp.SUB ? right.negate() : right;
            boolean sameSign = (left.isNonNegative() && added.isNonNegative())
                    || (left.negate().isNonNegative() && added.negate().isNonNegative());
            return !sameSign && !(isExact(binary.left()) && isExact(binary.right()));
        } else if (expr instanceof Expr.Apply apply) {
            Expr argument = apply.arguments().get(0);
            Interval around = enclosure.of(argument);
            boolean nearOne = !(around.isAtLeast(TWO) || around.isAtMost(HALF));
            return nearOne && !isExact(argument);
        }
        Expr.Reduction reduction = (Expr.Reduction) expr;
        return enclosure
                .terms(reduction)
                .filter(terms ->
                        !new Enclosure(meaning, terms).of(reduction.body()).isNonNegative())
                .isPresent();
    }

    /** Whether generated code has the very number: an argument, or a whole number. */
    private boolean isExact(Expr expr) {
        if (expr instanceof Expr.Group group) {
            return isExact(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return isExact(neg.operand());
        } else if (expr instanceof Expr.Num num) {
            return num.unit().isEmpty() && num.value().isInteger();
        }
        return expr instanceof Expr.Name name && box.has(name.name());
    }
}
