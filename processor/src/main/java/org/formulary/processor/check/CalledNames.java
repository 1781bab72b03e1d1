package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;

/**
 * The names by which a formula calls others and physical constants, for what is derived from it.
 *
 * @param formulas identifiers by name
 * @param constants by name
 */
record CalledNames(Map<String, String> formulas, Map<String, PhysicalConstant> constants) {

    static CalledNames of(CheckedFormula formula) {
        Map<String, String> formulas = new LinkedHashMap<>();
        Trees.calls(formula.equation().tree()).forEach(call -> formulas.put(call.callee(), call.formula()));
        Map<String, PhysicalConstant> constants = new LinkedHashMap<>();
        formula.constants().forEach(constant -> constants.put(constant.name(), constant.value()));
        return new CalledNames(formulas, constants);
    }

    /** The names as an equation with these symbols sees them. */
    NameTable shadowedBy(Set<String> symbols) {
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return symbols.contains(name);
            }

            @Override
            public Optional<PhysicalConstant> constant(String name) {
                return symbols.contains(name) ? Optional.empty() : Optional.ofNullable(constants.get(name));
            }

            @Override
            public Optional<String> formula(String name) {
                return symbols.contains(name) ? Optional.empty() : Optional.ofNullable(formulas.get(name));
            }
        };
    }
}
