package org.formulary.processor.algebra;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Names that an equation has no use for yet. */
record Locals(Set<String> taken) {

    private static final List<String> CANDIDATES = List.of("b", "c", "p", "q", "u", "w");

    Locals {
        taken = Set.copyOf(taken);
    }

    /** All but the names that an equation defines or uses. */
    static Locals of(Equation equation, Set<String> parameters) {
        Set<String> taken = new HashSet<>(parameters);
        equation.outputs().forEach(output -> taken.add(output.name().name()));
        equation.locals().forEach(local -> taken.add(local.name().name()));
        for (Expr value : Trees.values(equation)) {
            for (Expr part : Trees.all(value)) {
                if (part instanceof Expr.Reduction reduction) {
                    taken.add(reduction.index().name());
                } else if (part instanceof Expr.Call call) {
                    taken.add(call.callee());
                }
            }
        }
        return new Locals(taken);
    }

    /** One name less that is free. */
    Locals with(String name) {
        Set<String> more = new HashSet<>(taken);
        more.add(name);
        return new Locals(more);
    }

    /** A name that is free. */
    String unused() {
        return CANDIDATES.stream()
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElseGet(() -> {
                    int number = 1;
                    while (taken.contains("b_" + number)) {
                        number++;
                    }
                    return "b_" + number;
                });
    }
}
