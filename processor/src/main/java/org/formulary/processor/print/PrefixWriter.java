package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** Writes the prefix form of one equation, or of a formula that it calls. */
final class PrefixWriter implements Expr.Visitor<String>, Condition.Visitor<String> {

    private final FormulaLookup formulas;
    private final Definitions definitions;
    private final Set<String> callers;
    private final AtomicInteger calls;
    private final String suffix;

    private PrefixWriter(
            FormulaLookup formulas, Definitions definitions, Set<String> callers, AtomicInteger calls, String suffix) {
        this.formulas = formulas;
        this.definitions = definitions;
        this.callers = callers;
        this.calls = calls;
        this.suffix = suffix;
    }

    static PrefixWriter of(FormulaLookup formulas) {
        return new PrefixWriter(formulas, Definitions.NONE, Set.of(), new AtomicInteger(), "");
    }

    static PrefixWriter of(Equation equation, FormulaLookup formulas) {
        return new PrefixWriter(formulas, new Definitions(equation), Set.of(), new AtomicInteger(), "");
    }

    /** A value with the definitions that it rests on bound around it. */
    String bound(Expr value) {
        List<String> needed = new ArrayList<>(definitions.neededBy(value));
        Collections.reverse(needed);
        String text = value.accept(this);
        for (String name : needed) {
            text = let(name, definitions.value(name).accept(this), text);
        }
        return text;
    }

    private String let(String name, String value, String body) {
        return "(let (" + name + suffix + " " + value + ") " + body + ")";
    }

    @Override
    public String num(Expr.Num num) {
        return num.unit()
                .map(literal -> coherent(num.value(), literal.unit()))
                .orElseGet(() -> num.text().toLowerCase(Locale.ROOT));
    }

    private static String coherent(Rational value, Unit unit) {
        return scaled(value.times(unit.factor()).plus(unit.offset()), unit.piPower());
    }

    private static String scaled(Rational number, int piPower) {
        return switch (piPower) {
            case 0 -> number.toString();
            case 1 -> form("*", "pi", number.toString());
            default -> form("*", form("^", "pi", String.valueOf(piPower)), number.toString());
        };
    }

    @Override
    public String name(Expr.Name name) {
        return name.name() + suffix;
    }

    @Override
    public String constant(Expr.Constant constant) {
        return scaled(constant.value().value(), constant.value().piPower());
    }

    @Override
    public String pi(Expr.Pi pi) {
        return "pi";
    }

    @Override
    public String neg(Expr.Neg neg) {
        return form("neg", neg.operand().accept(this));
    }

    @Override
    public String binary(Expr.Binary binary) {
        return form(
                binary.op().text(), binary.left().accept(this), binary.right().accept(this));
    }

    @Override
    public String factorial(Expr.Factorial factorial) {
        return form("!", factorial.operand().accept(this));
    }

    @Override
    public String apply(Expr.Apply apply) {
        String arguments = apply.arguments().stream()
                .map(argument -> argument.accept(this))
                .collect(Collectors.joining(" "));
        return form(apply.function().spelling(), arguments);
    }

    /** The called equation, its names set apart by a suffix that no symbol has, so that none of ours is captured. */
    @Override
    public String call(Expr.Call call) {
        CheckedFormula callee = formulas.formula(call.formula());
        Equation equation = callee.equation().tree();
        requireCallable(call, callee);
        Set<String> path = new LinkedHashSet<>(callers);
        if (!path.add(callee.fullId())) {
            throw new IllegalArgumentException(callee.fullId() + " calls itself");
        }
        PrefixWriter inner =
                new PrefixWriter(formulas, new Definitions(equation), path, calls, "__" + calls.incrementAndGet());
        String text = inner.bound(equation.outputs().get(0).value());
        for (int i = call.arguments().size() - 1; i >= 0; i--) {
            String name = callee.parameters().get(i).variable().name();
            text = inner.let(name, call.arguments().get(i).accept(this), text);
        }
        return text;
    }

    private static void requireCallable(Expr.Call call, CheckedFormula callee) {
        int given = call.arguments().size();
        int wanted = callee.parameters().size();
        if (given != wanted || callee.outputs().size() != 1) {
            throw new IllegalArgumentException(callee.fullId() + " has " + wanted + " parameters and "
                    + callee.outputs().size() + " outputs, and is called with " + given + " arguments for one");
        }
    }

    @Override
    public String reduction(Expr.Reduction reduction) {
        String series = switch (reduction.kind()) {
            case SUM -> "sum";
            case PRODUCT -> "product";
        };
        return form(
                series,
                reduction.index().accept(this),
                reduction.from().accept(this),
                reduction.to().accept(this),
                reduction.body().accept(this));
    }

    @Override
    public String group(Expr.Group group) {
        return group.inner().accept(this);
    }

    @Override
    public String cases(Expr.Cases cases) {
        String text = cases.otherwise().accept(this);
        for (int i = cases.branches().size() - 1; i >= 0; i--) {
            Expr.Cases.Branch branch = cases.branches().get(i);
            text = form("if", inCase(branch.condition()), branch.value().accept(this), text);
        }
        return text;
    }

    /** Within an equation its definitions are bound around the whole. */
    private String inCase(Condition condition) {
        return condition.accept(new PrefixWriter(formulas, Definitions.NONE, callers, calls, suffix));
    }

    @Override
    public String hole(Expr.Hole hole) {
        throw new IllegalArgumentException("a hole has no value");
    }

    @Override
    public String comparison(Condition.Comparison comparison) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < comparison.relations().size(); i++) {
            pairs.add(form(
                    comparison.relations().get(i).text(),
                    bound(comparison.operands().get(i)),
                    bound(comparison.operands().get(i + 1))));
        }
        return pairs.size() == 1 ? pairs.get(0) : form("and", String.join(" ", pairs));
    }

    @Override
    public String is(Condition.Is is) {
        String property = switch (is.property()) {
            case INTEGER -> "integer";
            case EVEN -> "even";
            case ODD -> "odd";
            case GIVEN, ABSENT ->
                throw new IllegalArgumentException("whether a value is given is not a question of mathematics");
        };
        return form(property, bound(is.path()));
    }

    @Override
    public String and(Condition.And and) {
        return form("and", all(and.parts()));
    }

    @Override
    public String or(Condition.Or or) {
        return form("or", all(or.parts()));
    }

    @Override
    public String not(Condition.Not not) {
        return form("not", not.operand().accept(this));
    }

    @Override
    public String group(Condition.Group group) {
        return group.inner().accept(this);
    }

    private String all(List<Condition> parts) {
        return parts.stream().map(part -> part.accept(this)).collect(Collectors.joining(" "));
    }

    private static String form(String head, String... rest) {
        return "(" + head + " " + String.join(" ", rest) + ")";
    }
}
