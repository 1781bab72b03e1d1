package org.formulary.processor.equation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Collects the names that are not bound by a sum around them. */
final class FreeNames {

    private final Deque<String> bound = new ArrayDeque<>();
    private final List<Expr.Name> found = new ArrayList<>();

    private FreeNames() {}

    static List<Expr.Name> in(List<Expr> trees) {
        FreeNames names = new FreeNames();
        trees.forEach(names::visit);
        return List.copyOf(names.found);
    }

    private void visit(Expr expr) {
        if (expr instanceof Expr.Name name && !bound.contains(name.name())) {
            found.add(name);
        } else if (expr instanceof Expr.Reduction reduction) {
            visit(reduction.from());
            visit(reduction.to());
            bound.push(reduction.index().name());
            visit(reduction.body());
            bound.pop();
        } else {
            Trees.operands(expr).forEach(this::visit);
        }
    }
}
