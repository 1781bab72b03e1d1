package org.formulary.processor.algebra;

import java.util.List;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;

/** A comparison that is known to hold. */
record Fact(Expr left, Relation relation, Expr right) {

    /** The comparison as a condition. */
    Condition.Comparison condition() {
        return new Condition.Comparison(left.span().to(right.span()), List.of(left, right), List.of(relation));
    }
}
