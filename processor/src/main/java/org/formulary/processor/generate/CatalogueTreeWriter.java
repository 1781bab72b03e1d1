package org.formulary.processor.generate;

import java.util.List;
import java.util.Locale;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Type;
import org.formulary.processor.model.Typing;

/** Writes trees of values and conditions, each node with its type where that is known, and with its span. */
final class CatalogueTreeWriter {

    private final CatalogueJson json;
    private final Typing typing;
    private final Values values = new Values();
    private final Conditions conditions = new Conditions();

    CatalogueTreeWriter(CatalogueJson json, Typing typing) {
        this.json = json;
        this.typing = typing;
    }

    /** Members of an object that is a value. */
    void value(Expr expr) {
        expr.accept(values).run();
        typing.find(expr).ifPresent(this::type);
        json.span("span", expr.span());
    }

    /** Members of an object that is a condition. */
    void condition(Condition condition) {
        condition.accept(conditions).run();
        json.span("span", condition.span());
    }

    /** Members that say which unit stands behind a number. */
    static void unit(CatalogueJson json, Expr.UnitLiteral unit) {
        json.text("unit", unit.text());
        json.span("unitSpan", unit.span());
    }

    /** A dimension is told by its coherent unit, which can be read back. */
    private void type(Type type) {
        if (!type.dimension().isNone()) {
            json.text("coherentUnit", type.dimension().toString());
        }
        json.mark("integer", type.integer());
    }

    private void operation(String op, List<Expr> arguments) {
        json.text("op", op);
        arguments(arguments);
    }

    private void arguments(List<Expr> arguments) {
        json.objects("args", arguments, this::value);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** What writes the members of each kind of value. */
    private final class Values implements Expr.Visitor<Runnable> {
        @Override
        public Runnable num(Expr.Num number) {
            return () -> {
                json.text("op", "num");
                json.text("text", number.text());
                json.text("value", number.value().toString());
                number.unit().ifPresent(unit -> unit(json, unit));
            };
        }

        @Override
        public Runnable name(Expr.Name name) {
            return () -> {
                json.text("op", "name");
                json.text("name", name.name());
            };
        }

        @Override
        public Runnable constant(Expr.Constant constant) {
            return () -> {
                json.text("op", "constant");
                json.text("name", constant.name());
                CatalogueConstantWriter.value(json, constant.value());
            };
        }

        @Override
        public Runnable pi(Expr.Pi pi) {
            return () -> json.text("op", "pi");
        }

        @Override
        public Runnable neg(Expr.Neg negation) {
            return () -> operation("neg", List.of(negation.operand()));
        }

        @Override
        public Runnable binary(Expr.Binary binary) {
            return () -> operation(lower(binary.op()), List.of(binary.left(), binary.right()));
        }

        @Override
        public Runnable factorial(Expr.Factorial factorial) {
            return () -> operation("factorial", List.of(factorial.operand()));
        }

        @Override
        public Runnable apply(Expr.Apply apply) {
            return () -> {
                json.text("op", "apply");
                json.text("function", apply.function().spelling());
                arguments(apply.arguments());
            };
        }

        @Override
        public Runnable call(Expr.Call call) {
            return () -> {
                json.text("op", "call");
                json.text("callee", call.callee());
                json.text("formula", call.formula());
                arguments(call.arguments());
            };
        }

        @Override
        public Runnable reduction(Expr.Reduction reduction) {
            return () -> {
                json.text("op", lower(reduction.kind()));
                json.text("index", reduction.index().name());
                json.span("indexSpan", reduction.index().span());
                arguments(List.of(reduction.from(), reduction.to(), reduction.body()));
            };
        }

        @Override
        public Runnable group(Expr.Group group) {
            return () -> {
                json.text("op", "group");
                json.text("bracket", lower(group.bracket()));
                arguments(List.of(group.inner()));
            };
        }

        @Override
        public Runnable cases(Expr.Cases cases) {
            return () -> {
                json.text("op", "cases");
                json.objects("branches", cases.branches(), branch -> {
                    json.object("value", () -> value(branch.value()));
                    json.object("when", () -> condition(branch.condition()));
                });
                json.object("otherwise", () -> value(cases.otherwise()));
            };
        }

        @Override
        public Runnable hole(Expr.Hole hole) {
            throw new IllegalArgumentException("a checked tree has no holes");
        }
    }

    /** What writes the members of each kind of condition. */
    private final class Conditions implements Condition.Visitor<Runnable> {
        @Override
        public Runnable comparison(Condition.Comparison comparison) {
            return () -> {
                json.text("op", "compare");
                json.texts(
                        "relations",
                        comparison.relations().stream()
                                .map(Condition.Relation::text)
                                .toList());
                arguments(comparison.operands());
            };
        }

        @Override
        public Runnable is(Condition.Is is) {
            return () -> {
                json.text("op", "is");
                json.text("path", is.path().name());
                json.span("pathSpan", is.path().span());
                typing.find(is.path()).ifPresent(CatalogueTreeWriter.this::type);
                json.text("property", lower(is.property()));
            };
        }

        @Override
        public Runnable and(Condition.And and) {
            return () -> parts("and", and.parts());
        }

        @Override
        public Runnable or(Condition.Or or) {
            return () -> parts("or", or.parts());
        }

        @Override
        public Runnable not(Condition.Not not) {
            return () -> parts("not", List.of(not.operand()));
        }

        @Override
        public Runnable group(Condition.Group group) {
            return () -> parts("group", List.of(group.inner()));
        }

        private void parts(String op, List<Condition> parts) {
            json.text("op", op);
            json.objects("args", parts, CatalogueTreeWriter.this::condition);
        }
    }
}
