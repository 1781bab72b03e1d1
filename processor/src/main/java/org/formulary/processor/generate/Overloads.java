package org.formulary.processor.generate;

import com.squareup.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.generate.Signatures.Signature;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;

/** Finds formulas for which the same Java method would be written. */
public final class Overloads {

    private static final Set<Signature> OBJECT = Stream.concat(
                    Stream.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait")
                            .map(name -> new Signature(name, List.of())),
                    Stream.of(
                            new Signature("wait", List.of(TypeName.LONG)),
                            new Signature("wait", List.of(TypeName.LONG, TypeName.INT))))
            .collect(Collectors.toUnmodifiableSet());

    private Overloads() {}

    /**
     * Two formulas, and the method both would have.
     *
     * @param earlier the one declared first
     * @param later the other; the same formula where it clashes with itself
     * @param signature the method, {@code time(double, long)}
     */
    public record Clash(CheckedFormula earlier, CheckedFormula later, String signature) {}

    /** The formulas of which a method would have the name and parameters of one that every object has. */
    public static List<CheckedFormula> ofObject(CheckedSet set) {
        return set.formulas().stream()
                .filter(formula -> Signatures.of(formula).stream().anyMatch(OBJECT::contains))
                .toList();
    }

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
