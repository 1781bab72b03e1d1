package org.formulary.processor.print;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Variable;

/** How symbols and called formulas are named in print. */
public interface SymbolStyle {

    /** The LaTeX that the author gave for a symbol; empty where it is derived from the name. */
    Optional<String> latex(String symbol);

    /** The derivative that a name stands for where it is defined; empty for what has a name of its own. */
    default Optional<Rate> rate(String name) {
        return Optional.empty();
    }

    /** The name by which a called formula is printed: its symbol, or its method's name where it has none. */
    default String callee(Expr.Call call) {
        return call.callee().substring(call.callee().lastIndexOf('.') + 1);
    }

    /** Every name printed as it is spelled. */
    static SymbolStyle derived() {
        return symbol -> Optional.empty();
    }

    /** Symbols as their declarations say, called formulas by the symbol they declare. */
    static SymbolStyle of(Collection<Variable> variables, FormulaLookup formulas) {
        return of(variables, Map.of(), formulas);
    }

    /** The same, with names that stand for derivatives. */
    static SymbolStyle of(Collection<Variable> variables, Map<String, Rate> rates, FormulaLookup formulas) {
        Map<String, Optional<String>> latex = variables.stream()
                .collect(Collectors.toMap(Variable::name, Variable::latex, (formula, glossary) -> formula));
        return new SymbolStyle() {
            @Override
            public Optional<String> latex(String symbol) {
                return latex.getOrDefault(symbol, Optional.empty());
            }

            @Override
            public Optional<Rate> rate(String name) {
                return Optional.ofNullable(rates.get(name));
            }

            @Override
            public String callee(Expr.Call call) {
                var formula = formulas.formula(call.formula());
                return formula.symbol().orElse(formula.method());
            }
        };
    }
}
