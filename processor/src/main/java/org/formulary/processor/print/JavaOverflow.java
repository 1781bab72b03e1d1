package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.print.IntegerNode.Operation;

/**
 * Finds the values on the way to a count that may pass 64 bits though the count itself does not: {@code N^2} in
 * {@code N^2 - N^2 + 1}, {@code n(n - 1)} in {@code floor(n(n - 1)/2)}. An overflow anywhere else means that the count
 * itself overflows.
 */
final class JavaOverflow {

    private final JavaBounds bounds = JavaBounds.ofDomains();
    private final List<IntegerNode> found = new ArrayList<>();

    private JavaOverflow() {}

    static List<IntegerNode> harmlessIn(IntegerNode count) {
        JavaOverflow overflow = new JavaOverflow();
        overflow.visit(count, true);
        return overflow.found;
    }

    /** Looks at a value; {@code fatal}: where it overflows, the count does too. */
    private void visit(IntegerNode node, boolean fatal) {
        if (!bounds.fitsItself(node) && !(fatal && staysBeyond(node))) {
            found.add(node);
            return;
        }
        if (node instanceof Operation operation) {
            for (int i = 0; i < operation.operands().size(); i++) {
                visit(operation.operands().get(i), fatal && keepsBeyond(operation, i));
            }
        } else if (node instanceof IntegerNode.Choice choice) {
            choice.branches().forEach(branch -> visit(branch.value(), fatal));
            visit(choice.otherwise(), fatal);
        } else if (node instanceof IntegerNode.Loop loop) {
            visit(loop.index().from(), false);
            visit(loop.index().to(), false);
            visit(loop.body(), fatal && staysBeyond(loop));
        }
    }

    /** Whether a running total that passed 64 bits never comes back. */
    private boolean staysBeyond(IntegerNode node) {
        if (!(node instanceof IntegerNode.Loop loop)) {
            return true;
        }
        BigInteger least = loop.reduction().kind() == Expr.Reduction.Kind.SUM ? BigInteger.ZERO : BigInteger.ONE;
        return bounds.of(loop.body()).low().compareTo(least) >= 0;
    }

    /** Whether the result is beyond 64 bits wherever the operand is. */
    private boolean keepsBeyond(Operation operation, int operand) {
        List<IntegerNode> operands = operation.operands();
        return switch (operation.operator()) {
            case ADD, MAX -> operands.stream().allMatch(node -> least(node).signum() >= 0);
            case MULTIPLY -> least(operands.get(1 - operand)).signum() > 0;
            case POWER ->
                operand == 0
                        ? least(operands.get(1)).signum() > 0
                        : least(operands.get(0)).compareTo(BigInteger.TWO) >= 0;
            case ABS, FACTORIAL -> true;
            case NEGATE, SUBTRACT, FLOOR_DIVIDE, CEIL_DIVIDE, FLOOR_MOD, SIGN, MIN, BINOMIAL, FLOOR_LOG2, CEIL_LOG2 ->
                false;
        };
    }

    private BigInteger least(IntegerNode node) {
        return bounds.of(node).low();
    }
}
