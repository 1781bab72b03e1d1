package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.formulary.processor.generate.Signatures.Signature;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;

/** Finds formulas for which the same Java method would be written. */
public final class Overloads {

    private Overloads() {}

    /**
     * Two formulas, and the method both would have.
     *
     * @param earlier the one declared first
     * @param later the other; the same formula where it clashes with itself
     * @param signature the method, {@code time(double, long)}
     */
    public record Clash(CheckedFormula earlier, CheckedFormula later, String signature) {}

    /** All clashes in a set; empty where its class can be written. */
    public static List<Clash> clashes(CheckedSet set) {
        Map<Signature, CheckedFormula> owners = new LinkedHashMap<>();
        List<Clash> clashes = new ArrayList<>();
        for (CheckedFormula formula : set.formulas()) {
            Set<Signature> own = new HashSet<>();
            for (Signature signature : Signatures.of(formula)) {
                CheckedFormula owner = owners.putIfAbsent(signature, formula);
                if (owner != null || !own.add(signature)) {
                    clashes.add(new Clash(owner, formula, signature.toString()));
                }
            }
        }
        return clashes;
    }
}
