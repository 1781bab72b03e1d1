package org.formulary.processor.equation;

import java.util.List;

/** A condition of a case, a domain or a law. */
public sealed interface Condition {

    /** Where the condition stands in the text it was parsed from. */
    Span span();

    /** Asks the visitor's question of this kind of node. */
    <R> R accept(Visitor<R> visitor);

    /** A question asked of a condition: one answer per kind of node. */
    interface Visitor<R> {
        /** Answers for {@link Comparison}. */
        R comparison(Comparison comparison);

        /** Answers for {@link Is}. */
        R is(Is is);

        /** Answers for {@link And}. */
        R and(And and);

        /** Answers for {@link Or}. */
        R or(Or or);

        /** Answers for {@link Not}. */
        R not(Not not);

        /** Answers for {@link Group}. */
        R group(Group group);
    }

    /** A chain {@code 0 <= f <= 1}: one operand more than relations, each relation between neighbours. */
    record Comparison(Span span, List<Expr> operands, List<Relation> relations) implements Condition {
        public Comparison {
            operands = List.copyOf(operands);
            relations = List.copyOf(relations);
            if (operands.size() != relations.size() + 1 || relations.isEmpty()) {
                throw new IllegalArgumentException("a comparison has one operand more than relations");
            }
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.comparison(this);
        }
    }

    /** {@code path is even}. */
    record Is(Span span, Expr.Name path, Property property) implements Condition {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.is(this);
        }

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

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.and(this);
        }
    }

    /** At least one of the parts holds. */
    record Or(Span span, List<Condition> parts) implements Condition {
        public Or {
            parts = List.copyOf(parts);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.or(this);
        }
    }

    /** The operand does not hold. */
    record Not(Span span, Condition operand) implements Condition {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.not(this);
        }
    }

    /** A condition in brackets. */
    record Group(Span span, Condition inner) implements Condition {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.group(this);
        }
    }

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
