package org.formulary.testing;

import java.util.List;
import org.formulary.quantity.Rational;

/** A value in prefix form, read. */
sealed interface Node {

    record Literal(Rational value) implements Node {}

    record Pi() implements Node {}

    record Name(String name) implements Node {}

    record Operation(Operator operator, List<Node> operands) implements Node {
        public Operation {
            operands = List.copyOf(operands);
        }

        Node first() {
            return operands.get(0);
        }
    }

    /** A sum, or a product, over {@code index} from {@code from} to {@code to}. */
    record Reduction(boolean product, String index, Node from, Node to, Node body) implements Node {}

    record Choice(Claim condition, Node then, Node otherwise) implements Node {}

    record Let(String name, Node value, Node body) implements Node {}
}
