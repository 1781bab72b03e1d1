package org.formulary.processor.equation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Trees as fully bracketed text without their places: {@code (neg (^ x 2))}. */
final class Shape implements Expr.Visitor<String>, Condition.Visitor<String> {

    private final boolean showsGroups;

    private Shape(boolean showsGroups) {
        this.showsGroups = showsGroups;
    }

    static String of(Expr expr) {
        return expr.accept(new Shape(true));
    }

    static String withoutGroups(Expr expr) {
        return expr.accept(new Shape(false));
    }

    static String of(Condition condition) {
        return condition.accept(new Shape(true));
    }

    static String of(Equation equation) {
        String outputs = definitions(equation.outputs());
        return equation.locals().isEmpty() ? outputs : outputs + " where " + definitions(equation.locals());
    }

    static String of(Law law) {
        return of(law.claim()) + law.when().map(when -> " when " + of(when)).orElse("");
    }

    static String of(Binding binding) {
        return "(= " + binding.name().name() + " " + binding.number()
                + binding.unit().map(unit -> " [" + unit.text() + "]").orElse("") + ")";
    }

    private static String definitions(List<Equation.Definition> definitions) {
        return definitions.stream()
                .map(definition -> "(= " + definition.name().name() + " " + of(definition.value()) + ")")
                .collect(Collectors.joining(" "));
    }

    private String list(String head, List<Expr> operands) {
        return operands.stream()
                .map(operand -> operand.accept(this))
                .collect(Collectors.joining(" ", "(" + head + " ", ")"));
    }

    private String join(String head, List<Condition> parts) {
        return parts.stream().map(part -> part.accept(this)).collect(Collectors.joining(" ", "(" + head + " ", ")"));
    }

    @Override
    public String num(Expr.Num num) {
        return num.text() + num.unit().map(unit -> "[" + unit.text() + "]").orElse("");
    }

    @Override
    public String name(Expr.Name name) {
        return name.name();
    }

    @Override
    public String constant(Expr.Constant constant) {
        return constant.name() + "=" + constant.value().name();
    }

    @Override
    public String pi(Expr.Pi pi) {
        return "pi";
    }

    @Override
    public String neg(Expr.Neg neg) {
        return list("neg", List.of(neg.operand()));
    }

    @Override
    public String binary(Expr.Binary binary) {
        return list(binary.op().text(), List.of(binary.left(), binary.right()));
    }

    @Override
    public String factorial(Expr.Factorial factorial) {
        return list("!", List.of(factorial.operand()));
    }

    @Override
    public String apply(Expr.Apply apply) {
        return list(apply.function().spelling(), apply.arguments());
    }

    @Override
    public String call(Expr.Call call) {
        return list("call " + call.callee(), call.arguments());
    }

    @Override
    public String reduction(Expr.Reduction reduction) {
        return list(
                lower(reduction.kind()) + " " + reduction.index().name(),
                List.of(reduction.from(), reduction.to(), reduction.body()));
    }

    @Override
    public String group(Expr.Group group) {
        return showsGroups
                ? list(lower(group.bracket()), List.of(group.inner()))
                : group.inner().accept(this);
    }

    @Override
    public String cases(Expr.Cases cases) {
        String branches = cases.branches().stream()
                .map(branch -> "(" + branch.value().accept(this) + " "
                        + branch.condition().accept(this) + ")")
                .collect(Collectors.joining(" "));
        return "(cases " + branches + " " + cases.otherwise().accept(this) + ")";
    }

    @Override
    public String hole(Expr.Hole hole) {
        return "?";
    }

    @Override
    public String comparison(Condition.Comparison comparison) {
        StringBuilder shape =
                new StringBuilder("(" + comparison.operands().get(0).accept(this));
        for (int i = 0; i < comparison.relations().size(); i++) {
            shape.append(' ').append(comparison.relations().get(i).text()).append(' ');
            shape.append(comparison.operands().get(i + 1).accept(this));
        }
        return shape.append(')').toString();
    }

    @Override
    public String is(Condition.Is is) {
        return "(" + is.path().name() + " is " + lower(is.property()) + ")";
    }

    @Override
    public String and(Condition.And and) {
        return join("and", and.parts());
    }

    @Override
    public String or(Condition.Or or) {
        return join("or", or.parts());
    }

    @Override
    public String not(Condition.Not not) {
        return join("not", List.of(not.operand()));
    }

    @Override
    public String group(Condition.Group group) {
        return showsGroups
                ? join("round", List.of(group.inner()))
                : group.inner().accept(this);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
