package org.formulary.testing;

import java.util.Map;
import java.util.stream.Collectors;

/** Says of a condition that fails what its sides are. */
final class Finding {

    private static final int SHOWN_DIGITS = 17;

    private Finding() {}

    static String of(Claim claim, Map<String, Real> environment) {
        return of(claim, environment, Finding::unchanged);
    }

    private static String of(Claim claim, Map<String, Real> environment, Wrapping wrapping) {
        if (claim instanceof Claim.Let let) {
            return of(let.body(), environment, node -> wrapping.around(new Node.Let(let.name(), let.value(), node)));
        } else if (claim instanceof Claim.Comparison comparison) {
            return "the left side is " + show(wrapping.around(comparison.left()), environment) + ", the right side "
                    + show(wrapping.around(comparison.right()), environment);
        } else if (claim instanceof Claim.Is is) {
            return "the value is " + show(wrapping.around(is.operand()), environment);
        } else if (claim instanceof Claim.And and) {
            return and.parts().stream()
                    .map(part -> of(part, environment, wrapping))
                    .collect(Collectors.joining("; "));
        } else if (claim instanceof Claim.Or or) {
            return or.parts().stream()
                    .map(part -> of(part, environment, wrapping))
                    .collect(Collectors.joining("; "));
        }
        return of(((Claim.Not) claim).operand(), environment, wrapping);
    }

    private static String show(Node node, Map<String, Real> environment) {
        try {
            Real value = new ReferenceFormula(node).evaluate(environment);
            return value.isExact() && value.rational().isInteger()
                    ? value.toString()
                    : value.toBigDecimal(SHOWN_DIGITS).toString();
        } catch (UndefinedException | UndecidedException e) {
            return "undefined (" + e.getMessage() + ")";
        }
    }

    private static Node unchanged(Node node) {
        return node;
    }

    /** Puts the locals of a condition around one of its values. */
    @FunctionalInterface
    private interface Wrapping {
        Node around(Node node);
    }
}
