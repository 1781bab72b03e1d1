package org.formulary.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * One tree for expressions that say the same in other words: names that are bound stand for what they are bound to, minus
 * signs come first in a product, products run to the left, and products of numbers are numbers. Each step is an identity
 * wherever either side has a value, so that equal trees need no evaluation.
 */
final class CanonicalNode {

    /** Bound names that are bound to bound names could make a tree without end. */
    private static final int MOST_NODES = 10_000;

    private int nodes;

    private CanonicalNode() {}

    /** Whether two expressions have one tree; false also where that would be too large. */
    static boolean isSame(Node one, Node other) {
        return one.equals(other)
                || of(one).flatMap(tree -> of(other).map(tree::equals)).orElse(false);
    }

    private static Optional<Node> of(Node root) {
        CanonicalNode work = new CanonicalNode();
        Node tree = work.node(root, Map.of(), 0);
        return work.nodes > MOST_NODES ? Optional.empty() : Optional.of(tree);
    }

    /** The tree, with these expressions for names; each is visited where it stands, so that they count each time. */
    private Node node(Node node, Map<String, Bound> bound, int depth) {
        if (++nodes > MOST_NODES) {
            return node;
        }
        if (node instanceof Node.Name name) {
            Bound value = bound.get(name.name());
            return value == null ? node : node(value.node(), value.scope(), depth);
        } else if (node instanceof Node.Let let) {
            return node(let.body(), with(bound, let.name(), new Bound(let.value(), bound)), depth);
        } else if (node instanceof Node.Operation operation) {
            List<Node> operands = new ArrayList<>();
            operation.operands().forEach(operand -> operands.add(node(operand, bound, depth)));
            return operation(operation.operator(), operands);
        } else if (node instanceof Node.Choice choice) {
            return new Node.Choice(
                    claim(choice.condition(), bound, depth),
                    node(choice.then(), bound, depth),
                    node(choice.otherwise(), bound, depth));
        } else if (node instanceof Node.Reduction reduction) {
            String index = "index#" + depth;
            Map<String, Bound> inner = with(bound, reduction.index(), new Bound(new Node.Name(index), Map.of()));
            return new Node.Reduction(
                    reduction.product(),
                    index,
                    node(reduction.from(), bound, depth),
                    node(reduction.to(), bound, depth),
                    node(reduction.body(), inner, depth + 1));
        }
        return node;
    }

    private Claim claim(Claim claim, Map<String, Bound> bound, int depth) {
        if (claim instanceof Claim.Comparison comparison) {
            return new Claim.Comparison(
                    comparison.relation(),
                    node(comparison.left(), bound, depth),
                    node(comparison.right(), bound, depth));
        } else if (claim instanceof Claim.Is is) {
            return new Claim.Is(is.property(), node(is.operand(), bound, depth));
        } else if (claim instanceof Claim.And and) {
            return new Claim.And(
                    and.parts().stream().map(part -> claim(part, bound, depth)).toList());
        } else if (claim instanceof Claim.Or or) {
            return new Claim.Or(
                    or.parts().stream().map(part -> claim(part, bound, depth)).toList());
        } else if (claim instanceof Claim.Let let) {
            return claim(let.body(), with(bound, let.name(), new Bound(let.value(), bound)), depth);
        }
        return new Claim.Not(claim(((Claim.Not) claim).operand(), bound, depth));
    }

    private static Map<String, Bound> with(Map<String, Bound> bound, String name, Bound value) {
        Map<String, Bound> more = new HashMap<>(bound);
        more.put(name, value);
        return more;
    }

    private static Node operation(Operator operator, List<Node> operands) {
        Node first = operands.get(0);
        Node last = operands.get(operands.size() - 1);
        return switch (operator) {
            case NEGATE -> negated(first);
            case MULTIPLY -> product(first, last);
            case DIVIDE -> quotient(first, last);
            case ADD -> isNegated(last) ? form(Operator.SUBTRACT, first, negated(last)) : form(operator, first, last);
            case FACTORIAL_FUNCTION -> form(Operator.FACTORIAL, first);
            case HYPOT -> form(Operator.SQRT, form(Operator.ADD, square(first), square(last)));
            default -> new Node.Operation(operator, operands);
        };
    }

    private static Node form(Operator operator, Node... operands) {
        return new Node.Operation(operator, List.of(operands));
    }

    private static Node square(Node side) {
        return form(Operator.POWER, side, new Node.Literal(Rational.of(2)));
    }

    private static boolean is(Node node, Operator operator) {
        return node instanceof Node.Operation operation && operation.operator() == operator;
    }

    private static boolean isNegated(Node node) {
        return is(node, Operator.NEGATE)
                || (node instanceof Node.Literal literal && literal.value().signum() < 0);
    }

    private static Node negated(Node node) {
        if (node instanceof Node.Literal literal) {
            return new Node.Literal(literal.value().negate());
        }
        return is(node, Operator.NEGATE) ? ((Node.Operation) node).first() : form(Operator.NEGATE, node);
    }

    private static Node product(Node left, Node right) {
        if (left instanceof Node.Literal one && right instanceof Node.Literal other) {
            return new Node.Literal(one.value().times(other.value()));
        } else if (isNegated(left)) {
            return negated(product(negated(left), right));
        } else if (isNegated(right)) {
            return negated(product(left, negated(right)));
        } else if (is(right, Operator.MULTIPLY)) {
            List<Node> factors = ((Node.Operation) right).operands();
            return product(product(left, factors.get(0)), factors.get(1));
        }
        return form(Operator.MULTIPLY, left, right);
    }

    private static Node quotient(Node over, Node under) {
        if (isNegated(over)) {
            return negated(quotient(negated(over), under));
        }
        return isNegated(under) ? negated(quotient(over, negated(under))) : form(Operator.DIVIDE, over, under);
    }

    /** What a name stands for, and what the names in it stand for. */
    private record Bound(Node node, Map<String, Bound> scope) {}
}
