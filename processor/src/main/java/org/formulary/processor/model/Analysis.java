package org.formulary.processor.model;

/**
 * What was found out about a formula over the whole of its domain.
 *
 * @param definedness whether it has a value for all arguments in their domains
 * @param finiteness whether the numbers that Java computes with can carry that value
 */
public record Analysis(Definedness definedness, Finiteness finiteness) {

    /** Before anything was looked for: nothing is known to be wrong. */
    public static final Analysis NONE = new Analysis(Definedness.PROVED, Finiteness.UNKNOWN);
}
