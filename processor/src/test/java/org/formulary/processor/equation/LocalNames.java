package org.formulary.processor.equation;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The names in scope within an equation: its own too. */
record LocalNames(Set<String> own) implements NameTable {

    static LocalNames of(Equation equation) {
        Set<String> own = new HashSet<>();
        equation.outputs().forEach(definition -> own.add(definition.name().name()));
        equation.locals().forEach(definition -> own.add(definition.name().name()));
        for (Expr value : Trees.values(equation)) {
            for (Expr node : Trees.all(value)) {
                if (node instanceof Expr.Reduction reduction) {
                    own.add(reduction.index().name());
                }
            }
        }
        return new LocalNames(own);
    }

    @Override
    public boolean isSymbol(String name) {
        return own.contains(name) || TestNames.TABLE.isSymbol(name);
    }

    @Override
    public Optional<String> formula(String name) {
        return own.contains(name) ? Optional.empty() : TestNames.TABLE.formula(name);
    }
}
