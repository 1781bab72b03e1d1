package org.formulary.processor.model;

import java.util.List;

/**
 * Whether a formula has a value for all arguments in their domains.
 *
 * @param unproved the conditions for that which could not be proved, in the equation language; empty where all were
 */
public record Definedness(List<String> unproved) {

    /** Every condition was proved. */
    public static final Definedness PROVED = new Definedness(List.of());

    public Definedness {
        unproved = List.copyOf(unproved);
    }

    /** Whether the formula was proved to have a value everywhere. */
    public boolean isProved() {
        return unproved.isEmpty();
    }
}
