package org.formulary.processor.model;

import java.util.Optional;
import org.formulary.quantity.Unit;

/**
 * A symbol with all that is declared of it, glossary and formula taken together.
 *
 * @param name canonical spelling, such as {@code alpha} or {@code B_local}
 * @param type the Java type that carries its value
 * @param unit the declared unit, in which bare numbers are given
 * @param domain where it is defined; empty: everywhere
 * @param latex LaTeX the author gave for it; empty: derived from the name
 * @param doc what it stands for
 */
public record Variable(
        String name, NumberType type, Unit unit, Optional<Domain> domain, Optional<String> latex, String doc) {}
