package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.Map;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Guard;

/** Collects which numbers on the way to a result Java has to look at; of two guards of one number, the one that holds for both. */
final class GuardCollector {

    private final Map<Span, Guard> byPlace = new LinkedHashMap<>();

    /** All of them. */
    Map<Span, Guard> all() {
        return byPlace;
    }

    /** The number must be finite. */
    void finite(Expr expr) {
        add(expr, Guard.FINITE);
    }

    /** The number must be finite and not next to 0. */
    void normal(Expr expr) {
        add(expr, Guard.NORMAL);
    }

    /** The operation must not lose digits. */
    void keep(Expr expr) {
        add(expr, keeping(Trees.bare(expr)));
    }

    /** A factor, or a dividend, must not be one without digits that the other operand magnifies. */
    void tail(Expr.Binary operation, Expr tail) {
        boolean left = Trees.bare(operation.left()).equals(Trees.bare(tail));
        add(operation, operation.op() == BinaryOp.DIV ? Guard.DIVIDED_TAIL : left ? Guard.LEFT_TAIL : Guard.RIGHT_TAIL);
    }

    /** The dividend, a product, must not be one without digits that the divisor magnifies. */
    void dividedProduct(Expr.Binary quotient) {
        add(quotient, Guard.DIVIDED_PRODUCT);
    }

    private static Guard keeping(Expr expr) {
        if (expr instanceof Expr.Binary binary) {
            return switch (binary.op()) {
                case MUL -> Guard.PRODUCT;
                case DIV -> Guard.QUOTIENT;
                default -> Guard.POWER;
            };
        }
        boolean product = expr instanceof Expr.Reduction reduction && reduction.kind() == Expr.Reduction.Kind.PRODUCT;
        return product ? Guard.PRODUCT : Guard.NORMAL;
    }

    private void add(Expr expr, Guard guard) {
        Expr bare = Trees.bare(expr);
        Guard before = byPlace.get(bare.span());
        if (before == null || before == Guard.FINITE || (before == Guard.NORMAL && guard != Guard.FINITE)) {
            byPlace.put(bare.span(), guard);
        } else if (before == Guard.DIVIDED_PRODUCT && guard == Guard.QUOTIENT) {
            byPlace.put(bare.span(), guard);
            keep(((Expr.Binary) bare).left());
        } else if (guard == Guard.DIVIDED_PRODUCT && before == Guard.QUOTIENT) {
            keep(((Expr.Binary) bare).left());
        } else if (isTail(before) && (guard == Guard.PRODUCT || guard == Guard.QUOTIENT)) {
            Expr.Binary operation = (Expr.Binary) bare;
            byPlace.put(bare.span(), guard);
            normal(before == Guard.RIGHT_TAIL ? operation.right() : operation.left());
        } else if (isTail(guard) && (before == Guard.PRODUCT || before == Guard.QUOTIENT)) {
            Expr.Binary operation = (Expr.Binary) bare;
            normal(guard == Guard.RIGHT_TAIL ? operation.right() : operation.left());
        }
    }

    private static boolean isTail(Guard guard) {
        return guard == Guard.LEFT_TAIL || guard == Guard.RIGHT_TAIL || guard == Guard.DIVIDED_TAIL;
    }
}
