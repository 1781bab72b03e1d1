package org.formulary.processor.algebra;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;

/** Writes out what the names and calls of an equation stand for, where a variable hides behind them. */
final class WrittenOut {

    /** Calls written out before an equation is given up: formulas that call others twice double it each time. */
    private static final int MAX_CALLS = 64;

    /** Nodes written out before it is given up. */
    private static final int MAX_NODES = 2_000;

    private final Equation equation;
    private final FormulaLookup formulas;
    private final Map<String, Expr> definitions = new HashMap<>();
    private final String variable;
    private final Map<String, Expr> written = new HashMap<>();
    private final Map<String, Integer> sizes = new HashMap<>();
    private final Map<String, Boolean> dependent = new HashMap<>();
    private int calls;
    private boolean givenUp;

    WrittenOut(Equation equation, FormulaLookup formulas, String variable) {
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

    /** Whether the equation is too long to be read, its local results written out. */
    boolean isTooLong() {
        return equation.outputs().stream()
                .anyMatch(output -> nodes(output.name().name()) > MAX_NODES);
    }

    /** How many nodes a definition has, those in it written out; no more than there may be, and one. */
    private int nodes(String name) {
        Integer known = sizes.get(name);
        if (known != null) {
            return known;
        }
        long sum = 0;
        for (Expr node : Trees.all(definitions.get(name))) {
            boolean defined = node instanceof Expr.Name inner && definitions.containsKey(inner.name());
            sum += defined ? nodes(((Expr.Name) node).name()) : 1;
        }
        int nodes = (int) Math.min(sum, MAX_NODES + 1L);
        sizes.put(name, nodes);
        return nodes;
    }

    /** Whether the value depends on the variable, by way of local results as well. */
    boolean depends(Expr expr) {
        for (Expr.Name name : Trees.freeNames(expr)) {
            if (name.name().equals(variable)) {
                return true;
            }
            if (definitions.containsKey(name.name())) {
                Boolean known = dependent.get(name.name());
                if (known == null) {
                    known = depends(definitions.get(name.name()));
                    dependent.put(name.name(), known);
                }
                if (known) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The value without brackets, earlier outputs, and local results and calls that depend on the variable; empty where a
     * called formula cannot be written out, or too many would have to be.
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
            if (output || depends(value)) {
                if (!written.containsKey(name.name())) {
                    written.put(name.name(), measured(Trees.rewrite(Nodes.plain(value), this::definition), expr));
                }
                return written.get(name.name());
            }
        }
        return expr;
    }

    /** What was written out, or what stood there before where that has become too long. */
    private Expr measured(Expr longer, Expr before) {
        givenUp = givenUp || Trees.all(longer).size() > MAX_NODES;
        return givenUp ? before : longer;
    }

    private Optional<Expr> calls(Expr expr) {
        if (givenUp
                || Trees.calls(expr).stream()
                        .anyMatch(call -> depends(call) && hasForeignNames(call, new HashSet<>()))) {
            return Optional.empty();
        }
        Expr written =
                Trees.rewrite(expr, node -> node instanceof Expr.Call call && depends(call) ? called(call) : node);
        return givenUp ? Optional.empty() : Optional.of(written);
    }

    /** Whether the called equation, or one that it calls, has names that could mean something else here: indices, constants. */
    private boolean hasForeignNames(Expr.Call call, Set<String> seen) {
        if (!seen.add(call.formula())) {
            return false;
        }
        Equation tree = formulas.formula(call.formula()).equation().tree();
        return Trees.values(tree).stream()
                .flatMap(part -> Trees.all(part).stream())
                .anyMatch(expr -> expr instanceof Expr.Reduction
                        || (expr instanceof Expr.Constant constant && !isKnown(constant))
                        || (expr instanceof Expr.Call inner && hasForeignNames(inner, seen)));
    }

    private boolean isKnown(Expr.Constant constant) {
        return Trees.values(equation).stream()
                .flatMap(value -> Trees.all(value).stream())
                .anyMatch(expr -> expr instanceof Expr.Constant own
                        && own.name().equals(constant.name())
                        && own.value().equals(constant.value()));
    }

    /** The called equation with the arguments in it. */
    private Expr called(Expr.Call call) {
        calls++;
        givenUp = givenUp || calls > MAX_CALLS;
        if (givenUp) {
            return call;
        }
        CheckedFormula callee = formulas.formula(call.formula());
        Equation tree = callee.equation().tree();
        Map<String, Expr> arguments = new HashMap<>();
        for (int i = 0; i < callee.parameters().size(); i++) {
            arguments.put(
                    callee.parameters().get(i).variable().name(),
                    call.arguments().get(i));
        }
        Map<String, Expr> results = new HashMap<>();
        tree.outputs().forEach(output -> results.put(output.name().name(), Nodes.plain(output.value())));
        tree.locals().forEach(local -> results.put(local.name().name(), Nodes.plain(local.value())));
        return measured(substituted(Nodes.plain(tree.outputs().get(0).value()), arguments, results), call);
    }

    private Expr substituted(Expr value, Map<String, Expr> arguments, Map<String, Expr> results) {
        return Trees.rewrite(value, node -> {
            if (node instanceof Expr.Name name) {
                return arguments.containsKey(name.name())
                        ? arguments.get(name.name())
                        : givenUp ? node : measured(substituted(results.get(name.name()), arguments, results), node);
            }
            return node instanceof Expr.Call call ? called(call) : node;
        });
    }
}
