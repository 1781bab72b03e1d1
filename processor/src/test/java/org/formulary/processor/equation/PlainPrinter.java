package org.formulary.processor.equation;

import java.util.stream.Collectors;

/** Prints trees of operators with no more brackets than {@link Precedence} asks for. */
final class PlainPrinter {

    private PlainPrinter() {}

    static String print(Expr expr) {
        if (expr instanceof Expr.Num num) {
            return num.text();
        } else if (expr instanceof Expr.Name name) {
            return name.name();
        } else if (expr instanceof Expr.Neg neg) {
            return "-" + operand(neg.operand(), Precedence.UNARY);
        } else if (expr instanceof Expr.Factorial factorial) {
            return operand(factorial.operand(), Precedence.PRIMARY) + "!";
        } else if (expr instanceof Expr.Binary binary) {
            return operand(binary.left(), Precedence.leftOf(binary.op()))
                    + sign(binary.op())
                    + operand(binary.right(), Precedence.rightOf(binary.op()));
        } else if (expr instanceof Expr.Apply apply) {
            return apply.arguments().stream()
                    .map(PlainPrinter::print)
                    .collect(Collectors.joining(", ", apply.function().spelling() + "(", ")"));
        } else if (expr instanceof Expr.Cases cases) {
            Condition.Comparison condition =
                    (Condition.Comparison) cases.branches().get(0).condition();
            return operand(cases.branches().get(0).value(), Precedence.SUM) + " if "
                    + operand(condition.operands().get(0), Precedence.SUM) + " < "
                    + operand(condition.operands().get(1), Precedence.SUM) + " else "
                    + operand(cases.otherwise(), Precedence.SUM);
        }
        throw new IllegalArgumentException(expr.toString());
    }

    private static String sign(BinaryOp op) {
        return op == BinaryOp.MOD ? " mod " : op.text();
    }

    private static String operand(Expr expr, Precedence least) {
        return Precedence.of(expr).isLooserThan(least) ? "(" + print(expr) + ")" : print(expr);
    }
}
