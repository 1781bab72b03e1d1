package org.formulary.processor.algebra;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/**
 * Proves a comparison of two values over a box where {@link Prover} does not: the difference is divided by factors whose sign
 * is known, and where the rest never falls along a name it is enough to look at the lower end of that name. Of an integer,
 * the first values are looked at one by one, as a real number may be between them.
 */
final class Inequality {

    /** Names, or values of an integer, that are put in their place one after the other. */
    private static final int DEPTH = 4;

    private final Meaning meaning;

    Inequality(Meaning meaning) {
        this.meaning = meaning;
    }

    /** Whether the comparison holds wherever its values exist. */
    boolean holds(Expr left, Relation relation, Expr right, Box box) {
        Condition goal = new Condition.Comparison(left.span(), List.of(left, right), List.of(relation));
        if (new Prover(meaning).holds(goal, box)) {
            return true;
        }
        return relation != Relation.EQ
                && relation != Relation.NE
                && ofDifference(Terms.minus(left, right), relation, box, DEPTH);
    }

    private boolean ofDifference(Expr difference, Relation relation, Box box, int depth) {
        Normalization normalization = new Normalization(meaning, box);
        Optional<Fraction> fraction = normalization.of(difference).filter(whole -> !whole.isTooLong());
        if (fraction.isEmpty()) {
            return false;
        }
        Polynomial numerator = normalization.reduced(fraction.get().numerator());
        Monomial common = numerator.commonFactor();
        Interval factor = range(normalization, Polynomial.of(common, Rational.ONE));
        Interval divisor = range(normalization, fraction.get().denominator());
        Interval sign = IntervalArithmetic.dividedBy(factor, divisor);
        boolean strict = relation == Relation.LT || relation == Relation.GT;
        Relation ofRest;
        if (strict ? sign.isPositive() : sign.isNonNegative()) {
            ofRest = relation;
        } else if (strict ? sign.isNegative() : sign.negate().isNonNegative()) {
            ofRest = Relations.mirrored(relation);
        } else {
            return false;
        }
        return ofRest(normalization.tree(numerator.without(common)), ofRest, box, depth);
    }

    private static Interval range(Normalization normalization, Polynomial polynomial) {
        return new PolynomialRange(normalization.atoms(), Polynomial.MAX_TERMS).of(polynomial);
    }

    private boolean ofRest(Expr rest, Relation relation, Box box, int depth) {
        if (new Comparing(meaning, box, 1).holds(rest, relation, Terms.number(0))) {
            return true;
        }
        return depth > 0
                && names(rest, box).stream()
                        .anyMatch(name ->
                                atEnd(rest, relation, box, name, depth) || oneByOne(rest, relation, box, name, depth));
    }

    private static Set<String> names(Expr value, Box box) {
        Set<String> names = new LinkedHashSet<>();
        Trees.freeNames(value).stream().map(Expr.Name::name).filter(box::has).forEach(names::add);
        return names;
    }

    /** At the end of a name where the value is least, or greatest. */
    private boolean atEnd(Expr rest, Relation relation, Box box, String name, int depth) {
        // At the end itself, what is said about the name may not hold.
        Box free = box.keeping(fact -> !Mentions.of(fact.condition(), name));
        Direction direction = new Monotonicity(meaning, free, name).of(rest);
        boolean fromBelow = relation == Relation.GE || relation == Relation.GT;
        Interval interval = box.exact(name);
        Optional<Bound> end = direction == Direction.NONDECREASING == fromBelow ? interval.lower() : interval.upper();
        return direction.isMonotone()
                && end.filter(bound -> !bound.open())
                        .map(Bound::value)
                        .filter(number -> new Existence(meaning, fixed(free, name, number)).of(rest))
                        .filter(number ->
                                ofRest(at(rest, free, name, number), relation, fixed(free, name, number), depth - 1))
                        .isPresent();
    }

    /** The least value of an integer, and all others. */
    private boolean oneByOne(Expr rest, Relation relation, Box box, String name, int depth) {
        Optional<Bound> least =
                box.exact(name).lower().filter(bound -> box.exact(name).integer());
        if (least.isEmpty()) {
            return false;
        }
        Rational first = least.get().value();
        Optional<Interval> others = Interval.between(
                Optional.of(new Bound(first.plus(Rational.ONE), false)),
                box.exact(name).upper(),
                true);
        return ofRest(at(rest, box, name, first), relation, fixed(box, name, first), 0)
                && others.filter(more -> ofRest(rest, relation, box.withExact(name, more), depth - 1))
                        .isPresent();
    }

    private static Expr at(Expr value, Box box, String name, Rational number) {
        return box.power(name) == 0
                ? Inlining.substituted(value, Map.of(name, Terms.operand(Terms.number(number))))
                : value;
    }

    private static Box fixed(Box box, String name, Rational number) {
        return box.withExact(name, Interval.of(number));
    }
}
