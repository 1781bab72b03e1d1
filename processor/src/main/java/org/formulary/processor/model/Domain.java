package org.formulary.processor.model;

import org.formulary.processor.equation.Condition;

/**
 * A condition on one variable, possibly in terms of others.
 *
 * @param text as the author wrote it
 * @param condition its tree, in which every bare number stands with its unit, so that both sides can be computed in
 *     coherent units
 * @param typing the types of its nodes
 * @param range the bounds that the condition puts on the variable by itself, in its declared unit
 */
public record Domain(String text, Condition condition, Typing typing, Range range) {}
