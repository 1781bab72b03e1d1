package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether doubles and 64 bits carry a formula for all arguments in their domains.
 *
 * @param proved the outputs that were proved to be finite, and no number on the way to them beyond its range unnoticed
 * @param guards what Java has to make sure of
 * @param trouble what becomes of the others, if a point was found where something does
 */
public record Finiteness(Set<String> proved, Guards guards, Optional<Trouble> trouble) {

    /** Nothing is known. */
    public static final Finiteness UNKNOWN = new Finiteness(Set.of(), Guards.OF_RESULTS, Optional.empty());

    public Finiteness {
        proved = Set.copyOf(proved);
    }

    /** Whether all the outputs were proved to be finite. */
    public boolean isProved(List<Output> outputs) {
        return outputs.stream()
                .allMatch(output -> proved.contains(output.variable().name()));
    }

    /**
     * Why a method throws at arguments in their domains.
     *
     * @param kind what happens there
     * @param place the arguments as readers see them, {@code N = 4611686018427387905}
     * @param value the exact result there, to few digits
     */
    public record Trouble(Kind kind, String place, String value) {}

    /** What happens beyond a range. */
    public enum Kind {
        /** An integer passes 64 bits, or 32. */
        INTEGER,
        /** The result itself is beyond the range of doubles. */
        OVERFLOW,
        /** The result is not, but infinities on the way to it leave it without a value. */
        UNDEFINED,
        /** The result is not, but numbers on the way to it are, and without a check would make it a wrong one. */
        WRONG
    }
}
