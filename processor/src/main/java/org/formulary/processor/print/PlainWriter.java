package org.formulary.processor.print;

import static org.formulary.processor.equation.Precedence.PRIMARY;
import static org.formulary.processor.equation.Precedence.SUM;
import static org.formulary.processor.equation.Precedence.UNARY;

import java.util.List;
import java.util.stream.Collectors;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Precedence;

/** Writes values and conditions in the equation language. */
final class PlainWriter implements Expr.Visitor<String>, Condition.Visitor<String> {

    private String operand(Expr operand, Precedence least) {
        String text = operand.accept(this);
        return Precedence.of(operand).isLooserThan(least) ? "(" + text + ")" : text;
    }

    private String list(List<Expr> values) {
        return values.stream().map(value -> value.accept(this)).collect(Collectors.joining(", "));
    }

    @Override
    public String num(Expr.Num num) {
        return num.text()
                + num.unit()
                        .filter(literal -> !UnitText.isImplied(literal))
                        .map(literal -> " [" + literal.text() + "]")
                        .orElse("");
    }

    @Override
    public String name(Expr.Name name) {
        return name.name();
    }

    @Override
    public String constant(Expr.Constant constant) {
        return constant.name();
    }

    @Override
    public String pi(Expr.Pi pi) {
        return "pi";
    }

    @Override
    public String neg(Expr.Neg neg) {
        return "-" + operand(neg.operand(), UNARY);
    }

    @Override
    public String binary(Expr.Binary binary) {
        BinaryOp op = binary.op();
        String left = operand(binary.left(), Precedence.leftOf(op));
        String right = operand(binary.right(), Precedence.rightOf(op));
        return switch (op) {
            case ADD, SUB, MOD -> left + " " + op.text() + " " + right;
            case DIV, POW -> left + op.text() + right;
            case MUL -> left + (canTouch(left, right) ? " " : "*") + right;
        };
    }

    /** What begins with a letter or a bracket is a factor by itself; behind a number a square bracket may be a unit. */
    private static boolean canTouch(String left, String right) {
        return switch (right.charAt(0)) {
            case '(', '{' -> true;
            case '[' -> Character.isLetter(left.charAt(left.length() - 1));
            default -> Character.isLetter(right.codePointAt(0));
        };
    }

    @Override
    public String factorial(Expr.Factorial factorial) {
        return operand(factorial.operand(), PRIMARY) + "!";
    }

    @Override
    public String apply(Expr.Apply apply) {
        return apply.function().spelling() + "(" + list(apply.arguments()) + ")";
    }

    @Override
    public String call(Expr.Call call) {
        return call.callee() + "(" + list(call.arguments()) + ")";
    }

    @Override
    public String reduction(Expr.Reduction reduction) {
        String series = switch (reduction.kind()) {
            case SUM -> "sum";
            case PRODUCT -> "product";
        };
        return series + "(" + reduction.index().name() + " = "
                + reduction.from().accept(this) + " .. " + reduction.to().accept(this) + ", "
                + reduction.body().accept(this) + ")";
    }

    @Override
    public String group(Expr.Group group) {
        String inner = group.inner().accept(this);
        return switch (group.bracket()) {
            case ROUND -> "(" + inner + ")";
            case SQUARE -> "[" + inner + "]";
            case CURLY -> "{" + inner + "}";
        };
    }

    @Override
    public String cases(Expr.Cases cases) {
        StringBuilder text = new StringBuilder();
        for (Expr.Cases.Branch branch : cases.branches()) {
            text.append(operand(branch.value(), SUM))
                    .append(" if ")
                    .append(branch.condition().accept(this))
                    .append(" else ");
        }
        return text.append(operand(cases.otherwise(), SUM)).toString();
    }

    @Override
    public String hole(Expr.Hole hole) {
        return "?";
    }

    @Override
    public String comparison(Condition.Comparison comparison) {
        StringBuilder text = new StringBuilder(operand(comparison.operands().get(0), SUM));
        for (int i = 0; i < comparison.relations().size(); i++) {
            text.append(' ')
                    .append(comparison.relations().get(i).text())
                    .append(' ')
                    .append(operand(comparison.operands().get(i + 1), SUM));
        }
        return text.toString();
    }

    @Override
    public String is(Condition.Is is) {
        return is.path().name() + " is " + ConditionTypesetter.word(is.property());
    }

    @Override
    public String and(Condition.And and) {
        return joined(and.parts(), " and ");
    }

    @Override
    public String or(Condition.Or or) {
        return joined(or.parts(), " or ");
    }

    private String joined(List<Condition> parts, String word) {
        return parts.stream().map(this::part).collect(Collectors.joining(word));
    }

    private String part(Condition part) {
        String text = part.accept(this);
        return part instanceof Condition.And || part instanceof Condition.Or ? "(" + text + ")" : text;
    }

    @Override
    public String not(Condition.Not not) {
        return "not " + part(not.operand());
    }

    @Override
    public String group(Condition.Group group) {
        return "(" + group.inner().accept(this) + ")";
    }
}
