package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Solves cases: the branches that depend on the variable each by itself, the others excluded. */
final class Branches {

    private final Isolation isolation;
    private final Expr value;

    Branches(Isolation isolation, Expr value) {
        this.isolation = isolation;
        this.value = value;
    }

    Forms solve(Expr.Cases cases) {
        boolean open = cases.branches().stream()
                .flatMap(branch -> Trees.operands(branch.condition()).stream())
                .anyMatch(isolation::depends);
        if (open) {
            return Forms.none("which of the cases holds depends on it");
        }
        List<Condition> excluded = new ArrayList<>();
        List<Condition> taken = new ArrayList<>();
        Optional<Expr> solved = Optional.empty();
        Optional<Box> rest = Optional.of(isolation.box());
        for (Expr.Cases.Branch branch : cases.branches()) {
            if (isolation.depends(branch.value())) {
                taken.add(branch.condition());
                solved = solved.or(() -> Optional.of(branch.value()));
            } else {
                excluded.addAll(negation(branch.condition()));
            }
            rest = rest.flatMap(box -> new Narrowing(isolation.meaning()).whereNot(box, branch.condition()));
        }
        boolean last = isolation.depends(cases.otherwise());
        if (taken.size() + (last ? 1 : 0) > 1) {
            return Forms.none("several of the cases depend on it");
        }
        Narrowing narrowing = new Narrowing(isolation.meaning());
        Optional<Box> box = last
                ? rest
                : taken.stream().findFirst().flatMap(condition -> narrowing.where(isolation.box(), condition));
        Expr chosen = last ? cases.otherwise() : solved.orElseThrow();
        // Where a case is taken, those before it are not; where it is not the last, it is asked for by itself.
        List<Condition> conditions = new ArrayList<>(last ? excluded : upTo(cases, taken.get(0)));
        return box.map(narrower -> isolation.in(narrower).solve(chosen, value))
                .map(forms -> forms.map(form -> form.where(conditions)))
                .orElseGet(() -> Forms.none("the case that depends on it never holds"));
    }

    private List<Condition> upTo(Expr.Cases cases, Condition taken) {
        List<Condition> conditions = new ArrayList<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            if (branch.condition().equals(taken)) {
                conditions.add(taken);
                return conditions;
            }
            conditions.addAll(negation(branch.condition()));
        }
        return conditions;
    }

    /** The opposite of a condition; of a single comparison, the opposite comparison. */
    private List<Condition> negation(Condition condition) {
        if (condition instanceof Condition.Comparison comparison
                && comparison.relations().size() == 1) {
            Expr left = comparison.operands().get(0);
            Expr right = comparison.operands().get(1);
            Relation opposite = Relations.negated(comparison.relations().get(0));
            return opposite == Relation.NE
                    ? isolation.nonZero().conditions(Simplification.minus(left, right))
                    : List.of(Nodes.comparison(left, opposite, right));
        }
        return List.of(Nodes.not(condition));
    }
}
