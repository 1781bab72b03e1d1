package org.formulary.processor.equation;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.problem.Problem;

/**
 * What became of a text. The tree is there whenever the text has a place in the grammar, even where {@code problems}
 * say that a reading is ambiguous or a spelling foreign, so that later checks can report their findings in the same run;
 * only a tree without problems is fit for use.
 *
 * @param problems in order of place
 */
public record Parsed<T>(Optional<T> tree, List<Problem> problems) {

    public Parsed {
        problems = List.copyOf(problems);
    }

    /** Whether there is a tree and nothing to complain of. */
    public boolean isClean() {
        return tree.isPresent() && problems.isEmpty();
    }
}
