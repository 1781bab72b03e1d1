package org.formulary.processor.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A parameter in terms of an output and the other parameters.
 *
 * @param equation what readers see
 * @param computeAs what the code runs, where that differs
 * @param domains where output and other parameters may lie, by symbol, where that is not what the formula says of them; empty
 *     for anywhere
 * @param definedness whether the form has a value wherever they lie there
 * @param finiteness whether the numbers that Java computes with can carry that value
 */
public record Inverse(
        CheckedEquation equation,
        Optional<CheckedEquation> computeAs,
        Map<String, Optional<Domain>> domains,
        Definedness definedness,
        Finiteness finiteness) {

    public Inverse {
        domains = Collections.unmodifiableMap(new LinkedHashMap<>(domains));
    }
}
