package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Ways through a tree, in the order of the text. */
public final class Trees {

    private Trees() {}

    /** The direct operands; of cases also those of the conditions. The index of a sum is none. */
    public static List<Expr> operands(Expr expr) {
        return expr.accept(Operands.OF_VALUES);
    }

    /** The value without brackets around it. */
    public static Expr bare(Expr expr) {
        return expr instanceof Expr.Group group ? bare(group.inner()) : expr;
    }

    /** The direct operands of all comparisons in a condition, and the names it asks about with {@code is}. */
    public static List<Expr> operands(Condition condition) {
        return condition.accept(Operands.OF_CONDITIONS);
    }

    /** The tree and all trees in it, parents before children. */
    public static List<Expr> all(Expr expr) {
        List<Expr> found = new ArrayList<>();
        collect(expr, found);
        return found;
    }

    /** All trees in the condition, parents before children. */
    public static List<Expr> all(Condition condition) {
        List<Expr> found = new ArrayList<>();
        operands(condition).forEach(operand -> collect(operand, found));
        return found;
    }

    private static void collect(Expr expr, List<Expr> found) {
        found.add(expr);
        operands(expr).forEach(operand -> collect(operand, found));
    }

    /** All conditions in the tree with their parts, parents before children. */
    public static List<Condition> conditions(Expr expr) {
        return all(expr).stream()
                .filter(Expr.Cases.class::isInstance)
                .flatMap(cases -> ((Expr.Cases) cases).branches().stream())
                .flatMap(branch -> parts(branch.condition()).stream())
                .toList();
    }

    /** The condition and all conditions it is made of, parents before children; those inside its values are not. */
    public static List<Condition> parts(Condition condition) {
        List<Condition> found = new ArrayList<>();
        found.add(condition);
        condition.accept(Operands.CONDITION_PARTS).forEach(part -> found.addAll(parts(part)));
        return found;
    }

    /** The values of all definitions, outputs before locals. */
    public static List<Expr> values(Equation equation) {
        return Stream.concat(equation.outputs().stream(), equation.locals().stream())
                .map(Equation.Definition::value)
                .toList();
    }

    /** Each use of a name that no sum within the tree binds. */
    public static List<Expr.Name> freeNames(Expr expr) {
        return FreeNames.in(List.of(expr));
    }

    /** Each use of a name that no sum within the condition binds. */
    public static List<Expr.Name> freeNames(Condition condition) {
        return FreeNames.in(operands(condition));
    }

    /** Each use of a name in a law that no sum within it binds. */
    public static List<Expr.Name> freeNames(Law law) {
        List<Expr.Name> names = new ArrayList<>(freeNames(law.claim()));
        law.when().ifPresent(when -> names.addAll(freeNames(when)));
        return List.copyOf(names);
    }

    /** Each call of a formula, in outputs before locals. */
    public static List<Expr.Call> calls(Equation equation) {
        return values(equation).stream().flatMap(value -> calls(value).stream()).toList();
    }

    /** Each call of a formula. */
    public static List<Expr.Call> calls(Expr expr) {
        return callsIn(all(expr));
    }

    /** Each call of a formula. */
    public static List<Expr.Call> calls(Condition condition) {
        return callsIn(all(condition));
    }

    /** Each call of a formula. */
    public static List<Expr.Call> calls(Law law) {
        List<Expr.Call> calls = new ArrayList<>(calls(law.claim()));
        law.when().ifPresent(when -> calls.addAll(calls(when)));
        return List.copyOf(calls);
    }

    /** The holes of an equation, in order of place. */
    public static List<Expr.Hole> holes(Equation equation) {
        return holesIn(
                values(equation).stream().flatMap(value -> all(value).stream()).toList());
    }

    /** The holes of a value, in order of place. */
    public static List<Expr.Hole> holes(Expr value) {
        return holesIn(all(value));
    }

    /** The holes of a condition, in order of place. */
    public static List<Expr.Hole> holes(Condition condition) {
        return holesIn(all(condition));
    }

    /** The holes of a law, in order of place. */
    public static List<Expr.Hole> holes(Law law) {
        List<Expr.Hole> holes = new ArrayList<>(holes(law.claim()));
        law.when().ifPresent(when -> holes.addAll(holes(when)));
        return List.copyOf(holes);
    }

    private static List<Expr.Hole> holesIn(List<Expr> trees) {
        return trees.stream()
                .filter(Expr.Hole.class::isInstance)
                .map(Expr.Hole.class::cast)
                .sorted(Comparator.comparingInt(hole -> hole.span().start()))
                .toList();
    }

    private static List<Expr.Call> callsIn(List<Expr> trees) {
        return trees.stream()
                .filter(Expr.Call.class::isInstance)
                .map(Expr.Call.class::cast)
                .toList();
    }

    /**
     * The tree with each node replaced by what {@code change} makes of it, children before parents. Where nothing
     * changes, the nodes stay the same objects. Names asked about with {@code is} are changed if they stay names; the
     * index of a sum is not changed.
     */
    public static Expr rewrite(Expr expr, UnaryOperator<Expr> change) {
        return new Rewriter(change).value(expr);
    }

    /** The condition with each value in it rewritten. */
    public static Condition rewrite(Condition condition, UnaryOperator<Expr> change) {
        return new Rewriter(change).condition(condition);
    }
}
