package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;

/** The small changes of an equation. */
final class EquationChanges {

    /** An equation with one change. */
    record Changed(Mutation mutation, Equation equation) {}

    private final Equation equation;
    private final ValueChanges values;

    EquationChanges(CheckedFormula formula, Equation equation) {
        this.equation = equation;
        List<Expr> symbols = new ArrayList<>();
        for (Parameter parameter : formula.parameters()) {
            symbols.add(new Expr.Name(equation.span(), parameter.variable().name()));
        }
        symbols.addAll(formula.constants());
        this.values = new ValueChanges(symbols);
    }

    List<Changed> all() {
        List<Changed> changed = new ArrayList<>();
        for (int i = 0; i < equation.outputs().size(); i++) {
            int index = i;
            Expr value = equation.outputs().get(i).value();
            for (Change change : changes(value)) {
                changed.add(new Changed(change.mutation(), withOutput(index, change.value())));
            }
            Change doubled = ValueChanges.doubled(value);
            changed.add(new Changed(doubled.mutation(), withOutput(index, doubled.value())));
        }
        for (int i = 0; i < equation.locals().size(); i++) {
            int index = i;
            for (Change change : changes(equation.locals().get(i).value())) {
                changed.add(new Changed(change.mutation(), withLocal(index, change.value())));
            }
            withoutLocal(i).forEach(other -> changed.add(new Changed(Mutation.WHERE_DROPPED, other)));
        }
        return changed;
    }

    /** The changes of all nodes, each as the whole tree with that change. */
    private List<Change> changes(Expr tree) {
        List<Change> whole = new ArrayList<>();
        for (Expr node : Trees.all(tree)) {
            for (Change change : values.of(node)) {
                whole.add(new Change(change.mutation(), replaced(tree, node, change.value())));
            }
        }
        return whole;
    }

    /** Nodes are told apart by identity: the same symbol stands in several places. */
    @SuppressWarnings("ReferenceEquality")
    private static Expr replaced(Expr tree, Expr node, Expr other) {
        return Trees.rewrite(tree, each -> each == node ? other : each);
    }

    private Equation withOutput(int index, Expr value) {
        return new Equation(equation.span(), with(equation.outputs(), index, value), equation.locals());
    }

    private Equation withLocal(int index, Expr value) {
        return new Equation(equation.span(), equation.outputs(), with(equation.locals(), index, value));
    }

    private static List<Definition> with(List<Definition> definitions, int index, Expr value) {
        List<Definition> changed = new ArrayList<>(definitions);
        Definition old = definitions.get(index);
        changed.set(index, new Definition(old.span(), old.name(), value));
        return changed;
    }

    /** Each symbol of its definition may stand for a local result that is gone. */
    private List<Equation> withoutLocal(int index) {
        Definition local = equation.locals().get(index);
        List<Definition> rest = new ArrayList<>(equation.locals());
        rest.remove(index);
        return Trees.freeNames(local.value()).stream()
                .map(name -> {
                    Function<Expr, Expr> change = each -> each instanceof Expr.Name other
                                    && other.name().equals(local.name().name())
                            ? name
                            : each;
                    return new Equation(
                            equation.span(), rewritten(equation.outputs(), change), rewritten(rest, change));
                })
                .toList();
    }

    private static List<Definition> rewritten(List<Definition> definitions, Function<Expr, Expr> change) {
        return definitions.stream()
                .map(old -> new Definition(old.span(), old.name(), Trees.rewrite(old.value(), change::apply)))
                .toList();
    }
}
