package org.formulary.processor.equation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.codata.PhysicalConstant;

/** The names known at one place of a text: the caller's, what the equation itself defines, and the indices of sums. */
final class Scope {

    private final NameTable table;
    private final Set<String> defined = new HashSet<>();
    private final Set<String> shadowing = new HashSet<>();
    private final Deque<String> indices = new ArrayDeque<>();

    Scope(NameTable table) {
        this.table = table;
    }

    /** The equation defines the name, somewhere. */
    void define(String name) {
        defined.add(name);
    }

    /** From here on the name is the equation's own and no formula's. */
    void shadow(String name) {
        shadowing.add(name);
    }

    void enterIndex(String name) {
        indices.push(name);
    }

    /** Leaves sums until only {@code count} are open. */
    void leaveIndices(int count) {
        while (indices.size() > count) {
            indices.pop();
        }
    }

    int indexCount() {
        return indices.size();
    }

    boolean isIndex(String name) {
        return indices.contains(name);
    }

    boolean isSymbol(String name) {
        return isIndex(name) || defined.contains(name) || table.isSymbol(name);
    }

    Optional<PhysicalConstant> constant(String name) {
        return isIndex(name) || defined.contains(name) ? Optional.empty() : table.constant(name);
    }

    Optional<String> callAdvice(String name) {
        return table.callAdvice(name);
    }

    Optional<String> formula(String name) {
        return isIndex(name) || shadowing.contains(name) ? Optional.empty() : table.formula(name);
    }
}
