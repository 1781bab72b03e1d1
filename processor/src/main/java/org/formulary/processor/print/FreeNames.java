package org.formulary.processor.print;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/** Collects the names that a tree uses and does not bind itself, in order of first use. */
final class FreeNames implements Expr.Visitor<Set<String>>, Condition.Visitor<Set<String>> {

    private FreeNames() {}

    static Set<String> of(Expr value) {
        return value.accept(new FreeNames());
    }

    private Set<String> all(List<Expr> values) {
        Set<String> names = new LinkedHashSet<>();
        values.forEach(value -> names.addAll(value.accept(this)));
        return names;
    }

    private Set<String> allOf(List<Condition> conditions) {
        Set<String> names = new LinkedHashSet<>();
        conditions.forEach(condition -> names.addAll(condition.accept(this)));
        return names;
    }

    @Override
    public Set<String> num(Expr.Num num) {
        return Set.of();
    }

    @Override
    public Set<String> name(Expr.Name name) {
        return Set.of(name.name());
    }

    @Override
    public Set<String> pi(Expr.Pi pi) {
        return Set.of();
    }

    @Override
    public Set<String> neg(Expr.Neg neg) {
        return neg.operand().accept(this);
    }

    @Override
    public Set<String> binary(Expr.Binary binary) {
        return all(List.of(binary.left(), binary.right()));
    }

    @Override
    public Set<String> factorial(Expr.Factorial factorial) {
        return factorial.operand().accept(this);
    }

    @Override
    public Set<String> apply(Expr.Apply apply) {
        return all(apply.arguments());
    }

    @Override
    public Set<String> call(Expr.Call call) {
        return all(call.arguments());
    }

    @Override
    public Set<String> reduction(Expr.Reduction reduction) {
        Set<String> names = new LinkedHashSet<>(reduction.body().accept(this));
        names.remove(reduction.index().name());
        names.addAll(all(List.of(reduction.from(), reduction.to())));
        return names;
    }

    @Override
    public Set<String> group(Expr.Group group) {
        return group.inner().accept(this);
    }

    @Override
    public Set<String> cases(Expr.Cases cases) {
        Set<String> names = new LinkedHashSet<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            names.addAll(branch.value().accept(this));
            names.addAll(branch.condition().accept(this));
        }
        names.addAll(cases.otherwise().accept(this));
        return names;
    }

    @Override
    public Set<String> hole(Expr.Hole hole) {
        return Set.of();
    }

    @Override
    public Set<String> comparison(Condition.Comparison comparison) {
        return all(comparison.operands());
    }

    @Override
    public Set<String> is(Condition.Is is) {
        return Set.of(is.path().name());
    }

    @Override
    public Set<String> and(Condition.And and) {
        return allOf(and.parts());
    }

    @Override
    public Set<String> or(Condition.Or or) {
        return allOf(or.parts());
    }

    @Override
    public Set<String> not(Condition.Not not) {
        return not.operand().accept(this);
    }

    @Override
    public Set<String> group(Condition.Group group) {
        return group.inner().accept(this);
    }
}
