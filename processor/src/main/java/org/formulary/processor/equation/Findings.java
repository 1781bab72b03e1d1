package org.formulary.processor.equation;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.formulary.processor.problem.Problem;

/** The problems of one text while it is being read. */
final class Findings {

    private final Set<Problem> problems = new LinkedHashSet<>();
    private final Set<Span> places = new HashSet<>();
    private boolean treeIsWhole = true;

    /** Notes a problem; reading goes on. */
    void report(Problem problem) {
        problems.add(problem);
        problem.labels().stream().limit(1).forEach(label -> places.add(label.span()));
    }

    /** Notes a problem after which the innermost bracket or definition cannot be read on. */
    Unreadable fail(Problem problem) {
        report(problem);
        return giveUp();
    }

    /** Notes a problem that spoils the tree; reading goes on. */
    void spoil(Problem problem) {
        report(problem);
        treeIsWhole = false;
    }

    /** As {@link #fail}, where the problem has been noted before. */
    Unreadable giveUp() {
        treeIsWhole = false;
        return new Unreadable(false);
    }

    /** Notes a problem after which nothing of the text can be read on. */
    Unreadable abandon(Problem problem) {
        report(problem);
        treeIsWhole = false;
        return new Unreadable(true);
    }

    /** Whether something is wrong with that very part already. */
    boolean hasErrorAt(Span span) {
        return places.contains(span);
    }

    boolean treeIsWhole() {
        return treeIsWhole;
    }

    /** In order of place, the first ones if there are very many. */
    List<Problem> inOrder() {
        return problems.stream()
                .sorted(Comparator.comparingInt(Findings::start))
                .limit(Limits.PROBLEMS)
                .toList();
    }

    private static int start(Problem problem) {
        return problem.labels().isEmpty() ? 0 : problem.labels().get(0).span().start();
    }

    /** Leaves the part that cannot be read; where to go on is decided by who catches it. */
    static final class Unreadable extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final boolean everywhere;

        private Unreadable(boolean everywhere) {
            super(null, null, false, false);
            this.everywhere = everywhere;
        }

        /** Whether there is no point in reading on behind the part. */
        boolean isEverywhere() {
            return everywhere;
        }
    }
}
