package org.formulary.processor.model;

import org.formulary.quantity.Dimension;

/**
 * What is known of a value without its number.
 *
 * @param dimension its dimension
 * @param integer whether it is an integer by construction, so that Java computes it exactly
 */
public record Type(Dimension dimension, boolean integer) {}
