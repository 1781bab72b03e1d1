package org.formulary.processor.algebra;

import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Whether values depend on a name. */
final class Mentions {

    private Mentions() {}

    /** Whether the name stands in the tree, other than as the index of a sum in its terms. */
    static boolean of(Expr expr, String name) {
        if (expr instanceof Expr.Name other) {
            return other.name().equals(name);
        } else if (expr instanceof Expr.Reduction reduction) {
            boolean hidden = reduction.index().name().equals(name);
            return of(reduction.from(), name) || of(reduction.to(), name) || (!hidden && of(reduction.body(), name));
        }
        for (Expr operand : Trees.operands(expr)) {
            if (of(operand, name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the name stands in the condition. */
    static boolean of(Condition condition, String name) {
        return Trees.operands(condition).stream().anyMatch(operand -> of(operand, name));
    }
}
