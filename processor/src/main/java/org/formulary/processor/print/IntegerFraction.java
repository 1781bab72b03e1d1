package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Function;
import org.formulary.processor.print.IntegerNode.Literal;
import org.formulary.processor.print.IntegerNode.Operator;
import org.formulary.quantity.Rational;

/** A quotient of integers, to be rounded exactly. */
record IntegerFraction(IntegerNode numerator, IntegerNode denominator) {

    private static final IntegerNode TWO = new Literal(BigInteger.TWO);

    static IntegerFraction of(Rational value) {
        return new IntegerFraction(new Literal(value.numerator()), new Literal(value.denominator()));
    }

    /** The result of an operator; none where a zero hidden in a divisor's divisor would go unnoticed. */
    Optional<IntegerFraction> combine(BinaryOp op, IntegerFraction right) {
        return switch (op) {
            case MUL ->
                Optional.of(new IntegerFraction(
                        IntegerNodes.multiply(numerator, right.numerator),
                        IntegerNodes.multiply(denominator, right.denominator)));
            case DIV ->
                right.denominator instanceof Literal
                        ? Optional.of(new IntegerFraction(
                                IntegerNodes.multiply(numerator, right.denominator),
                                IntegerNodes.multiply(denominator, right.numerator)))
                        : Optional.empty();
            case ADD, SUB ->
                Optional.of(new IntegerFraction(
                        IntegerNodes.of(
                                op == BinaryOp.ADD ? Operator.ADD : Operator.SUBTRACT,
                                List.of(
                                        IntegerNodes.multiply(numerator, right.denominator),
                                        IntegerNodes.multiply(right.numerator, denominator))),
                        IntegerNodes.multiply(denominator, right.denominator)));
            case MOD, POW -> Optional.empty();
        };
    }

    /** {@code floor}, {@code ceil} or {@code round} of it. */
    Optional<IntegerNode> rounded(Function function) {
        if (IntegerNodes.isOne(denominator)) {
            return Optional.of(numerator);
        }
        return switch (function) {
            case FLOOR -> Optional.of(IntegerNodes.of(Operator.FLOOR_DIVIDE, List.of(numerator, denominator)));
            case CEIL -> Optional.of(IntegerNodes.of(Operator.CEIL_DIVIDE, List.of(numerator, denominator)));
            default ->
                denominator instanceof Literal divisor && divisor.value().signum() > 0 ? half() : Optional.empty();
        };
    }

    /** Half away from zero: sign(n) floor((2|n| + d)/(2d)). */
    private Optional<IntegerNode> half() {
        IntegerNode twice = IntegerNodes.multiply(TWO, IntegerNodes.of(Operator.ABS, List.of(numerator)));
        IntegerNode magnitude = IntegerNodes.of(
                Operator.FLOOR_DIVIDE,
                List.of(
                        IntegerNodes.of(Operator.ADD, List.of(twice, denominator)),
                        IntegerNodes.multiply(TWO, denominator)));
        return Optional.of(IntegerNodes.multiply(IntegerNodes.of(Operator.SIGN, List.of(numerator)), magnitude));
    }
}
