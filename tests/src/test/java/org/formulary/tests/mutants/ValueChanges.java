package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** The small changes of one node of a tree, those of its operands not among them. */
final class ValueChanges {

    private static final Rational TWO = Rational.of(2);
    private static final Span NOWHERE = new Span(0, 0);

    /** Symbols of the formula, each of which can be mistaken for another. */
    private final List<Expr> symbols;

    ValueChanges(List<Expr> symbols) {
        this.symbols = List.copyOf(symbols);
    }

    /** The number as a tree. */
    static Expr number(Rational value) {
        Expr number = new Expr.Num(NOWHERE, value.abs().toString(), value.abs(), Optional.empty());
        return value.signum() < 0 ? new Expr.Neg(NOWHERE, number) : number;
    }

    /** Twice the value. */
    static Change doubled(Expr value) {
        return new Change(
                Mutation.FACTOR_TWO,
                new Expr.Binary(
                        NOWHERE, BinaryOp.MUL, number(TWO), new Expr.Group(NOWHERE, Expr.Group.Bracket.ROUND, value)));
    }

    /** All changes of the node. */
    List<Change> of(Expr node) {
        if (node instanceof Expr.Binary binary) {
            return binary(binary);
        } else if (node instanceof Expr.Neg neg) {
            return List.of(new Change(Mutation.PLUS_AND_MINUS, neg.operand()));
        } else if (node instanceof Expr.Apply apply) {
            return apply(apply);
        } else if (node instanceof Expr.Cases cases) {
            return cases(cases);
        } else if (node instanceof Expr.Name || node instanceof Expr.Constant) {
            return symbol(node);
        } else if (node instanceof Expr.Num num) {
            return num(num);
        }
        return List.of();
    }

    private static List<Change> binary(Expr.Binary binary) {
        return switch (binary.op()) {
            case ADD -> List.of(with(binary, BinaryOp.SUB, Mutation.PLUS_AND_MINUS));
            case SUB -> List.of(with(binary, BinaryOp.ADD, Mutation.PLUS_AND_MINUS));
            case MUL -> List.of(with(binary, BinaryOp.DIV, Mutation.TIMES_AND_DIVIDED));
            case DIV -> List.of(with(binary, BinaryOp.MUL, Mutation.TIMES_AND_DIVIDED));
            case MOD -> List.of(with(binary, BinaryOp.MUL, Mutation.ROUNDING));
            case POW -> List.of(raised(binary, 1), raised(binary, -1));
        };
    }

    private static Change with(Expr.Binary binary, BinaryOp op, Mutation mutation) {
        return new Change(mutation, new Expr.Binary(binary.span(), op, binary.left(), binary.right()));
    }

    private static Change raised(Expr.Binary power, int by) {
        Expr exponent = power.right();
        Expr changed = exponent instanceof Expr.Num num && num.unit().isEmpty()
                ? number(num.value().plus(Rational.of(by)))
                : new Expr.Group(
                        NOWHERE,
                        Expr.Group.Bracket.ROUND,
                        new Expr.Binary(NOWHERE, by > 0 ? BinaryOp.ADD : BinaryOp.SUB, exponent, number(Rational.ONE)));
        return new Change(
                Mutation.EXPONENT, new Expr.Binary(power.span(), BinaryOp.POW, power.left(), bracketed(changed)));
    }

    private static Expr bracketed(Expr value) {
        return value instanceof Expr.Num || value instanceof Expr.Group
                ? value
                : new Expr.Group(NOWHERE, Expr.Group.Bracket.ROUND, value);
    }

    private static List<Change> apply(Expr.Apply apply) {
        Expr first = new Expr.Group(
                NOWHERE, Expr.Group.Bracket.ROUND, apply.arguments().get(0));
        return switch (apply.function()) {
            case SQRT, CBRT -> List.of(new Change(Mutation.ROOT_DROPPED, first));
            case FLOOR ->
                List.of(new Change(Mutation.ROUNDING, first), sibling(apply, Function.CEIL, Mutation.ROUNDING));
            case CEIL ->
                List.of(new Change(Mutation.ROUNDING, first), sibling(apply, Function.FLOOR, Mutation.ROUNDING));
            case ROUND -> List.of(new Change(Mutation.ROUNDING, first));
            case SIN -> List.of(sibling(apply, Function.COS, Mutation.FUNCTION));
            case COS -> List.of(sibling(apply, Function.SIN, Mutation.FUNCTION));
            case MIN -> List.of(sibling(apply, Function.MAX, Mutation.FUNCTION));
            case MAX -> List.of(sibling(apply, Function.MIN, Mutation.FUNCTION));
            case LN -> List.of(sibling(apply, Function.LOG10, Mutation.FUNCTION));
            case LOG2, LOG10 -> List.of(sibling(apply, Function.LN, Mutation.FUNCTION));
            case EXP -> List.of(sibling(apply, Function.EXPM1, Mutation.FUNCTION));
            case EXPM1 -> List.of(sibling(apply, Function.EXP, Mutation.FUNCTION));
            case ABS -> List.of(new Change(Mutation.FUNCTION, first));
            default -> List.of();
        };
    }

    private static Change sibling(Expr.Apply apply, Function function, Mutation mutation) {
        return new Change(mutation, new Expr.Apply(apply.span(), function, apply.arguments()));
    }

    private static List<Change> cases(Expr.Cases cases) {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < cases.branches().size(); i++) {
            List<Expr.Cases.Branch> rest = new ArrayList<>(cases.branches());
            rest.remove(i);
            Expr without = rest.isEmpty() ? cases.otherwise() : new Expr.Cases(cases.span(), rest, cases.otherwise());
            changes.add(new Change(Mutation.CASE_DROPPED, without));
        }
        List<Expr.Cases.Branch> first =
                cases.branches().subList(0, cases.branches().size() - 1);
        Expr last = cases.branches().get(cases.branches().size() - 1).value();
        changes.add(
                new Change(Mutation.CASE_DROPPED, first.isEmpty() ? last : new Expr.Cases(cases.span(), first, last)));
        for (int i = 0; i < cases.branches().size(); i++) {
            Expr.Cases.Branch branch = cases.branches().get(i);
            for (var condition : ConditionChanges.turned(branch.condition())) {
                List<Expr.Cases.Branch> changed = new ArrayList<>(cases.branches());
                changed.set(i, new Expr.Cases.Branch(branch.value(), condition));
                changes.add(new Change(Mutation.CASE_MOVED, new Expr.Cases(cases.span(), changed, cases.otherwise())));
            }
        }
        return changes;
    }

    private List<Change> symbol(Expr node) {
        List<Change> changes = new ArrayList<>();
        String name = name(node);
        for (Expr other : symbols) {
            if (!name(other).equals(name)) {
                changes.add(new Change(Mutation.OTHER_SYMBOL, other));
            }
        }
        changes.add(new Change(
                Mutation.EXPONENT,
                new Expr.Group(
                        NOWHERE, Expr.Group.Bracket.ROUND, new Expr.Binary(NOWHERE, BinaryOp.POW, node, number(TWO)))));
        return changes;
    }

    static String name(Expr symbol) {
        return symbol instanceof Expr.Name name ? name.name() : ((Expr.Constant) symbol).name();
    }

    private static List<Change> num(Expr.Num num) {
        Expr doubled = new Expr.Num(
                num.span(), num.value().times(TWO).toString(), num.value().times(TWO), num.unit());
        boolean whole = num.value().times(TWO).isInteger();
        List<Change> changes = new ArrayList<>();
        if (num.value().signum() != 0) {
            changes.add(whole ? new Change(Mutation.FACTOR_TWO, doubled) : doubled(num));
        }
        if (num.value().equals(TWO)) {
            changes.add(new Change(Mutation.FACTOR_TWO, new Expr.Num(num.span(), "1", Rational.ONE, num.unit())));
        }
        return changes;
    }
}
