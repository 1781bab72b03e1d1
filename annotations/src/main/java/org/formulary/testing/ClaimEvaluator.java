package org.formulary.testing;

import java.util.List;

/**
 * Decides conditions over whatever numbers an evaluation works in; what a number is, and when two compare, its heirs say.
 *
 * @param <T> the numbers
 */
abstract class ClaimEvaluator<T> {

    /** The value of an expression. */
    abstract T value(Node node, Scope<T> scope);

    /** Whether two numbers compare as a condition says. */
    abstract boolean compare(Claim.Relation relation, T left, T right);

    /** Whether a number has a property. */
    abstract boolean has(Claim.Property property, T number);

    final boolean holds(Claim claim, Scope<T> scope) {
        if (claim instanceof Claim.Comparison comparison) {
            return compare(comparison.relation(), value(comparison.left(), scope), value(comparison.right(), scope));
        } else if (claim instanceof Claim.Is is) {
            return has(is.property(), value(is.operand(), scope));
        } else if (claim instanceof Claim.And and) {
            return allAre(true, and.parts(), scope);
        } else if (claim instanceof Claim.Or or) {
            return !allAre(false, or.parts(), scope);
        } else if (claim instanceof Claim.Let let) {
            return holds(let.body(), scope.with(let.name(), () -> value(let.value(), scope)));
        }
        return !holds(((Claim.Not) claim).operand(), scope);
    }

    private boolean allAre(boolean held, List<Claim> parts, Scope<T> scope) {
        for (Claim part : parts) {
            if (holds(part, scope) != held) {
                return false;
            }
        }
        return true;
    }
}
