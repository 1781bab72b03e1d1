package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /** Knows the constants of a glossary, and no formula yet. */
    FormulaNames(Glossary glossary) {
        this.glossary = glossary;
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

    /** All names. */
    Set<String> all() {
        return byName.keySet();
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
        };
    }
}
