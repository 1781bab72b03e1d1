package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Range.Bound;

/**
 * Proves by the sign of its derivative that a value never falls, or never rises, along a name. The value must be smooth between
 * any two points of the box that differ in that name only; an integer is taken to be a real number for it.
 */
final class Slope {

    /** A value of more nodes is not looked at: its derivative is longer still. */
    private static final int MAX_NODES = 300;

    /** Boxes looked at: derivatives are long, and what many boxes do not prove more of them seldom do. */
    private static final int MAX_BOXES = 12;

    private final Meaning meaning;
    private final Expr value;
    private final String name;
    private final Optional<Box> inside;
    private final Optional<Expr> derivative;

    Slope(Meaning meaning, Expr value, Box box, String name) {
        this.meaning = meaning;
        this.value = value;
        this.name = name;
        this.inside = inside(box);
        boolean isLong = Trees.all(value).size() > MAX_NODES;
        this.derivative = isLong ? Optional.empty() : Derivative.of(value, name);
    }

    /** Whether it was proved to go that way. */
    boolean is(Direction direction) {
        return is(direction, (goal, box) -> new Prover(meaning, MAX_BOXES).holds(goal, box));
    }

    /** Whether that was proved without parting the box. */
    boolean isAtOnce(Direction direction) {
        return is(direction, (goal, box) -> new Prover(meaning).holdsAtOnce(goal, box));
    }

    private boolean is(Direction direction, BiPredicate<Condition, Box> proof) {
        if (inside.isEmpty()) {
            return true;
        }
        Relation relation = direction == Direction.NONDECREASING ? Relation.GE : Relation.LE;
        return derivative
                .map(slope ->
                        new Condition.Comparison(value.span(), List.of(slope, Terms.number(0)), List.of(relation)))
                .filter(goal -> proof.test(goal, inside.get()) && new Regularity(meaning, inside.get(), name).of(value))
                .isPresent();
    }

    /** What lies between points of the box, its ends left out; empty where it has no two points. */
    private Optional<Box> inside(Box box) {
        Box real = box.relaxed(name).keeping(fact -> !Mentions.of(fact.condition(), name) || isConvex(fact));
        Interval interval = real.exact(name);
        return Interval.between(
                        interval.lower().map(Slope::opened), interval.upper().map(Slope::opened), false)
                .map(open -> real.withExact(name, open));
    }

    private static Bound opened(Bound bound) {
        return new Bound(bound.value(), true);
    }

    /** Whether a comparison that holds at two points holds between them: its sides are affine in the name. */
    private boolean isConvex(Fact fact) {
        return fact.relation() != Relation.NE
                && Derivative.of(Terms.minus(fact.left(), fact.right()), name)
                        .filter(slope -> !Mentions.of(slope, name))
                        .isPresent();
    }
}
