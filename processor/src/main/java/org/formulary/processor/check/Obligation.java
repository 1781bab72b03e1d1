package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;

/**
 * A condition under which a node of an equation has a value.
 *
 * @param guilty the operand that it is about
 * @param goal the condition; empty where the language has no words for it, and so nothing is to be proved
 * @param need the condition as readers see it
 * @param reason what asks for it, {@code it divides here}
 * @param box where the node is evaluated
 * @param path the conditions of the cases it stands in, outermost first, then those that its operands ask for
 * @param series the outermost sum or product in whose terms it stands
 */
record Obligation(
        Expr guilty,
        Optional<Condition> goal,
        String need,
        String reason,
        Box box,
        List<Condition> path,
        Optional<Expr.Reduction> series) {

    Obligation {
        path = List.copyOf(path);
    }

    /** Where the operand stands, without its brackets. */
    static Span shown(Expr guilty) {
        return guilty instanceof Expr.Group group ? group.inner().span() : guilty.span();
    }
}
