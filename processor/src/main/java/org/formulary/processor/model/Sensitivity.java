package org.formulary.processor.model;

import java.util.Optional;

/**
 * How an output changes with a real parameter.
 *
 * @param output the symbol of the output
 * @param parameter the symbol of the parameter
 * @param reason why no derivative is told, continuing a sentence about the parameter; empty where one is
 * @param derivative in the unit of the output per unit of the parameter
 * @param elasticity the parameter times the derivative over the output; of an output that is a product, what remains when all
 *     that stays the same is cancelled, which is its limit where the output is 0
 * @param onlyEdges whether the formula itself says nothing of the parameter but bounds
 * @param edges what the domain of the parameter excludes as points without a derivative, in the equation language
 * @param domain the domain of the parameter without these; empty where there are none
 */
public record Sensitivity(
        String output,
        String parameter,
        Optional<String> reason,
        Optional<Form> derivative,
        Optional<Form> elasticity,
        boolean onlyEdges,
        Optional<String> edges,
        Optional<Domain> domain) {

    /**
     * A derivative or an elasticity.
     *
     * @param equation whose only output is the form, under a name of its own
     * @param variable that output
     * @param definedness whether it has a value for all arguments in their domains
     * @param finiteness whether the numbers that Java computes with can carry that value
     */
    public record Form(CheckedEquation equation, Variable variable, Definedness definedness, Finiteness finiteness) {}

    /** No derivative is told. */
    public static Sensitivity untold(String output, String parameter, String reason) {
        return new Sensitivity(
                output,
                parameter,
                Optional.of(reason),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty());
    }
}
