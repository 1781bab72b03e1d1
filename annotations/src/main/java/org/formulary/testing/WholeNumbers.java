package org.formulary.testing;

import java.util.List;

/**
 * Tells expressions that the language computes from integers without any rounding from those that pass through doubles,
 * whose steps and comparisons may fall to the other side of a jump.
 */
final class WholeNumbers {

    private final List<Parameter> parameters;

    WholeNumbers(List<Parameter> parameters) {
        this.parameters = parameters;
    }

    /** Whether no part of the expression is rounded. */
    boolean suffice(Node node) {
        if (node instanceof Node.Operation operation) {
            return isExact(operation) && operation.operands().stream().allMatch(this::suffice);
        } else if (node instanceof Node.Name name) {
            return parameters.stream()
                    .filter(parameter -> parameter.symbol().equals(name.name()))
                    .allMatch(parameter -> parameter.range().isInteger());
        } else if (node instanceof Node.Choice choice) {
            return suffice(choice.condition()) && suffice(choice.then()) && suffice(choice.otherwise());
        } else if (node instanceof Node.Let let) {
            return suffice(let.value()) && suffice(let.body());
        } else if (node instanceof Node.Reduction reduction) {
            return suffice(reduction.from()) && suffice(reduction.to()) && suffice(reduction.body());
        }
        return node instanceof Node.Literal;
    }

    private boolean suffice(Claim claim) {
        if (claim instanceof Claim.Comparison comparison) {
            return suffice(comparison.left()) && suffice(comparison.right());
        } else if (claim instanceof Claim.Is is) {
            return suffice(is.operand());
        } else if (claim instanceof Claim.And and) {
            return and.parts().stream().allMatch(this::suffice);
        } else if (claim instanceof Claim.Or or) {
            return or.parts().stream().allMatch(this::suffice);
        } else if (claim instanceof Claim.Let let) {
            return suffice(let.value()) && suffice(let.body());
        }
        return suffice(((Claim.Not) claim).operand());
    }

    private static boolean isExact(Node.Operation operation) {
        return switch (operation.operator()) {
            case ADD, SUBTRACT, NEGATE, MULTIPLY, DIVIDE, MOD, FACTORIAL, FACTORIAL_FUNCTION, BINOMIAL -> true;
            case MIN, MAX, ABS, SIGN, FLOOR, CEIL, ROUND, LOG2 -> true;
            case POWER ->
                !(operation.operands().get(1) instanceof Node.Literal exponent)
                        || exponent.value().isInteger();
            default -> false;
        };
    }
}
