package org.formulary.processor.problem;

import java.util.Collection;

/** A problem and the text it is about. */
public record Finding(SourceText text, Problem problem) {

    /** Whether the finding stops generation. */
    public boolean isError() {
        return problem.severity() == Problem.Severity.ERROR;
    }

    /** Whether any of the findings stops generation. */
    public static boolean anyError(Collection<Finding> findings) {
        return findings.stream().anyMatch(Finding::isError);
    }
}
