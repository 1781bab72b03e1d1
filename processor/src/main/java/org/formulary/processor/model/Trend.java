package org.formulary.processor.model;

import java.util.List;

/**
 * How an output goes with one parameter over the whole domain.
 *
 * @param parameter the symbol of the parameter
 * @param direction which way; proved, unless it is unknown
 * @param witnesses of an output that is not monotone, how it rises and how it falls, in words
 */
public record Trend(String parameter, Direction direction, List<String> witnesses) {

    public Trend {
        witnesses = List.copyOf(witnesses);
    }

    /** A trend that needs no witness. */
    public static Trend of(String parameter, Direction direction) {
        return new Trend(parameter, direction, List.of());
    }
}
