package org.formulary.processor.model;

import java.util.List;

/**
 * What was found out about a formula over the whole of its domain.
 *
 * @param definedness whether it has a value for all arguments in their domains
 * @param behaviours sign and trends of each output, in order of the equation
 * @param solutions what became of solving each output for each parameter
 */
public record Analysis(Definedness definedness, List<Behaviour> behaviours, List<Solution> solutions) {

    /** Before anything was looked for: nothing is known to be wrong. */
    public static final Analysis NONE = new Analysis(Definedness.PROVED, List.of(), List.of());

    public Analysis {
        behaviours = List.copyOf(behaviours);
        solutions = List.copyOf(solutions);
    }
}
