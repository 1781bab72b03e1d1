package org.formulary.processor.algebra;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Sign;
import org.formulary.quantity.Rational;

/** What can be proved of one value over a box: on which side of 0 it lies, and how it goes with each name. */
public final class Trends {

    private static final Rational MANY_TERMS = Rational.of(1_000);

    private final Meaning meaning;
    private final Expr value;
    private final Box box;
    private final Map<String, Slope> slopes = new HashMap<>();

    private Trends(Meaning meaning, Expr value, Box box) {
        this.meaning = meaning;
        this.value = value;
        this.box = box;
    }

    /** What can be proved of a value; empty where it is too long when written out. */
    public static Optional<Trends> of(Expr value, Box box, Meaning meaning) {
        Meaning plain = new Meaning(Map.of(), meaning.formulas());
        return new Inlining(meaning).of(value).map(written -> new Trends(plain, written, box));
    }

    /** Whether it is a sum of so many terms everywhere that evaluating it at a few points takes long. */
    public boolean isLong() {
        Enclosure enclosure = new Enclosure(meaning, box);
        return Trees.all(value).stream()
                .filter(Expr.Reduction.class::isInstance)
                .map(Expr.Reduction.class::cast)
                .map(sum -> IntervalArithmetic.minus(enclosure.of(sum.to()), enclosure.of(sum.from())))
                .anyMatch(terms -> terms.isAtLeast(MANY_TERMS));
    }

    /** The direction that rules show at once, or steps between cases. */
    public Direction direction(String name) {
        return new Monotonicity(meaning, box, name).byRules(value);
    }

    /** Whether the derivative shows at once that the value goes that way. */
    public boolean isEvident(String name, Direction direction) {
        return slope(name).isAtOnce(direction);
    }

    /** Whether the derivative proves that the value goes that way. */
    public boolean isProved(String name, Direction direction) {
        return slope(name).is(direction);
    }

    private Slope slope(String name) {
        return slopes.computeIfAbsent(name, along -> new Slope(meaning, value, box, along));
    }

    /** On which side of 0 the value lies. */
    public Sign sign() {
        Comparing comparing = new Comparing(meaning, box, 1);
        Expr zero = Terms.number(0);
        Predicate<Relation> is = relation -> comparing.holds(value, relation, zero);
        boolean nonNegative = is.test(Relation.GE);
        boolean nonPositive = is.test(Relation.LE);
        if (nonNegative && nonPositive) {
            return Sign.ZERO;
        } else if (nonNegative) {
            return is.test(Relation.GT) ? Sign.POSITIVE : Sign.NONNEGATIVE;
        } else if (nonPositive) {
            return is.test(Relation.LT) ? Sign.NEGATIVE : Sign.NONPOSITIVE;
        }
        return Sign.UNKNOWN;
    }
}
