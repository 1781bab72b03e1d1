package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.processor.codata.PhysicalConstant;

/** What the parser must know of names to tell a call from a product, and a unit from a group. */
public interface NameTable {

    /** Whether the name, in canonical spelling, is a symbol here: a parameter, a glossary entry, an output or a local. */
    boolean isSymbol(String name);

    /** The physical constant that the name stands for, where it is no symbol of the formula. */
    default Optional<PhysicalConstant> constant(String name) {
        return Optional.empty();
    }

    /**
     * The formula that the name calls: by its symbol, its method name, or qualified by its set. Empty where none has
     * it, or where a symbol of this formula shadows it.
     *
     * @return the formula's identifier {@code set-id/formula-id}
     */
    Optional<String> formula(String name);

    /** What to write where a name is called that calls nothing; empty where nothing is like it. */
    default Optional<String> callAdvice(String name) {
        return Optional.empty();
    }
}
