package org.formulary.tests.fuzz;

import java.util.Optional;

/**
 * What became of a case.
 *
 * @param outcome {@link #ACCEPTED}, or the code of the first message that refuses it
 * @param compiled whether what was generated for it compiles
 * @param points results held against the exact evaluator
 * @param failure what is wrong with that, if anything
 */
record Verdict(String outcome, boolean compiled, long points, Optional<Failure> failure) {

    /** The outcome of a case all of whose formulas are accepted. */
    static final String ACCEPTED = "accepted";

    static Verdict refused(String code) {
        return new Verdict(code, false, 0, Optional.empty());
    }

    static Verdict failed(Failure failure) {
        return new Verdict("failed", false, 0, Optional.of(failure));
    }

    static Verdict accepted(long points) {
        return new Verdict(ACCEPTED, true, points, Optional.empty());
    }
}
