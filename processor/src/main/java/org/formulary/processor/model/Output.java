package org.formulary.processor.model;

/**
 * An output of a formula.
 *
 * @param component the record component that carries it; the method's own name where there is a single output
 * @param variable its symbol
 */
public record Output(String component, Variable variable) {}
