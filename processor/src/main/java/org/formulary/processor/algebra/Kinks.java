package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/**
 * Where a value may have no derivative along a name though it exists there: at the edges of absolute values and extremes, where
 * roundings and signs jump, and between cases. Where a derivative has a pole is not looked for: there, it has no value.
 */
final class Kinks {

    /** Functions that are constant between jumps. */
    static final Set<Function> STEPS = EnumSet.of(Function.FLOOR, Function.CEIL, Function.ROUND, Function.SIGN);

    private static final Expr HALF = Nodes.number(Rational.of(1, 2));

    private final String name;
    private final List<Condition> smooth = new ArrayList<>();
    private Optional<String> trouble = Optional.empty();

    Kinks(String name) {
        this.name = name;
    }

    /** Conditions that exclude them. */
    List<Condition> smooth() {
        return smooth;
    }

    /** Why they cannot be told, if so. */
    Optional<String> trouble() {
        return trouble;
    }

    /** Collects those of a value without brackets. */
    void collect(Expr value) {
        collect(value, List.of());
    }

    /** Collects those of a value that is looked at only where no condition of the path holds. */
    private void collect(Expr expr, List<Condition> path) {
        if (!Mentions.of(expr, name)) {
            return;
        }
        if (expr instanceof Expr.Cases cases) {
            cases(cases, path);
            return;
        }
        if (expr instanceof Expr.Reduction reduction) {
            int before = smooth.size();
            collect(reduction.body(), path);
            boolean each = smooth.subList(before, smooth.size()).stream()
                    .anyMatch(condition ->
                            Mentions.of(condition, reduction.index().name()));
            if (each) {
                trouble = Optional.of("the terms of a sum have edges");
            }
            return;
        }
        if (expr instanceof Expr.Apply apply) {
            function(apply, path);
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.MOD) {
            Expr times = Nodes.binary(BinaryOp.DIV, binary.left(), binary.right());
            exclude(unequal(Nodes.apply(Function.FLOOR, times), times), path);
        }
        Trees.operands(expr).forEach(operand -> collect(operand, path));
    }

    private void function(Expr.Apply apply, List<Condition> path) {
        Expr x = apply.arguments().get(0);
        switch (apply.function()) {
            case ABS, SIGN -> exclude(unequal(x, Nodes.ZERO), path);
            case FLOOR, CEIL -> exclude(unequal(Nodes.apply(Function.FLOOR, x), x), path);
            case ROUND -> {
                Expr moved = Nodes.binary(BinaryOp.ADD, x, HALF);
                exclude(unequal(Nodes.apply(Function.FLOOR, moved), moved), path);
            }
            case ATAN2 -> {
                Expr right = apply.arguments().get(1);
                exclude(
                        Nodes.any(List.of(unequal(x, Nodes.ZERO), Nodes.comparison(right, Relation.GT, Nodes.ZERO))),
                        path);
            }
            case MIN -> extreme(apply, Relation.LT, path);
            case MAX -> extreme(apply, Relation.GT, path);
            default -> {
                // All others are smooth wherever their derivatives have a value.
            }
        }
    }

    /** Two arguments that are the extreme together. */
    private void extreme(Expr.Apply apply, Relation beyond, List<Condition> path) {
        List<Expr> values = apply.arguments();
        for (int i = 0; i < values.size(); i++) {
            for (int j = i + 1; j < values.size(); j++) {
                List<Condition> apart = new ArrayList<>();
                Condition differ = unequal(values.get(i), values.get(j));
                apart.add(differ);
                for (int k = 0; k < values.size(); k++) {
                    if (k != i && k != j) {
                        apart.add(Nodes.comparison(values.get(k), beyond, values.get(i)));
                    }
                }
                if (Mentions.of(differ, name)) {
                    exclude(Nodes.any(apart), path);
                }
            }
        }
    }

    private void cases(Expr.Cases cases, List<Condition> path) {
        List<Condition> elsewhere = new ArrayList<>(path);
        for (Expr.Cases.Branch branch : cases.branches()) {
            Condition condition = branch.condition();
            if (Mentions.of(condition, name)) {
                boundaries(condition, elsewhere);
            }
            List<Condition> here = new ArrayList<>(elsewhere);
            here.add(Nodes.not(condition));
            collect(branch.value(), here);
            elsewhere.add(condition);
        }
        collect(cases.otherwise(), elsewhere);
    }

    private void boundaries(Condition condition, List<Condition> path) {
        for (Condition part : Trees.parts(condition)) {
            if (part instanceof Condition.Comparison comparison) {
                List<Expr> operands = comparison.operands();
                for (int i = 0; i + 1 < operands.size(); i++) {
                    Condition differ = unequal(operands.get(i), operands.get(i + 1));
                    if (Mentions.of(differ, name)) {
                        exclude(differ, path);
                    }
                }
            } else if (part instanceof Condition.Is && Mentions.of(part, name)) {
                trouble = Optional.of("a case asks whether it is a whole number");
            }
        }
        boolean jumps = Trees.all(condition).stream().anyMatch(this::jumps);
        if (jumps) {
            trouble = Optional.of("a case compares what jumps with it");
        }
    }

    private boolean jumps(Expr expr) {
        boolean step = (expr instanceof Expr.Apply apply && STEPS.contains(apply.function()))
                || (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.MOD)
                || expr instanceof Expr.Cases;
        return step && Mentions.of(expr, name);
    }

    private void exclude(Condition condition, List<Condition> path) {
        List<Condition> any = new ArrayList<>(path);
        any.add(condition);
        smooth.add(Nodes.any(any));
    }

    private static Condition unequal(Expr left, Expr right) {
        return Nodes.comparison(left, Relation.NE, right);
    }
}
