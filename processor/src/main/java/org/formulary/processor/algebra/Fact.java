package org.formulary.processor.algebra;

import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;

/** A comparison that is known to hold. */
record Fact(Expr left, Relation relation, Expr right) {

    /** The comparison as a condition. */
    Condition.Comparison condition() {
        return new Condition.Comparison(
                left.span().to(right.span()), java.util.List.of(left, right), java.util.List.of(relation));
    }
}
