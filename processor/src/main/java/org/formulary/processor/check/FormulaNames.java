package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;

/**
 * The names that mean something to every formula of a set: those by which formulas can be called, symbol, method name, and
 * both qualified by the set, and the symbols of physical constants.
 */
final class FormulaNames {

    private final Map<String, String> byName = new LinkedHashMap<>();
    private final Glossary glossary;
    private final NameAdvice advice;

    /** For texts that know no other names. */
    FormulaNames() {
        this(new Glossary(List.of(), new ArrayList<>()), name -> List.of());
    }

    /**
     * For a set: its constants, and no formula yet.
     *
     * @param glossary its symbols
     * @param elsewhere the interfaces of other sets, not in use here, that have a formula of that name
     */
    FormulaNames(Glossary glossary, Function<String, List<String>> elsewhere) {
        this.glossary = glossary;
        this.advice = new NameAdvice(glossary.names(), byName.keySet(), elsewhere);
    }

    /** Adds a formula under all its names; names taken earlier stay with the formula that has them. */
    void add(String setId, String method, Optional<String> symbol, String fullId) {
        byName.putIfAbsent(method, fullId);
        byName.putIfAbsent(setId + "." + method, fullId);
        symbol.ifPresent(name -> {
            byName.putIfAbsent(name, fullId);
            byName.putIfAbsent(setId + "." + name, fullId);
        });
    }

    /** Adds the formulas of a set that is in use. */
    void add(CheckedSet set) {
        for (CheckedFormula formula : set.formulas()) {
            add(set.owner().setId(), formula.method(), formula.symbol(), formula.fullId());
        }
    }

    /** Whether a formula can be called by the name. */
    boolean has(String name) {
        return byName.containsKey(name);
    }

    /** Whether the name was meant for a physical constant that there is not. */
    boolean isFaulty(String name) {
        return glossary.isFaulty(name);
    }

    /** What to write instead of names that nobody declares. */
    NameAdvice advice() {
        return advice;
    }

    /** The names as one formula sees them: what it declares itself shadows formulas of that name. */
    NameTable shadowedBy(Set<String> symbols) {
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return symbols.contains(name) || glossary.constants().containsKey(name);
            }

            @Override
            public Optional<PhysicalConstant> constant(String name) {
                return symbols.contains(name) ? Optional.empty() : glossary.useConstant(name);
            }

            @Override
            public Optional<String> formula(String name) {
                return isSymbol(name) ? Optional.empty() : Optional.ofNullable(byName.get(name));
            }

            @Override
            public Optional<String> callAdvice(String name) {
                return advice.formula(name);
            }
        };
    }
}
