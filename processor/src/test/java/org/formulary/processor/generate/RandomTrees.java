package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.Type;
import org.formulary.processor.model.Typing;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Trees of every kind of node, with spans and types that mean nothing: whatever they are, a catalogue must carry them. */
final class RandomTrees {

    private static final List<String> UNITS = List.of("byte", "FLOP/token", "byte/s", "ms", "%");
    private static final List<Dimension> DIMENSIONS = Stream.of("byte", "byte/s", "1/s", "kg m^2/s^2")
            .map(text -> Unit.parse(text).dimension())
            .toList();

    /** Those that can be asked of a parameter. */
    private static final List<Condition.Is.Property> PROPERTIES =
            List.of(Condition.Is.Property.INTEGER, Condition.Is.Property.EVEN, Condition.Is.Property.ODD);

    private final RandomGenerator random;
    private final Typing typing;
    private final String callee;

    /**
     * Trees from a source of randomness.
     *
     * @param callee the full identifier of the formula of one parameter that calls call
     */
    RandomTrees(RandomGenerator random, Typing typing, String callee) {
        this.random = random;
        this.typing = typing;
        this.callee = callee;
    }

    Expr value(int depth) {
        Expr expr = depth == 0 ? leaf() : inner(depth - 1);
        typing.put(expr, type());
        return expr;
    }

    private Type type() {
        Dimension dimension = random.nextBoolean() ? Dimension.NONE : any(DIMENSIONS);
        return new Type(dimension, dimension.isNone() && random.nextBoolean());
    }

    private Expr leaf() {
        return switch (random.nextInt(4)) {
            case 0 -> name();
            case 1 -> new Expr.Pi(span());
            case 2 -> number("1.25", Rational.of(5, 4));
            default -> number("12", Rational.of(12));
        };
    }

    private Expr number(String text, Rational value) {
        String unit = any(UNITS);
        return new Expr.Num(
                span(),
                text,
                value,
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(new Expr.UnitLiteral(span(), unit, Unit.parse(unit))));
    }

    Expr.Name name() {
        return new Expr.Name(span(), any(List.of("N", "alpha", "B_local")));
    }

    private Expr inner(int depth) {
        return switch (random.nextInt(9)) {
            case 0 -> new Expr.Neg(span(), value(depth));
            case 1 -> new Expr.Factorial(span(), value(depth));
            case 2 -> {
                Function function = any(List.of(Function.values()));
                int arguments = function.minArguments() + (function.maxArguments() > 2 ? random.nextInt(3) : 0);
                yield new Expr.Apply(span(), function, values(arguments, depth));
            }
            case 3 -> new Expr.Call(span(), "f_called", callee, values(1, depth));
            case 4 -> reduction(depth);
            case 5 -> new Expr.Group(span(), any(List.of(Expr.Group.Bracket.values())), value(depth));
            case 6 ->
                new Expr.Cases(
                        span(),
                        several(depth, () -> new Expr.Cases.Branch(value(depth), condition(depth))),
                        value(depth));
            default -> new Expr.Binary(span(), any(List.of(BinaryOp.values())), value(depth), value(depth));
        };
    }

    private Expr reduction(int depth) {
        Expr.Name index = new Expr.Name(span(), "i");
        typing.put(index, new Type(Dimension.NONE, true));
        return new Expr.Reduction(
                span(), any(List.of(Expr.Reduction.Kind.values())), index, value(depth), value(depth), value(depth));
    }

    Condition condition(int depth) {
        if (depth == 0) {
            return random.nextBoolean() ? comparison(0) : is();
        }
        return switch (random.nextInt(5)) {
            case 0 -> comparison(depth - 1);
            case 1 -> new Condition.And(span(), several(depth, () -> condition(depth - 1)));
            case 2 -> new Condition.Or(span(), several(depth, () -> condition(depth - 1)));
            case 3 -> new Condition.Not(span(), condition(depth - 1));
            default -> new Condition.Group(span(), condition(depth - 1));
        };
    }

    private Condition is() {
        Expr.Name path = name();
        typing.put(path, type());
        return new Condition.Is(span(), path, any(PROPERTIES));
    }

    Condition.Comparison comparison(int depth) {
        List<Condition.Relation> relations = several(depth, () -> any(List.of(Condition.Relation.values())));
        return new Condition.Comparison(span(), values(relations.size() + 1, depth), relations);
    }

    private List<Expr> values(int count, int depth) {
        return IntStream.range(0, count).mapToObj(i -> value(depth)).toList();
    }

    private <T> List<T> several(int depth, Supplier<T> supplier) {
        List<T> items = new ArrayList<>(List.of(supplier.get()));
        if (depth > 0 && random.nextBoolean()) {
            items.add(supplier.get());
        }
        return items;
    }

    Span span() {
        int start = random.nextInt(100);
        return new Span(start, start + random.nextInt(100));
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
