package org.formulary.processor.print;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.quantity.Rational;

/** Random equations whose trees nest in every way, with or without the brackets that their text will need. */
final class GrammarTrees {

    /** The formula that calls call. */
    static final String FORMULA = "T_ring";

    private static final FormulaLookup NO_FORMULAS = id -> {
        throw new AssertionError(id);
    };

    /** A form of trees in which brackets and spans do not show. */
    static final PrefixPrinter PREFIX = new PrefixPrinter(NO_FORMULAS);

    private static final Span SPAN = new Span(0, 0);
    private static final List<String> NAMES = List.of("N", "alpha", "B_local", "x33", "num_ports");

    private final RandomGenerator random;

    GrammarTrees(RandomGenerator random) {
        this.random = random;
    }

    Equation equation() {
        return new Equation(SPAN, List.of(definition("y"), definition("z")), List.of());
    }

    private Equation.Definition definition(String name) {
        return new Equation.Definition(SPAN, new Expr.Name(SPAN, name), value(4));
    }

    private Expr value(int depth) {
        if (depth == 0 || random.nextInt(8) == 0) {
            return leaf();
        }
        return switch (random.nextInt(11)) {
            case 0 -> new Expr.Neg(SPAN, value(depth - 1));
            case 1 -> new Expr.Factorial(SPAN, value(depth - 1));
            case 2 -> apply(depth - 1);
            case 3 -> new Expr.Group(SPAN, any(Expr.Group.Bracket.values()), value(depth - 1));
            case 4 -> reduction(depth - 1);
            case 5 ->
                new Expr.Cases(
                        SPAN, List.of(new Expr.Cases.Branch(value(depth - 1), condition(depth - 1))), value(depth - 1));
            default -> new Expr.Binary(SPAN, any(BinaryOp.values()), value(depth - 1), value(depth - 1));
        };
    }

    private Expr leaf() {
        return switch (random.nextInt(6)) {
            case 0 -> new Expr.Pi(SPAN);
            case 1 -> new Expr.Num(SPAN, "12", Rational.of(12), Optional.empty());
            case 2 -> new Expr.Num(SPAN, "1.25", Rational.of(5, 4), Optional.empty());
            default -> new Expr.Name(SPAN, NAMES.get(random.nextInt(NAMES.size())));
        };
    }

    private Expr apply(int depth) {
        Function function = any(Function.values());
        int count = function.minArguments() + (function.maxArguments() > 2 ? random.nextInt(3) : 0);
        List<Expr> arguments =
                IntStream.range(0, count).mapToObj(i -> value(depth)).toList();
        return new Expr.Apply(SPAN, function, arguments);
    }

    private Expr reduction(int depth) {
        return new Expr.Reduction(
                SPAN,
                any(Expr.Reduction.Kind.values()),
                new Expr.Name(SPAN, "i"),
                value(depth),
                value(depth),
                value(depth));
    }

    private Condition condition(int depth) {
        if (depth == 0) {
            return new Condition.Is(SPAN, new Expr.Name(SPAN, "N"), Condition.Is.Property.EVEN);
        }
        return switch (random.nextInt(5)) {
            case 0 -> new Condition.And(SPAN, List.of(condition(depth - 1), condition(depth - 1)));
            case 1 -> new Condition.Or(SPAN, List.of(condition(depth - 1), condition(depth - 1)));
            case 2 -> new Condition.Not(SPAN, condition(depth - 1));
            case 3 -> new Condition.Group(SPAN, condition(depth - 1));
            default ->
                new Condition.Comparison(
                        SPAN,
                        List.of(value(depth - 1), value(depth - 1), value(depth - 1)),
                        List.of(any(Condition.Relation.values()), any(Condition.Relation.values())));
        };
    }

    private <T> T any(T[] items) {
        return items[random.nextInt(items.length)];
    }
}
