package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** Conditions that nobody wrote, about an operand of a tree. */
final class Goals {

    private Goals() {}

    static Condition nonZero(Expr operand) {
        return compare(operand, Relation.NE, 0);
    }

    static Condition positive(Expr operand) {
        return compare(operand, Relation.GT, 0);
    }

    static Condition nonNegative(Expr operand) {
        return compare(operand, Relation.GE, 0);
    }

    static Condition aboveMinusOne(Expr operand) {
        return compare(operand, Relation.GT, -1);
    }

    static Condition sine(Expr operand) {
        return new Condition.Comparison(
                operand.span(),
                List.of(number(operand, -1), bare(operand), number(operand, 1)),
                List.of(Relation.LE, Relation.LE));
    }

    /** When a power has a value; empty where it always has. */
    static Optional<Condition> power(Expr base, Expr exponent, boolean integerExponent) {
        Optional<Rational> constant = Constants.valueOf(exponent);
        if (constant.filter(Rational::isInteger).isPresent()) {
            return constant.get().signum() > 0 ? Optional.empty() : Optional.of(nonZero(base));
        }
        if (constant.isPresent()) {
            return Optional.of(constant.get().signum() > 0 ? nonNegative(base) : positive(base));
        }
        Condition zeroToPositive = and(compare(base, Relation.EQ, 0), positive(exponent));
        if (integerExponent) {
            return Optional.of(or(nonZero(base), positive(exponent)));
        }
        return Optional.of(or(positive(base), zeroToPositive, and(nonZero(base), whole(exponent))));
    }

    /** That a value which may be real is an integer. */
    private static Condition whole(Expr operand) {
        Expr floor = new Expr.Apply(operand.span(), Function.FLOOR, List.of(operand));
        return new Condition.Comparison(operand.span(), List.of(operand, floor), List.of(Relation.EQ));
    }

    private static Condition and(Condition... parts) {
        Condition and = new Condition.And(parts[0].span(), List.of(parts));
        return new Condition.Group(and.span(), and);
    }

    private static Condition or(Condition... parts) {
        return new Condition.Or(parts[0].span(), List.of(parts));
    }

    /** That a condition does not hold. */
    static Condition not(Condition condition) {
        return new Condition.Not(condition.span(), new Condition.Group(condition.span(), condition));
    }

    private static Condition compare(Expr operand, Relation relation, int number) {
        return new Condition.Comparison(
                operand.span(), List.of(bare(operand), number(operand, number)), List.of(relation));
    }

    /** The operand without brackets that a whole side of a comparison does not need. */
    private static Expr bare(Expr operand) {
        return operand instanceof Expr.Group group && !(group.inner() instanceof Expr.Cases)
                ? bare(group.inner())
                : operand;
    }

    private static Expr number(Expr operand, int value) {
        Span end = new Span(operand.span().end(), operand.span().end());
        Expr.Num magnitude =
                new Expr.Num(end, String.valueOf(Math.abs(value)), Rational.of(Math.abs(value)), Optional.empty());
        return value < 0 ? new Expr.Neg(end, magnitude) : magnitude;
    }
}
