package org.formulary.processor.equation;

import java.util.List;

/** A condition of a case, a domain or a law. */
public sealed interface Condition {

    /** Where the condition stands in the text it was parsed from. */
    Span span();

    /** A chain {@code 0 <= f <= 1}: one operand more than relations, each relation between neighbours. */
    record Comparison(Span span, List<Expr> operands, List<Relation> relations) implements Condition {
        public Comparison {
            operands = List.copyOf(operands);
            relations = List.copyOf(relations);
            if (operands.size() != relations.size() + 1 || relations.isEmpty()) {
                throw new IllegalArgumentException("a comparison has one operand more than relations");
            }
        }
    }

    /** {@code path is even}. */
    record Is(Span span, Expr.Name path, Property property) implements Condition {
        /** What can be asked of a path. */
        public enum Property {
            INTEGER,
            EVEN,
            ODD,
            GIVEN,
            ABSENT
        }
    }

    /** All of the parts hold. */
    record And(Span span, List<Condition> parts) implements Condition {
        public And {
            parts = List.copyOf(parts);
        }
    }

    /** At least one of the parts holds. */
    record Or(Span span, List<Condition> parts) implements Condition {
        public Or {
            parts = List.copyOf(parts);
        }
    }

    /** The operand does not hold. */
    record Not(Span span, Condition operand) implements Condition {}

    /** A condition in brackets. */
    record Group(Span span, Condition inner) implements Condition {}

    /** How two operands compare. */
    enum Relation {
        EQ("="),
        NE("!="),
        LT("<"),
        LE("<="),
        GT(">"),
        GE(">=");

        private final String text;

        Relation(String text) {
            this.text = text;
        }

        /** The plain ASCII spelling. */
        public String text() {
            return text;
        }
    }
}
