package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;

/** What each kind of node holds directly. */
final class Operands implements Expr.Visitor<List<Expr>> {

    static final Operands OF_VALUES = new Operands();
    static final Condition.Visitor<List<Expr>> OF_CONDITIONS = new InCondition();
    static final Condition.Visitor<List<Condition>> CONDITION_PARTS = new Parts();

    private Operands() {}

    @Override
    public List<Expr> num(Expr.Num num) {
        return List.of();
    }

    @Override
    public List<Expr> name(Expr.Name name) {
        return List.of();
    }

    @Override
    public List<Expr> constant(Expr.Constant constant) {
        return List.of();
    }

    @Override
    public List<Expr> pi(Expr.Pi pi) {
        return List.of();
    }

    @Override
    public List<Expr> neg(Expr.Neg neg) {
        return List.of(neg.operand());
    }

    @Override
    public List<Expr> binary(Expr.Binary binary) {
        return List.of(binary.left(), binary.right());
    }

    @Override
    public List<Expr> factorial(Expr.Factorial factorial) {
        return List.of(factorial.operand());
    }

    @Override
    public List<Expr> apply(Expr.Apply apply) {
        return apply.arguments();
    }

    @Override
    public List<Expr> call(Expr.Call call) {
        return call.arguments();
    }

    @Override
    public List<Expr> reduction(Expr.Reduction reduction) {
        return List.of(reduction.from(), reduction.to(), reduction.body());
    }

    @Override
    public List<Expr> group(Expr.Group group) {
        return List.of(group.inner());
    }

    @Override
    public List<Expr> cases(Expr.Cases cases) {
        List<Expr> operands = new ArrayList<>();
        for (Expr.Cases.Branch branch : cases.branches()) {
            operands.add(branch.value());
            operands.addAll(branch.condition().accept(OF_CONDITIONS));
        }
        operands.add(cases.otherwise());
        return List.copyOf(operands);
    }

    @Override
    public List<Expr> hole(Expr.Hole hole) {
        return List.of();
    }

    private static final class InCondition implements Condition.Visitor<List<Expr>> {
        @Override
        public List<Expr> comparison(Condition.Comparison comparison) {
            return comparison.operands();
        }

        @Override
        public List<Expr> is(Condition.Is is) {
            return List.of(is.path());
        }

        @Override
        public List<Expr> and(Condition.And and) {
            return inAll(and.parts());
        }

        @Override
        public List<Expr> or(Condition.Or or) {
            return inAll(or.parts());
        }

        @Override
        public List<Expr> not(Condition.Not not) {
            return not.operand().accept(this);
        }

        @Override
        public List<Expr> group(Condition.Group group) {
            return group.inner().accept(this);
        }

        private List<Expr> inAll(List<Condition> parts) {
            return parts.stream().flatMap(part -> part.accept(this).stream()).toList();
        }
    }

    private static final class Parts implements Condition.Visitor<List<Condition>> {
        @Override
        public List<Condition> comparison(Condition.Comparison comparison) {
            return List.of();
        }

        @Override
        public List<Condition> is(Condition.Is is) {
            return List.of();
        }

        @Override
        public List<Condition> and(Condition.And and) {
            return and.parts();
        }

        @Override
        public List<Condition> or(Condition.Or or) {
            return or.parts();
        }

        @Override
        public List<Condition> not(Condition.Not not) {
            return List.of(not.operand());
        }

        @Override
        public List<Condition> group(Condition.Group group) {
            return List.of(group.inner());
        }
    }
}
