package org.formulary.processor.model;

import org.formulary.processor.equation.Equation;

/** An equation's text, its tree and the types of its nodes. */
public record CheckedEquation(String text, Equation tree, Typing typing) {}
