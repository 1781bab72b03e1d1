package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Trees;

/** The names by which an equation calls formulas, for what is derived from it. */
record CalledNames(Map<String, String> formulas) {

    static CalledNames of(Equation equation) {
        Map<String, String> formulas = new LinkedHashMap<>();
        Trees.calls(equation).forEach(call -> formulas.put(call.callee(), call.formula()));
        return new CalledNames(formulas);
    }

    /** The names as an equation with these symbols sees them. */
    NameTable shadowedBy(Set<String> symbols) {
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return symbols.contains(name);
            }

            @Override
            public Optional<String> formula(String name) {
                return symbols.contains(name) ? Optional.empty() : Optional.ofNullable(formulas.get(name));
            }
        };
    }
}
