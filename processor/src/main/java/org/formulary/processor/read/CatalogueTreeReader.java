package org.formulary.processor.read;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.codata.PhysicalConstant;
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

/** Restores trees of values and conditions, and notes the type of each node. */
final class CatalogueTreeReader {

    private final Typing typing = new Typing();

    /** The types of the nodes read so far. */
    Typing typing() {
        return typing;
    }

    Expr value(CatalogueNode node) {
        Expr expr = untyped(node);
        typing.put(expr, type(node));
        return expr;
    }

    private Expr untyped(CatalogueNode node) {
        Span span = node.span("span");
        String op = node.text("op");
        return switch (op) {
            case "num" -> new Expr.Num(span, node.text("text"), rational(node, "value"), unit(node));
            case "name" -> new Expr.Name(span, node.text("name"));
            case "pi" -> new Expr.Pi(span);
            case "constant" -> new Expr.Constant(span, node.text("name"), constant(node));
            case "neg" -> new Expr.Neg(span, arguments(node, 1, 1).get(0));
            case "factorial" -> new Expr.Factorial(span, arguments(node, 1, 1).get(0));
            case "add", "sub", "mul", "div", "mod", "pow" -> {
                List<Expr> operands = arguments(node, 2, 2);
                yield new Expr.Binary(span, node.constant("op", BinaryOp.values()), operands.get(0), operands.get(1));
            }
            case "apply" -> apply(node, span);
            case "call" ->
                new Expr.Call(span, node.text("callee"), node.text("formula"), arguments(node, 0, Integer.MAX_VALUE));
            case "sum", "product" -> reduction(node, span);
            case "group" ->
                new Expr.Group(
                        span,
                        node.constant("bracket", Expr.Group.Bracket.values()),
                        arguments(node, 1, 1).get(0));
            case "cases" -> new Expr.Cases(span, branches(node), value(node.object("otherwise")));
            default -> throw node.damage("op", "`" + op + "` is not known");
        };
    }

    private Expr apply(CatalogueNode node, Span span) {
        String name = node.text("function");
        Function function =
                Function.named(name).orElseThrow(() -> node.damage("function", "`" + name + "` is not known"));
        return new Expr.Apply(span, function, arguments(node, function.minArguments(), function.maxArguments()));
    }

    private Expr reduction(CatalogueNode node, Span span) {
        Expr.Name index = new Expr.Name(node.span("indexSpan"), node.text("index"));
        typing.put(index, new Type(Dimension.NONE, true));
        List<Expr> parts = arguments(node, 3, 3);
        return new Expr.Reduction(
                span,
                node.constant("op", Expr.Reduction.Kind.values()),
                index,
                parts.get(0),
                parts.get(1),
                parts.get(2));
    }

    private List<Expr.Cases.Branch> branches(CatalogueNode node) {
        return node.objects(
                "branches",
                branch -> new Expr.Cases.Branch(value(branch.object("value")), condition(branch.object("when"))));
    }

    Condition condition(CatalogueNode node) {
        Span span = node.span("span");
        String op = node.text("op");
        return switch (op) {
            case "compare" -> comparison(node);
            case "is" -> {
                Expr.Name path = new Expr.Name(node.span("pathSpan"), node.text("path"));
                typing.put(path, type(node));
                yield new Condition.Is(span, path, node.constant("property", Condition.Is.Property.values()));
            }
            case "and" -> new Condition.And(span, parts(node));
            case "or" -> new Condition.Or(span, parts(node));
            case "not" -> new Condition.Not(span, part(node));
            case "group" -> new Condition.Group(span, part(node));
            default -> throw node.damage("op", "`" + op + "` is not known");
        };
    }

    private Condition.Comparison comparison(CatalogueNode node) {
        List<Expr> operands = arguments(node, 2, Integer.MAX_VALUE);
        List<Condition.Relation> relations = node.texts("relations").stream()
                .map(text -> relation(node, text))
                .toList();
        return node.build("relations", () -> new Condition.Comparison(node.span("span"), operands, relations));
    }

    private static Condition.Relation relation(CatalogueNode node, String text) {
        return Stream.of(Condition.Relation.values())
                .filter(relation -> relation.text().equals(text))
                .findFirst()
                .orElseThrow(() -> node.damage("relations", "has `" + text + "`, which is not known"));
    }

    private List<Condition> parts(CatalogueNode node) {
        return node.objects("args", this::condition);
    }

    private Condition part(CatalogueNode node) {
        List<Condition> parts = parts(node);
        if (parts.size() != 1) {
            throw node.damage("args", "is not a single condition");
        }
        return parts.get(0);
    }

    private List<Expr> arguments(CatalogueNode node, int min, int max) {
        List<Expr> arguments = node.objects("args", this::value);
        if (arguments.size() < min || arguments.size() > max) {
            throw node.damage("args", "has the wrong number of entries, " + arguments.size());
        }
        return arguments;
    }

    private static Type type(CatalogueNode node) {
        Dimension dimension = node.findText("coherentUnit").isPresent()
                ? node.parsed("coherentUnit", Unit::parse).dimension()
                : Dimension.NONE;
        return new Type(dimension, node.mark("integer"));
    }

    /** A physical constant with its value. */
    static PhysicalConstant constant(CatalogueNode node) {
        return new PhysicalConstant(
                node.text("constant"),
                node.text("text"),
                rational(node, "value"),
                node.findNumber("piPower").orElse(0),
                node.findText("unit").isPresent() ? node.parsed("unit", Unit::parse) : Unit.ONE,
                node.findText("uncertainty"));
    }

    /** A unit behind a number. */
    static Optional<Expr.UnitLiteral> unit(CatalogueNode node) {
        return node.findText("unit")
                .map(text -> new Expr.UnitLiteral(node.span("unitSpan"), text, node.parsed("unit", Unit::parse)));
    }

    /** An exact number, {@code 3} or {@code 1/3}. */
    static Rational rational(CatalogueNode node, String key) {
        return node.parsed(key, CatalogueTreeReader::rational);
    }

    private static Rational rational(String text) {
        int bar = text.indexOf('/');
        return bar < 0
                ? Rational.of(new BigInteger(text))
                : Rational.of(new BigInteger(text.substring(0, bar)), new BigInteger(text.substring(bar + 1)));
    }
}
