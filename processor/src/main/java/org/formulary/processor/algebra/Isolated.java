package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/** What became of solving a value for a variable. */
public sealed interface Isolated {

    /** Every argument that gives a value is one of these forms of it; usually there is one. */
    record Solved(List<Root> roots) implements Isolated {
        public Solved {
            roots = List.copyOf(roots);
        }
    }

    /**
     * There is no closed form that is found.
     *
     * @param reason why, continuing the sentence {@code not solved for x: }
     */
    record Unsolved(String reason) implements Isolated {}

    /** The value is the same whatever the variable is. */
    record Independent() implements Isolated {}

    /**
     * A variable in terms of the value and all other names.
     *
     * @param value as it reads best
     * @param computed as it computes best, where that differs
     * @param locals what the two call by a name of their own
     * @param conditions under which that is the variable: that the others let the value depend on it, and that it comes
     *     out in its domain
     */
    record Root(Expr value, Optional<Expr> computed, List<Local> locals, List<Condition> conditions) {
        public Root {
            locals = List.copyOf(locals);
            conditions = List.copyOf(conditions);
        }
    }

    /** A name for a value. */
    record Local(String name, Expr value) {}
}
