package org.formulary.processor.model;

import org.formulary.processor.codata.PhysicalConstant;

/**
 * A symbol of a glossary that stands for a physical constant.
 *
 * @param variable its name, unit and text
 * @param value the constant
 */
public record ConstantSymbol(Variable variable, PhysicalConstant value) {}
