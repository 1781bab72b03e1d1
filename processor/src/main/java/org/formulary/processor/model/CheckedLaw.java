package org.formulary.processor.model;

import org.formulary.processor.equation.Law;

/**
 * A law that was proved, or tested and not refuted.
 *
 * @param text as written
 * @param tree its tree; bare numbers stand with their units
 * @param typing the types of its nodes
 * @param proved whether it was proved for all arguments
 * @param points at how many points it was tested
 */
public record CheckedLaw(String text, Law tree, Typing typing, boolean proved, int points) {}
