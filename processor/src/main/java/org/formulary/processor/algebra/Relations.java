package org.formulary.processor.algebra;

import org.formulary.processor.equation.Condition.Relation;
import org.formulary.quantity.Rational;

/** Comparisons with 0. */
final class Relations {

    private Relations() {}

    /** The relation of the same two numbers in the other order. */
    static Relation mirrored(Relation relation) {
        return switch (relation) {
            case LT -> Relation.GT;
            case LE -> Relation.GE;
            case GT -> Relation.LT;
            case GE -> Relation.LE;
            case EQ, NE -> relation;
        };
    }

    /** The relation that holds where this one does not. */
    static Relation negated(Relation relation) {
        return switch (relation) {
            case LT -> Relation.GE;
            case LE -> Relation.GT;
            case GT -> Relation.LE;
            case GE -> Relation.LT;
            case EQ -> Relation.NE;
            case NE -> Relation.EQ;
        };
    }

    /** Whether all numbers of the interval are so related to 0. */
    static boolean holds(Interval difference, Relation relation) {
        return switch (relation) {
            case GT -> difference.isPositive();
            case GE -> difference.isNonNegative();
            case LT -> difference.isNegative();
            case LE -> difference.negate().isNonNegative();
            case EQ -> difference.point().filter(Rational.ZERO::equals).isPresent();
            case NE -> difference.excludesZero();
        };
    }

    /** Whether numbers that are related in one way are so in another. */
    static boolean implies(Relation known, Relation wanted) {
        return known == wanted
                || switch (known) {
                    case GT -> wanted == Relation.GE || wanted == Relation.NE;
                    case LT -> wanted == Relation.LE || wanted == Relation.NE;
                    case EQ -> wanted == Relation.GE || wanted == Relation.LE;
                    case GE, LE, NE -> false;
                };
    }

    /** The numbers that are so related to 0; all of them for {@code !=}. */
    static Interval numbers(Relation relation) {
        return switch (relation) {
            case GT -> Interval.POSITIVE;
            case GE -> Interval.NON_NEGATIVE;
            case LT -> Interval.POSITIVE.negate();
            case LE -> Interval.NON_NEGATIVE.negate();
            case EQ -> Interval.of(Rational.ZERO);
            case NE -> Interval.ALL;
        };
    }
}
