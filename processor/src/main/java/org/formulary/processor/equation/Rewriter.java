package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rebuilds a tree from its leaves, keeping every node under which nothing has changed. */
final class Rewriter implements Expr.Visitor<Expr>, Condition.Visitor<Condition> {

    private final UnaryOperator<Expr> change;

    Rewriter(UnaryOperator<Expr> change) {
        this.change = change;
    }

    Expr value(Expr expr) {
        return change.apply(expr.accept(this));
    }

    Condition condition(Condition condition) {
        return condition.accept(this);
    }

    private List<Expr> values(List<Expr> exprs) {
        List<Expr> rewritten = exprs.stream().map(this::value).toList();
        return same(exprs, rewritten) ? exprs : rewritten;
    }

    private List<Condition> conditions(List<Condition> parts) {
        List<Condition> rewritten = parts.stream().map(this::condition).toList();
        return same(parts, rewritten) ? parts : rewritten;
    }

    /** Whether the very same objects: equal trees of other places are not the same. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(List<?> before, List<?> after) {
        for (int i = 0; i < before.size(); i++) {
            if (before.get(i) != after.get(i)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Expr num(Expr.Num num) {
        return num;
    }

    @Override
    public Expr name(Expr.Name name) {
        return name;
    }

    @Override
    public Expr constant(Expr.Constant constant) {
        return constant;
    }

    @Override
    public Expr pi(Expr.Pi pi) {
        return pi;
    }

    @Override
    public Expr neg(Expr.Neg neg) {
        List<Expr> now = values(List.of(neg.operand()));
        return same(Trees.operands(neg), now) ? neg : new Expr.Neg(neg.span(), now.get(0));
    }

    @Override
    public Expr binary(Expr.Binary binary) {
        List<Expr> now = values(Trees.operands(binary));
        return same(Trees.operands(binary), now)
                ? binary
                : new Expr.Binary(binary.span(), binary.op(), now.get(0), now.get(1));
    }

    @Override
    public Expr factorial(Expr.Factorial factorial) {
        List<Expr> now = values(Trees.operands(factorial));
        return same(Trees.operands(factorial), now) ? factorial : new Expr.Factorial(factorial.span(), now.get(0));
    }

    @Override
    public Expr apply(Expr.Apply apply) {
        List<Expr> now = values(apply.arguments());
        return same(apply.arguments(), now) ? apply : new Expr.Apply(apply.span(), apply.function(), now);
    }

    @Override
    public Expr call(Expr.Call call) {
        List<Expr> now = values(call.arguments());
        return same(call.arguments(), now) ? call : new Expr.Call(call.span(), call.callee(), call.formula(), now);
    }

    @Override
    public Expr reduction(Expr.Reduction reduction) {
        List<Expr> now = values(Trees.operands(reduction));
        return same(Trees.operands(reduction), now)
                ? reduction
                : new Expr.Reduction(
                        reduction.span(), reduction.kind(), reduction.index(), now.get(0), now.get(1), now.get(2));
    }

    @Override
    public Expr group(Expr.Group group) {
        List<Expr> now = values(Trees.operands(group));
        return same(Trees.operands(group), now) ? group : new Expr.Group(group.span(), group.bracket(), now.get(0));
    }

    @Override
    public Expr cases(Expr.Cases cases) {
        List<Expr.Cases.Branch> branches = new ArrayList<>();
        boolean changed = false;
        for (Expr.Cases.Branch branch : cases.branches()) {
            List<Expr> value = values(List.of(branch.value()));
            List<Condition> condition = conditions(List.of(branch.condition()));
            boolean stays = same(List.of(branch.value()), value) && same(List.of(branch.condition()), condition);
            branches.add(stays ? branch : new Expr.Cases.Branch(value.get(0), condition.get(0)));
            changed |= !stays;
        }
        List<Expr> otherwise = values(List.of(cases.otherwise()));
        return changed || !same(List.of(cases.otherwise()), otherwise)
                ? new Expr.Cases(cases.span(), branches, otherwise.get(0))
                : cases;
    }

    @Override
    public Expr hole(Expr.Hole hole) {
        return hole;
    }

    @Override
    public Condition comparison(Condition.Comparison comparison) {
        List<Expr> now = values(comparison.operands());
        return same(comparison.operands(), now)
                ? comparison
                : new Condition.Comparison(comparison.span(), now, comparison.relations());
    }

    @Override
    public Condition is(Condition.Is is) {
        boolean renamed = value(is.path()) instanceof Expr.Name;
        Expr.Name now = renamed ? (Expr.Name) value(is.path()) : is.path();
        return same(List.of(is.path()), List.of(now)) ? is : new Condition.Is(is.span(), now, is.property());
    }

    @Override
    public Condition and(Condition.And and) {
        List<Condition> now = conditions(and.parts());
        return same(and.parts(), now) ? and : new Condition.And(and.span(), now);
    }

    @Override
    public Condition or(Condition.Or or) {
        List<Condition> now = conditions(or.parts());
        return same(or.parts(), now) ? or : new Condition.Or(or.span(), now);
    }

    @Override
    public Condition not(Condition.Not not) {
        List<Condition> now = conditions(List.of(not.operand()));
        return same(List.of(not.operand()), now) ? not : new Condition.Not(not.span(), now.get(0));
    }

    @Override
    public Condition group(Condition.Group group) {
        List<Condition> now = conditions(List.of(group.inner()));
        return same(List.of(group.inner()), now) ? group : new Condition.Group(group.span(), now.get(0));
    }
}
