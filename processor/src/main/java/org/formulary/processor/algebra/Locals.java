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

    /**
     * All but the names that an equation defines or uses, those of constants included.
     *
     * @param inlined the value that is solved, which may use constants of the formulas that the equation calls
     */
    static Locals of(Equation equation, Expr inlined, Set<String> parameters) {
        Set<String> taken = new HashSet<>(parameters);
        addUsed(inlined, taken);
        equation.outputs().forEach(output -> taken.add(output.name().name()));
        equation.locals().forEach(local -> taken.add(local.name().name()));
        Trees.values(equation).forEach(value -> addUsed(value, taken));
        return new Locals(taken);
    }

    private static void addUsed(Expr value, Set<String> taken) {
        for (Expr part : Trees.all(value)) {
            if (part instanceof Expr.Name name) {
                taken.add(name.name());
            } else if (part instanceof Expr.Constant constant) {
                taken.add(constant.name());
            } else if (part instanceof Expr.Reduction reduction) {
                taken.add(reduction.index().name());
            } else if (part instanceof Expr.Call call) {
                taken.add(call.callee());
            }
        }
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
