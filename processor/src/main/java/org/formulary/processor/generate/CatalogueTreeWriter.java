package org.formulary.processor.generate;

import java.util.List;
import java.util.Locale;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.Typing;
import org.formulary.quantity.Dimension;

/** Writes trees of values and conditions, each node with its type where that is known, and with its span. */
final class CatalogueTreeWriter {

    private final CatalogueJson json;
    private final Typing typing;

    /** Trees of equations and laws. */
    CatalogueTreeWriter(CatalogueJson json, Typing typing) {
        this.json = json;
        this.typing = typing;
    }

    /** Trees whose types are not recorded, such as those of domains. */
    CatalogueTreeWriter(CatalogueJson json) {
        this(json, new Typing());
    }

    /** Members of an object that is a value. */
    void value(Expr expr) {
        if (expr instanceof Expr.Num number) {
            op("num");
            json.text("text", number.text());
            json.text("value", number.value().toString());
            number.unit().ifPresent(this::unit);
        } else if (expr instanceof Expr.Name name) {
            op("name");
            json.text("name", name.name());
        } else if (expr instanceof Expr.Pi) {
            op("pi");
        } else if (expr instanceof Expr.Neg negation) {
            op("neg");
            values(List.of(negation.operand()));
        } else if (expr instanceof Expr.Binary binary) {
            op(lower(binary.op()));
            values(List.of(binary.left(), binary.right()));
        } else if (expr instanceof Expr.Factorial factorial) {
            op("factorial");
            values(List.of(factorial.operand()));
        } else if (expr instanceof Expr.Apply apply) {
            op("apply");
            json.text("function", apply.function().spelling());
            values(apply.arguments());
        } else if (expr instanceof Expr.Call call) {
            op("call");
            json.text("callee", call.callee());
            json.text("formula", call.formula());
            values(call.arguments());
        } else if (expr instanceof Expr.Reduction reduction) {
            op(lower(reduction.kind()));
            json.text("index", reduction.index().name());
            json.span("indexSpan", reduction.index().span());
            values(List.of(reduction.from(), reduction.to(), reduction.body()));
        } else if (expr instanceof Expr.Group group) {
            op("group");
            json.text("bracket", lower(group.bracket()));
            values(List.of(group.inner()));
        } else if (expr instanceof Expr.Cases cases) {
            op("cases");
            json.objects("branches", cases.branches(), branch -> {
                json.object("value", () -> value(branch.value()));
                json.object("when", () -> condition(branch.condition()));
            });
            json.object("otherwise", () -> value(cases.otherwise()));
        } else {
            throw new IllegalArgumentException("a checked tree holds no " + expr);
        }
        type(expr);
        json.span("span", expr.span());
    }

    /** Members of an object that is a condition. */
    void condition(Condition condition) {
        if (condition instanceof Condition.Comparison comparison) {
            op("compare");
            json.texts(
                    "relations",
                    comparison.relations().stream().map(Condition.Relation::text).toList());
            values(comparison.operands());
        } else if (condition instanceof Condition.Is is) {
            op("is");
            json.text("path", is.path().name());
            json.span("pathSpan", is.path().span());
            type(is.path());
            json.text("property", lower(is.property()));
        } else if (condition instanceof Condition.And and) {
            op("and");
            conditions(and.parts());
        } else if (condition instanceof Condition.Or or) {
            op("or");
            conditions(or.parts());
        } else if (condition instanceof Condition.Not not) {
            op("not");
            conditions(List.of(not.operand()));
        } else if (condition instanceof Condition.Group group) {
            op("group");
            conditions(List.of(group.inner()));
        }
        json.span("span", condition.span());
    }

    /** A unit behind a number. */
    void unit(Expr.UnitLiteral unit) {
        json.text("unit", unit.text());
        json.span("unitSpan", unit.span());
    }

    private void op(String op) {
        json.text("op", op);
    }

    private void values(List<Expr> arguments) {
        json.objects("args", arguments, this::value);
    }

    private void conditions(List<Condition> parts) {
        json.objects("args", parts, this::condition);
    }

    private void type(Expr expr) {
        typing.find(expr).ifPresent(type -> {
            dimension(type.dimension());
            json.mark("integer", type.integer());
        });
    }

    /** A dimension by its coherent unit, which can be read back. */
    private void dimension(Dimension dimension) {
        if (!dimension.isNone()) {
            json.text("coherentUnit", dimension.toString());
        }
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
