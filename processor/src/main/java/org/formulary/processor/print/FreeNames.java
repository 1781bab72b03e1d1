package org.formulary.processor.print;

import java.util.LinkedHashSet;
import java.util.Set;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/** Collects the names an expression takes from around it: all but the indices of its own sums and products. */
final class FreeNames {

    private final Set<String> names = new LinkedHashSet<>();

    private FreeNames() {}

    static Set<String> of(Expr expr) {
        FreeNames free = new FreeNames();
        free.add(expr);
        return free.names;
    }

    private void add(Expr expr) {
        if (expr instanceof Expr.Name name) {
            names.add(name.name());
        } else if (expr instanceof Expr.Neg negation) {
            add(negation.operand());
        } else if (expr instanceof Expr.Binary binary) {
            add(binary.left());
            add(binary.right());
        } else if (expr instanceof Expr.Factorial factorial) {
            add(factorial.operand());
        } else if (expr instanceof Expr.Apply apply) {
            apply.arguments().forEach(this::add);
        } else if (expr instanceof Expr.Call call) {
            call.arguments().forEach(this::add);
        } else if (expr instanceof Expr.Reduction reduction) {
            Set<String> body = of(reduction.body());
            body.remove(reduction.index().name());
            add(reduction.from());
            add(reduction.to());
            names.addAll(body);
        } else if (expr instanceof Expr.Group group) {
            add(group.inner());
        } else if (expr instanceof Expr.Cases cases) {
            for (Expr.Cases.Branch branch : cases.branches()) {
                add(branch.value());
                add(branch.condition());
            }
            add(cases.otherwise());
        }
    }

    private void add(Condition condition) {
        if (condition instanceof Condition.Comparison comparison) {
            comparison.operands().forEach(this::add);
        } else if (condition instanceof Condition.Is is) {
            add(is.path());
        } else if (condition instanceof Condition.And and) {
            and.parts().forEach(this::add);
        } else if (condition instanceof Condition.Or or) {
            or.parts().forEach(this::add);
        } else if (condition instanceof Condition.Not not) {
            add(not.operand());
        } else if (condition instanceof Condition.Group group) {
            add(group.inner());
        }
    }
}
