package org.formulary.processor.model;

import java.util.Optional;
import org.formulary.processor.equation.Binding;

/**
 * A parameter of a formula.
 *
 * @param javaName its name in Java
 * @param variable its symbol
 * @param defaultValue what it is when left out
 * @param calibrated where the model is trusted
 */
public record Parameter(
        String javaName, Variable variable, Optional<Binding> defaultValue, Optional<Domain> calibrated) {}
