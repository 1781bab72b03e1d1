package org.formulary.processor.generate;

import java.util.HashSet;
import java.util.Set;
import org.formulary.processor.print.JavaNames;

/** The method names of a generated class, so that a helper never takes one that is there already. */
final class MethodNames {

    private final Set<String> taken;

    /** Starts with the names of the public methods. */
    MethodNames(Set<String> names) {
        this.taken = new HashSet<>(names);
    }

    /** The name, or the name with a number. */
    String unique(String name) {
        String unused = JavaNames.unused(name, taken);
        taken.add(unused);
        return unused;
    }
}
