package org.formulary.processor.model;

import java.util.Map;
import java.util.Set;
import org.formulary.processor.equation.Span;

/**
 * What Java has to make sure of so that a formula never gives a wrong number; known only where the formula was checked.
 *
 * @param places the numbers on the way to a result, by place in the text of the equation that is computed
 * @param unchecked the outputs that are finite whenever those numbers are what was made sure of
 */
public record Guards(Map<Span, Guard> places, Set<String> unchecked) {

    /** Every result is looked at, and nothing else. */
    public static final Guards OF_RESULTS = new Guards(Map.of(), Set.of());

    public Guards {
        places = Map.copyOf(places);
        unchecked = Set.copyOf(unchecked);
    }
}
