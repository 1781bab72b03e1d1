package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;

/**
 * An integer value as Java has to compute it exactly: brackets are gone, quotients under {@code floor} and {@code ceil}
 * are integer divisions, logarithms under them are bit lengths.
 */
sealed interface IntegerNode {

    /** Asks the visitor's question of this kind of node. */
    <R> R accept(Visitor<R> visitor);

    /** The integers that it is computed from. */
    default List<IntegerNode> parts() {
        return List.of();
    }

    /** A question asked of an integer: one answer per kind of node. */
    interface Visitor<R> {
        R literal(Literal literal);

        R variable(Variable variable);

        R operation(Operation operation);

        R choice(Choice choice);

        R loop(Loop loop);

        R called(Called called);

        R rounded(Rounded rounded);
    }

    /** A number. */
    record Literal(BigInteger value) implements IntegerNode {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.literal(this);
        }
    }

    /** A parameter, local or index that holds an integer. */
    record Variable(JavaVariable variable) implements IntegerNode {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.variable(this);
        }

        @Override
        public List<IntegerNode> parts() {
            return variable instanceof JavaVariable.Local local && local.large()
                    ? local.value().stream().toList()
                    : List.of();
        }
    }

    /** An operation on integers. */
    record Operation(Operator operator, List<IntegerNode> operands) implements IntegerNode {
        public Operation {
            operands = List.copyOf(operands);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.operation(this);
        }

        @Override
        public List<IntegerNode> parts() {
            return operands;
        }
    }

    /** Cases. */
    record Choice(List<Branch> branches, IntegerNode otherwise) implements IntegerNode {
        public Choice {
            branches = List.copyOf(branches);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choice(this);
        }

        @Override
        public List<IntegerNode> parts() {
            return Stream.concat(branches.stream().map(Branch::value), Stream.of(otherwise))
                    .toList();
        }
    }

    /** A value and the condition under which it holds. */
    record Branch(Condition condition, IntegerNode value) {}

    /** A sum or product. */
    record Loop(Expr.Reduction reduction, JavaVariable.Index index, IntegerNode body) implements IntegerNode {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.loop(this);
        }

        @Override
        public List<IntegerNode> parts() {
            return List.of(index.from(), index.to(), body);
        }
    }

    /** The result of another formula, a count. */
    record Called(Expr.Call call) implements IntegerNode {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.called(this);
        }
    }

    /** A real value that is an integer because it was rounded; its size is known only at run time. */
    record Rounded(Expr real) implements IntegerNode {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rounded(this);
        }
    }

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
