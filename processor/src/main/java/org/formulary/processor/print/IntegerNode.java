package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/**
 * An integer value as Java has to compute it exactly: brackets are gone, quotients under {@code floor} and {@code ceil}
 * are integer divisions, logarithms under them are bit lengths.
 */
sealed interface IntegerNode {

    /** A number. */
    record Literal(BigInteger value) implements IntegerNode {}

    /** A parameter, local or index that holds an integer. */
    record Variable(JavaVariable variable) implements IntegerNode {}

    /** An operation on integers. */
    record Operation(Operator operator, List<IntegerNode> operands) implements IntegerNode {
        public Operation {
            operands = List.copyOf(operands);
        }
    }

    /** Cases. */
    record Choice(List<Branch> branches, IntegerNode otherwise) implements IntegerNode {
        public Choice {
            branches = List.copyOf(branches);
        }
    }

    /** A value and the condition under which it holds. */
    record Branch(Condition condition, IntegerNode value) {}

    /** A sum or product. */
    record Loop(Expr.Reduction reduction, JavaVariable.Index index, IntegerNode body) implements IntegerNode {}

    /** The result of another formula, a count. */
    record Called(Expr.Call call) implements IntegerNode {}

    /** A real value that is an integer because it was rounded; its size is known only at run time. */
    record Rounded(Expr real) implements IntegerNode {}

    /** The operations. */
    enum Operator {
        NEGATE,
        ADD,
        SUBTRACT,
        MULTIPLY,
        POWER,
        FLOOR_DIVIDE,
        CEIL_DIVIDE,
        FLOOR_MOD,
        ABS,
        SIGN,
        MIN,
        MAX,
        BINOMIAL,
        FACTORIAL,
        FLOOR_LOG2,
        CEIL_LOG2
    }
}
