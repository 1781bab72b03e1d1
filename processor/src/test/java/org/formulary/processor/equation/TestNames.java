package org.formulary.processor.equation;

import java.util.Optional;
import java.util.Set;

/** The names in scope in these tests: every letter but e and E, the seed's words, and one formula. */
enum TestNames implements NameTable {
    TABLE;

    private static final Set<String> WORDS = Set.of("alpha", "dims", "side", "hops", "x33", "num_ports");
    private static final Set<String> FORMULAS = Set.of("T_ring", "ringAllreduceTime", "physics.communication.T_ring");

    @Override
    public boolean isSymbol(String name) {
        return (name.length() == 1 && !name.equalsIgnoreCase("e")) || WORDS.contains(name);
    }

    @Override
    public Optional<String> formula(String name) {
        return FORMULAS.contains(name) ? Optional.of("physics.communication/ring-allreduce-time") : Optional.empty();
    }
}
