package org.formulary.testing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A condition in prefix form, read. */
sealed interface Claim {

    record Comparison(Relation relation, Node left, Node right) implements Claim {}

    record Is(Property property, Node operand) implements Claim {}

    record And(List<Claim> parts) implements Claim {
        public And {
            parts = List.copyOf(parts);
        }
    }

    record Or(List<Claim> parts) implements Claim {
        public Or {
            parts = List.copyOf(parts);
        }
    }

    record Not(Claim operand) implements Claim {}

    record Let(String name, Node value, Claim body) implements Claim {}

    /** How two numbers compare. */
    enum Relation {
        EQUAL("="),
        UNEQUAL("!="),
        LESS("<"),
        AT_MOST("<="),
        GREATER(">"),
        AT_LEAST(">=");

        private static final Map<String, Relation> BY_SPELLING =
                Stream.of(values()).collect(Collectors.toUnmodifiableMap(r -> r.spelling, r -> r));

        private final String spelling;

        Relation(String spelling) {
            this.spelling = spelling;
        }

        static Optional<Relation> spelled(String text) {
            return Optional.ofNullable(BY_SPELLING.get(text));
        }

        /** Whether it holds of two numbers whose difference has this sign. */
        boolean holds(int sign) {
            return switch (this) {
                case EQUAL -> sign == 0;
                case UNEQUAL -> sign != 0;
                case LESS -> sign < 0;
                case AT_MOST -> sign <= 0;
                case GREATER -> sign > 0;
                case AT_LEAST -> sign >= 0;
            };
        }
    }

    /** What can be asked of one number. */
    enum Property {
        INTEGER,
        EVEN,
        ODD
    }
}
