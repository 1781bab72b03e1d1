package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import org.formulary.processor.print.IntegerNode.Literal;
import org.formulary.processor.print.IntegerNode.Operation;
import org.formulary.processor.print.IntegerNode.Operator;

/** Makes integer operations, doing those on plain numbers at once. */
final class IntegerNodes {

    private static final int MAX_FOLDED_EXPONENT = 63;

    private IntegerNodes() {}

    static IntegerNode negate(IntegerNode operand) {
        return of(Operator.NEGATE, List.of(operand));
    }

    static IntegerNode multiply(IntegerNode left, IntegerNode right) {
        if (isOne(left)) {
            return right;
        }
        return isOne(right) ? left : of(Operator.MULTIPLY, List.of(left, right));
    }

    static boolean isOne(IntegerNode node) {
        return node instanceof Literal literal && literal.value().equals(BigInteger.ONE);
    }

    static IntegerNode of(Operator operator, List<IntegerNode> operands) {
        boolean plain = operands.stream().allMatch(Literal.class::isInstance);
        return plain
                ? fold(
                        operator,
                        operands.stream().map(o -> ((Literal) o).value()).toList(),
                        operands)
                : new Operation(operator, operands);
    }

    private static IntegerNode fold(Operator operator, List<BigInteger> values, List<IntegerNode> operands) {
        BigInteger first = values.get(0);
        BigInteger last = values.get(values.size() - 1);
        return switch (operator) {
            case NEGATE -> new Literal(first.negate());
            case ADD -> new Literal(first.add(last));
            case SUBTRACT -> new Literal(first.subtract(last));
            case MULTIPLY -> new Literal(first.multiply(last));
            case ABS -> new Literal(first.abs());
            case POWER ->
                last.signum() >= 0
                                && last.bitLength() < Integer.SIZE
                                && first.bitLength() * last.longValueExact() <= MAX_FOLDED_EXPONENT
                                && (first.signum() != 0 || last.signum() != 0)
                        ? new Literal(first.pow(last.intValueExact()))
                        : new Operation(operator, operands);
            default -> new Operation(operator, operands);
        };
    }
}
