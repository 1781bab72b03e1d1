package org.formulary.processor.check;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.formulary.processor.model.CheckedFormula;

/** How deep formulas call one another that have passed. */
final class CallDepths {

    /** Formulas in a row, each of which calls the next; whoever evaluates a formula goes down all of them at once. */
    static final int MOST = 64;

    private final Function<String, CheckedFormula> formulas;
    private final Map<String, Integer> known = new HashMap<>();

    CallDepths(Function<String, CheckedFormula> formulas) {
        this.formulas = formulas;
    }

    /** The depth of a formula; 0 if there is none, and 1 if it calls none. */
    int of(String fullId) {
        Integer depth = known.get(fullId);
        if (depth == null) {
            CheckedFormula formula = formulas.apply(fullId);
            depth = formula == null
                    ? 0
                    : 1 + formula.calls().stream().mapToInt(this::of).max().orElse(0);
            known.put(fullId, depth);
        }
        return depth;
    }
}
