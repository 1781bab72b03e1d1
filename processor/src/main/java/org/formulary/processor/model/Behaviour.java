package org.formulary.processor.model;

import java.util.List;

/**
 * What was proved of one output over the whole domain.
 *
 * @param output its symbol
 * @param sign on which side of 0 it lies
 * @param trends how it goes with each parameter, in order of declaration
 */
public record Behaviour(String output, Sign sign, List<Trend> trends) {

    public Behaviour {
        trends = List.copyOf(trends);
    }
}
