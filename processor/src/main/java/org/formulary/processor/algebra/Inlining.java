package org.formulary.processor.algebra;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;

/** Writes out what the names and calls of an equation stand for, where a variable hides behind them. */
final class Inlining {

    private final Equation equation;
    private final FormulaLookup formulas;
    private final Map<String, Expr> definitions = new HashMap<>();
    private final String variable;

    Inlining(Equation equation, FormulaLookup formulas, String variable) {
        this.equation = equation;
        this.formulas = formulas;
        this.variable = variable;
        equation.outputs().forEach(output -> definitions.put(output.name().name(), output.value()));
        equation.locals().forEach(local -> definitions.put(local.name().name(), local.value()));
    }

    /** Whether the index of a sum has the name of a local result, or of the variable. */
    boolean isShadowed() {
        return Trees.values(equation).stream()
                .flatMap(value -> Trees.all(value).stream())
                .anyMatch(expr -> expr instanceof Expr.Reduction reduction
                        && (definitions.containsKey(reduction.index().name())
                                || reduction.index().name().equals(variable)));
    }

    /** Whether the value depends on the variable, by way of local results as well. */
    boolean depends(Expr expr) {
        return Trees.freeNames(expr).stream()
                .map(Expr.Name::name)
                .anyMatch(name -> name.equals(variable)
                        || (definitions.containsKey(name) && depends(definitions.get(name))));
    }

    /**
     * The value without brackets, earlier outputs, and local results and calls that depend on the variable; empty where a
     * called formula cannot be written out.
     */
    Optional<Expr> of(Expr expr) {
        Expr open = Trees.rewrite(Nodes.plain(expr), this::definition);
        return calls(open);
    }

    private Expr definition(Expr expr) {
        if (expr instanceof Expr.Name name && definitions.containsKey(name.name())) {
            Expr value = definitions.get(name.name());
            boolean output = equation.outputs().stream()
                    .anyMatch(other -> other.name().name().equals(name.name()));
            return output || depends(value) ? Trees.rewrite(Nodes.plain(value), this::definition) : expr;
        }
        return expr;
    }

    private Optional<Expr> calls(Expr expr) {
        boolean open = Trees.calls(expr).stream().noneMatch(call -> depends(call) && hasSeries(call));
        return open
                ? Optional.of(Trees.rewrite(
                        expr, node -> node instanceof Expr.Call call && depends(call) ? called(call) : node))
                : Optional.empty();
    }

    /** Whether the index of a sum, in the called equation or one that it calls, could capture a name of the arguments. */
    private boolean hasSeries(Expr.Call call) {
        Equation tree = formulas.formula(call.formula()).equation().tree();
        return Trees.values(tree).stream()
                .flatMap(part -> Trees.all(part).stream())
                .anyMatch(expr ->
                        expr instanceof Expr.Reduction || (expr instanceof Expr.Call inner && hasSeries(inner)));
    }

    /** The called equation with the arguments in it. */
    private Expr called(Expr.Call call) {
        CheckedFormula callee = formulas.formula(call.formula());
        Equation tree = callee.equation().tree();
        Map<String, Expr> arguments = new HashMap<>();
        for (int i = 0; i < callee.parameters().size(); i++) {
            arguments.put(
                    callee.parameters().get(i).variable().name(), call.arguments().get(i));
        }
        Map<String, Expr> results = new HashMap<>();
        tree.outputs().forEach(output -> results.put(output.name().name(), Nodes.plain(output.value())));
        tree.locals().forEach(local -> results.put(local.name().name(), Nodes.plain(local.value())));
        return substituted(Nodes.plain(tree.outputs().get(0).value()), arguments, results);
    }

    private Expr substituted(Expr value, Map<String, Expr> arguments, Map<String, Expr> results) {
        return Trees.rewrite(value, node -> {
            if (node instanceof Expr.Name name) {
                return arguments.containsKey(name.name())
                        ? arguments.get(name.name())
                        : substituted(results.get(name.name()), arguments, results);
            }
            return node instanceof Expr.Call call ? called(call) : node;
        });
    }
}
