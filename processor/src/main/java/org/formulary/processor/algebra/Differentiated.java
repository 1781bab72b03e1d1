package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/** What became of differentiating a value by a parameter. */
public sealed interface Differentiated {

    /**
     * A derivative.
     *
     * @param slope the derivative
     * @param elasticity the parameter times the derivative over the value, in terms of the parameters; empty where that is
     *     best said in terms of the value
     * @param smooth conditions on the parameter, under which that is the derivative: elsewhere, the value may have none
     */
    record Derived(Expr slope, Optional<Expr> elasticity, List<Condition> smooth) implements Differentiated {
        public Derived {
            smooth = List.copyOf(smooth);
        }
    }

    /**
     * There is none that is told.
     *
     * @param reason why, continuing the sentence {@code no derivative by x: }
     */
    record Underived(String reason) implements Differentiated {}

    /** The value is the same whatever the parameter is. */
    record Independent() implements Differentiated {}
}
