package org.formulary.processor.algebra;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;

/** Which values a value takes while the variable runs through its domain: between two ends in terms of the other names. */
record Reach(Optional<End> lower, Optional<End> upper) {

    static final Reach ALL = new Reach(Optional.empty(), Optional.empty());

    /** An end; {@code open} where it is not reached itself. */
    record End(Expr value, boolean open) {
        End map(UnaryOperator<Expr> change) {
            return new End(change.apply(value), open);
        }

        boolean isZero() {
            return Simplification.isZero(value);
        }
    }

    static End open(Expr value) {
        return new End(value, true);
    }

    static End closed(Expr value) {
        return new End(value, false);
    }

    boolean isAll() {
        return lower.isEmpty() && upper.isEmpty();
    }

    /** The reach of an increasing function of the value. */
    Reach increasing(UnaryOperator<Expr> function) {
        return new Reach(lower.map(end -> end.map(function)), upper.map(end -> end.map(function)));
    }

    /** The reach of a decreasing function of the value. */
    Reach decreasing(UnaryOperator<Expr> function) {
        return new Reach(upper.map(end -> end.map(function)), lower.map(end -> end.map(function)));
    }

    Reach negate() {
        return decreasing(Simplification::negate);
    }

    /** This reach where the ends that are open to infinity lie here. */
    Reach within(Optional<End> least, Optional<End> greatest) {
        return new Reach(lower.or(() -> least), upper.or(() -> greatest));
    }

    /** That a value is reached; empty where every value is. */
    Optional<Condition> condition(Expr value) {
        if (lower.isPresent() && upper.isPresent()) {
            return Optional.of(Nodes.between(
                    lower.get().value(),
                    lower.get().open() ? Relation.LT : Relation.LE,
                    value,
                    upper.get().open() ? Relation.LT : Relation.LE,
                    upper.get().value()));
        }
        return lower.map(end -> Nodes.comparison(value, end.open() ? Relation.GT : Relation.GE, end.value()))
                .or(() ->
                        upper.map(end -> Nodes.comparison(value, end.open() ? Relation.LT : Relation.LE, end.value())));
    }
}
