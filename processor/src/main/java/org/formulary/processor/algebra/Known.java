package org.formulary.processor.algebra;

import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.quantity.Rational;

/** What is known of values over a box, seen at once. */
final class Known {

    /** How many of the comparisons that hold in the box are used together. */
    private static final int DEPTH = 1;

    private final Comparing comparing;

    Known(Meaning meaning, Box box) {
        this.comparing = new Comparing(meaning, box, DEPTH);
    }

    boolean holds(Expr left, Relation relation, Expr right) {
        return comparing.holds(left, relation, right);
    }

    boolean isPositive(Expr expr) {
        return holds(expr, Relation.GT, Nodes.ZERO);
    }

    boolean isNonNegative(Expr expr) {
        return holds(expr, Relation.GE, Nodes.ZERO);
    }

    boolean isNonPositive(Expr expr) {
        return holds(expr, Relation.LE, Nodes.ZERO);
    }

    boolean isNonZero(Expr expr) {
        return holds(expr, Relation.NE, Nodes.ZERO);
    }

    /** The sign of a value that is not 0 anywhere it matters: 1, -1, or 0 where it is not known. */
    int sign(Expr expr) {
        return isNonNegative(expr) ? 1 : isNonPositive(expr) ? -1 : 0;
    }

    boolean is(Expr expr, Relation relation, long number) {
        return holds(expr, relation, Nodes.number(Rational.of(number)));
    }
}
