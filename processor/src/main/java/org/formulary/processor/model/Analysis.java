package org.formulary.processor.model;

/**
 * What was found out about a formula over the whole of its domain.
 *
 * @param definedness whether it has a value for all arguments in their domains
 */
public record Analysis(Definedness definedness) {

    /** Before anything was looked for: nothing is known to be wrong. */
    public static final Analysis NONE = new Analysis(Definedness.PROVED);
}
