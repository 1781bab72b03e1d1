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
 * @param sensitivities what became of differentiating the output by each real parameter
 */
public record Analysis(
        Definedness definedness,
        Finiteness finiteness,
        List<Behaviour> behaviours,
        Optional<Equivalence> equivalence,
        List<Solution> solutions,
        List<Sensitivity> sensitivities) {

    /** Before anything was looked for: nothing is known to be wrong. */
    public static final Analysis NONE = of(Definedness.PROVED, Finiteness.UNKNOWN);

    public Analysis {
        behaviours = List.copyOf(behaviours);
        solutions = List.copyOf(solutions);
        sensitivities = List.copyOf(sensitivities);
    }

    /** Of what nothing else is known or asked. */
    public static Analysis of(Definedness definedness, Finiteness finiteness) {
        return new Analysis(definedness, finiteness, List.of(), Optional.empty(), List.of(), List.of());
    }

    /** The same with what became of solving. */
    public Analysis with(List<Solution> newSolutions) {
        return new Analysis(definedness, finiteness, behaviours, equivalence, newSolutions, sensitivities);
    }

    /** The same with what became of differentiating. */
    public Analysis withSensitivities(List<Sensitivity> newSensitivities) {
        return new Analysis(definedness, finiteness, behaviours, equivalence, solutions, newSensitivities);
    }
}
