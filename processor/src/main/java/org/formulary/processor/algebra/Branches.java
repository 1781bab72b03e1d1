package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/**
 * Solves cases of which one depends on the variable, the others excluded. Where the conditions depend on it as well, it has
 * to come out such that they hold.
 */
final class Branches {

    private final Isolation isolation;
    private final Expr value;

    Branches(Isolation isolation, Expr value) {
        this.isolation = isolation;
        this.value = value;
    }

    Forms solve(Expr.Cases cases) {
        boolean unsayable = cases.branches().stream()
                .flatMap(branch -> Trees.parts(branch.condition()).stream())
                .anyMatch(part -> part instanceof Condition.Is is && isolation.depends(is.path()));
        if (unsayable) {
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
        int depending = taken.size() + (last ? 1 : 0);
        if (depending != 1) {
            return Forms.none(
                    depending == 0
                            ? "only which of the cases holds depends on it"
                            : "several of the cases depend on it");
        }
        Narrowing narrowing = new Narrowing(isolation.meaning());
        Optional<Box> box = last
                ? rest
                : taken.stream().findFirst().flatMap(condition -> narrowing.where(isolation.box(), condition));
        Expr chosen = last ? cases.otherwise() : solved.orElseThrow();
        // Where a case is taken, those before it are not; where it is not the last, it is asked for by itself.
        List<Condition> conditions = new ArrayList<>(last ? excluded : upTo(cases, taken.get(0)));
        conditions.addAll(others(cases));
        return box.map(narrower -> isolation.in(narrower).solve(chosen, value))
                .map(forms -> forms.map(form -> form.where(conditions.stream()
                        .map(condition -> solved(condition, form.root().value()))
                        .toList())))
                .orElseGet(() -> Forms.none("the case that depends on it never holds"));
    }

    /** That the value is not what another case gives, where the variable decides whether that one is taken. */
    private List<Condition> others(Expr.Cases cases) {
        boolean open = cases.branches().stream()
                .flatMap(branch -> Trees.operands(branch.condition()).stream())
                .anyMatch(isolation::depends);
        return open
                ? Stream.concat(cases.branches().stream().map(Expr.Cases.Branch::value), Stream.of(cases.otherwise()))
                        .filter(other -> !isolation.depends(other))
                        .map(other -> Nodes.comparison(value, Relation.NE, other))
                        .toList()
                : List.of();
    }

    /** A condition on the variable as one on what it was solved for; of a comparison, on the difference of the sides. */
    private Condition solved(Condition condition, Expr root) {
        if (Trees.operands(condition).stream().noneMatch(isolation::depends)) {
            return condition;
        }
        Condition open = Trees.rewrite(condition, expr -> isolation.isVariable(expr) ? root : expr);
        if (open instanceof Condition.Comparison comparison
                && comparison.relations().size() == 1) {
            Expr difference = Simplification.minus(
                    comparison.operands().get(0), comparison.operands().get(1));
            return Nodes.comparison(difference, comparison.relations().get(0), Nodes.ZERO);
        }
        return open;
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
