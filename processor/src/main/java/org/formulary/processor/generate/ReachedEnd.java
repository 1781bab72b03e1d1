package org.formulary.processor.generate;

import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Variable;

/**
 * The end of what a formula reaches: the domain of the value that its inverse takes, where that is one comparison.
 *
 * @param side on which side of the end the value cannot be
 * @param value the end
 */
record ReachedEnd(String side, Expr value) {

    /** The end, if the domain is a comparison of the variable with something else. */
    static Optional<ReachedEnd> of(Variable variable) {
        return variable.domain()
                .map(Domain::condition)
                .filter(Condition.Comparison.class::isInstance)
                .map(Condition.Comparison.class::cast)
                .filter(comparison -> comparison.relations().size() == 1
                        && comparison.operands().get(0) instanceof Expr.Name name
                        && name.name().equals(variable.name()))
                .flatMap(comparison -> side(comparison.relations().get(0))
                        .map(side -> new ReachedEnd(side, comparison.operands().get(1))));
    }

    private static Optional<String> side(Condition.Relation relation) {
        return switch (relation) {
            case GE -> Optional.of("cannot be below");
            case GT -> Optional.of("must be above");
            case LE -> Optional.of("cannot be above");
            case LT -> Optional.of("must be below");
            case EQ, NE -> Optional.empty();
        };
    }
}
