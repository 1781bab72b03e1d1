package org.formulary.processor.algebra;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.FormulaLookup;

/**
 * What the names of an equation stand for, besides its parameters.
 *
 * @param definitions the outputs and local results by name
 * @param formulas finds the formulas that are called
 */
public record Meaning(Map<String, Expr> definitions, FormulaLookup formulas) {

    public Meaning {
        definitions = Map.copyOf(definitions);
    }

    /** The names of an equation. */
    public static Meaning of(Equation equation, FormulaLookup formulas) {
        Map<String, Expr> definitions = new LinkedHashMap<>();
        equation.outputs().forEach(output -> definitions.put(output.name().name(), output.value()));
        equation.locals().forEach(local -> definitions.put(local.name().name(), local.value()));
        return new Meaning(definitions, formulas);
    }

    /**
     * What a name is defined as; empty for a parameter, for the index of a sum in its terms, and where such an index hides
     * what the definition is made of.
     */
    public Optional<Expr> definition(String name, Box box) {
        return box.has(name) || box.isShadowed() ? Optional.empty() : Optional.ofNullable(definitions.get(name));
    }
}
