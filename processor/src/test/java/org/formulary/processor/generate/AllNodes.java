package org.formulary.processor.generate;

import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/** All typed nodes of a tree, a node before what it is made of. */
final class AllNodes implements Expr.Visitor<Stream<Expr>>, Condition.Visitor<Stream<Expr>> {

    private static final AllNodes NODES = new AllNodes();

    private AllNodes() {}

    static Stream<Expr> of(Expr expr) {
        return Stream.concat(Stream.of(expr), expr.accept(NODES));
    }

    private static Stream<Expr> of(List<Expr> exprs) {
        return exprs.stream().flatMap(AllNodes::of);
    }

    private static Stream<Expr> parts(List<Condition> conditions) {
        return conditions.stream().flatMap(condition -> condition.accept(NODES));
    }

    @Override
    public Stream<Expr> num(Expr.Num num) {
        return Stream.empty();
    }

    @Override
    public Stream<Expr> name(Expr.Name name) {
        return Stream.empty();
    }

    @Override
    public Stream<Expr> constant(Expr.Constant constant) {
        return Stream.empty();
    }

    @Override
    public Stream<Expr> pi(Expr.Pi pi) {
        return Stream.empty();
    }

    @Override
    public Stream<Expr> neg(Expr.Neg neg) {
        return of(neg.operand());
    }

    @Override
    public Stream<Expr> binary(Expr.Binary binary) {
        return Stream.concat(of(binary.left()), of(binary.right()));
    }

    @Override
    public Stream<Expr> factorial(Expr.Factorial factorial) {
        return of(factorial.operand());
    }

    @Override
    public Stream<Expr> apply(Expr.Apply apply) {
        return of(apply.arguments());
    }

    @Override
    public Stream<Expr> call(Expr.Call call) {
        return of(call.arguments());
    }

    @Override
    public Stream<Expr> reduction(Expr.Reduction reduction) {
        return of(List.of(reduction.index(), reduction.from(), reduction.to(), reduction.body()));
    }

    @Override
    public Stream<Expr> group(Expr.Group group) {
        return of(group.inner());
    }

    @Override
    public Stream<Expr> cases(Expr.Cases cases) {
        Stream<Expr> branches = cases.branches().stream()
                .flatMap(branch ->
                        Stream.concat(of(branch.value()), branch.condition().accept(this)));
        return Stream.concat(branches, of(cases.otherwise()));
    }

    @Override
    public Stream<Expr> hole(Expr.Hole hole) {
        return Stream.empty();
    }

    @Override
    public Stream<Expr> comparison(Condition.Comparison comparison) {
        return of(comparison.operands());
    }

    @Override
    public Stream<Expr> is(Condition.Is is) {
        return of(is.path());
    }

    @Override
    public Stream<Expr> and(Condition.And and) {
        return parts(and.parts());
    }

    @Override
    public Stream<Expr> or(Condition.Or or) {
        return parts(or.parts());
    }

    @Override
    public Stream<Expr> not(Condition.Not not) {
        return not.operand().accept(this);
    }

    @Override
    public Stream<Expr> group(Condition.Group group) {
        return group.inner().accept(this);
    }
}
