package org.formulary.processor.model;

import org.formulary.processor.equation.Law;

/**
 * A law that was not refuted.
 *
 * @param text as written
 * @param tree its tree; bare numbers stand with their units
 * @param typing the types of its nodes
 * @param points at how many points it was tested
 */
public record CheckedLaw(String text, Law tree, Typing typing, int points) {}
