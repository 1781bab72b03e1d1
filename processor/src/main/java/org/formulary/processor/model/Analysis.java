package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What was found out about a formula over the whole of its domain.
 *
 * @param definedness whether it has a value for all arguments in their domains
 * @param finiteness whether the numbers that Java computes with can carry that value
 * @param behaviours sign and trends of each output, in order of the equation
 * @param equivalence how the form that the code runs is known to equal the equation; empty where there is no other form
 * @param solutions what became of solving each output for each parameter
 */
public record Analysis(
        Definedness definedness,
        Finiteness finiteness,
        List<Behaviour> behaviours,
        Optional<Equivalence> equivalence,
        List<Solution> solutions) {

    /** Before anything was looked for: nothing is known to be wrong. */
    public static final Analysis NONE =
            new Analysis(Definedness.PROVED, Finiteness.UNKNOWN, List.of(), Optional.empty(), List.of());

    public Analysis {
        behaviours = List.copyOf(behaviours);
        solutions = List.copyOf(solutions);
    }

    /** The same with what became of solving. */
    public Analysis with(List<Solution> newSolutions) {
        return new Analysis(definedness, finiteness, behaviours, equivalence, newSolutions);
    }
}
