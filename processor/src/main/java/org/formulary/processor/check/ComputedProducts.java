package org.formulary.processor.check;

import java.util.List;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Products and quotients of doubles: what one operand lacks next to 0, the other may magnify. */
final class ComputedProducts {

    /** What only huge numbers are above. */
    private static final double HUGE_EXPONENT = 1023;

    private final DoubleRanges ranges;
    private final GuardCollector guards;

    ComputedProducts(DoubleRanges ranges, GuardCollector guards) {
        this.ranges = ranges;
        this.guards = guards;
    }

    /** What the product can be. */
    Computed multiply(Expr.Binary product) {
        Computed left = ranges.of(product.left());
        Computed right = ranges.of(product.right());
        double byRight = Computed.logUp(right.maxAbs());
        double byLeft = Computed.logUp(left.maxAbs());
        Computed x = magnified(product.left(), left, byRight, product);
        Computed y = magnified(product.right(), right, byLeft, product);
        boolean whole = ranges.isInteger(product.left()) || ranges.isInteger(product.right());
        return DoubleRanges.scaled(
                DoubleRanges.scaled(ComputedArithmetic.multiply(x, y, product, whole), x, byRight), y, byLeft);
    }

    /** What the quotient can be. */
    Computed divide(Expr.Binary quotient) {
        Computed dividend = ranges.of(quotient.left());
        Computed divisor = ranges.withDigits(ranges.of(quotient.right()), quotient.right(), false);
        double vanished = Computed.NOTHING;
        if (!divisor.isFinite()) {
            double most = Computed.logUp(dividend.maxAbs()) - HUGE_EXPONENT;
            if (divisor.huge() && !divisor.undefined() && most <= DoubleRanges.BUDGET) {
                vanished = most;
            } else {
                guards.finite(quotient.right());
                divisor = divisor.finite();
            }
        }
        double by = -Computed.logDown(divisor.canBeZero() ? divisor.least() : divisor.minAbs());
        Computed x = magnified(quotient.left(), dividend, by, quotient);
        return DoubleRanges.scaled(ComputedArithmetic.divide(x, divisor, quotient), x, by)
                .losing(vanished, List.of(quotient));
    }

    /** A factor, or a dividend, with digits where the other operand magnifies what it lacks by so much. */
    private Computed magnified(Expr operand, Computed computed, double by, Expr.Binary operation) {
        // Of a call nobody knows whether it is 0 or next to 0; that much smaller than its factor it counts as 0.
        if (DoubleRanges.TAIL + by > DoubleRanges.BUDGET && hasTail(operand)) {
            guards.tail(operation, operand);
        }
        if (!computed.isLossy() || computed.lost() + by <= DoubleRanges.BUDGET) {
            return computed;
        }
        boolean neverZero = ranges.isNeverZero(operand);
        boolean function = computed.culprits().stream().anyMatch(ComputedProducts::isFunction);
        if (neverZero && function && computed.lost() <= DoubleRanges.TAIL) {
            guards.tail(operation, operand);
            return computed.whole();
        }
        if (operation.op() == BinaryOp.DIV && isItsOwnLoss(operand, computed) && computed.lost() <= DoubleRanges.TAIL) {
            guards.dividedProduct(operation);
            return computed.whole();
        }
        return ranges.kept(computed);
    }

    /** Whether a factor of the operand is a call that may lack digits next to 0. */
    private boolean hasTail(Expr operand) {
        Expr bare = Trees.bare(operand);
        if (bare instanceof Expr.Call call) {
            return ranges.mayBeTail(call);
        } else if (bare instanceof Expr.Neg neg) {
            return hasTail(neg.operand());
        }
        return bare instanceof Expr.Binary binary
                && ((binary.op() == BinaryOp.MUL && (hasTail(binary.left()) || hasTail(binary.right())))
                        || (binary.op() == BinaryOp.DIV && hasTail(binary.left())));
    }

    /** Whether the operand is a product that loses digits by its last multiplication alone. */
    private static boolean isItsOwnLoss(Expr operand, Computed computed) {
        return Trees.bare(operand) instanceof Expr.Binary product
                && product.op() == BinaryOp.MUL
                && computed.culprits().equals(List.of(product));
    }

    /** Whether a number gets tiny for ordinary operands: exponentials do, and powers to any exponent. */
    private static boolean isFunction(Expr culprit) {
        return !(culprit instanceof Expr.Binary binary)
                || (binary.op() == BinaryOp.POW
                        && Constants.valueOf(binary.right()).isEmpty());
    }
}
