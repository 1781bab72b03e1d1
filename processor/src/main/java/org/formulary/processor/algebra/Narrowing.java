package org.formulary.processor.algebra;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Range.Bound;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;

/** Takes from a box what a condition excludes; empty where nothing is left. */
public final class Narrowing {

    private final Meaning meaning;

    /** Narrows boxes of the parameters of an equation. */
    public Narrowing(Meaning meaning) {
        this.meaning = meaning;
    }

    /** The box of the domains of some variables, if they have a point in common. */
    public static Optional<Box> domains(List<Variable> variables, Meaning meaning) {
        Narrowing narrowing = new Narrowing(new Meaning(Map.of(), meaning.formulas()));
        Optional<Box> box = Box.ofRanges(variables);
        for (Variable variable : variables) {
            Optional<Domain> joint =
                    variable.domain().filter(domain -> !domain.range().exact());
            if (joint.isPresent()) {
                box = box.flatMap(before -> narrowing.where(before, joint.get().condition()));
            }
        }
        return box;
    }

    /** The box where the condition holds. */
    public Optional<Box> where(Box box, Condition condition) {
        return condition.accept(new Sides(box, true));
    }

    /** The box where the condition does not hold. */
    public Optional<Box> whereNot(Box box, Condition condition) {
        return condition.accept(new Sides(box, false));
    }

    /** The box where a condition holds, or where it does not. */
    private final class Sides implements Condition.Visitor<Optional<Box>> {

        private final Box box;
        private final boolean holds;

        Sides(Box box, boolean holds) {
            this.box = box;
            this.holds = holds;
        }

        @Override
        public Optional<Box> comparison(Condition.Comparison comparison) {
            Optional<Box> all = Optional.of(box);
            Optional<Box> any = Optional.empty();
            for (int i = 0; i < comparison.relations().size(); i++) {
                Expr left = comparison.operands().get(i);
                Expr right = comparison.operands().get(i + 1);
                Relation relation = comparison.relations().get(i);
                if (holds) {
                    all = all.flatMap(before -> compared(before, left, relation, right));
                } else {
                    any = united(any, compared(box, left, Relations.negated(relation), right));
                }
            }
            return holds ? all : any;
        }

        @Override
        public Optional<Box> is(Condition.Is is) {
            String name = is.path().name();
            boolean rational = box.has(name) && box.power(name) == 0;
            if (holds) {
                Optional<Box> integers = rational ? box.narrowed(name, Interval.INTEGERS) : Optional.of(box);
                return integers.map(before -> before.with(is));
            }
            boolean always = is.property() == Condition.Is.Property.INTEGER
                    && rational
                    && box.exact(name).integer();
            return always ? Optional.empty() : Optional.of(box);
        }

        @Override
        public Optional<Box> and(Condition.And and) {
            return holds ? all(and.parts()) : any(and.parts());
        }

        @Override
        public Optional<Box> or(Condition.Or or) {
            return holds ? any(or.parts()) : all(or.parts());
        }

        private Optional<Box> all(List<Condition> parts) {
            Optional<Box> narrowed = Optional.of(box);
            for (Condition part : parts) {
                narrowed = narrowed.flatMap(before -> part.accept(new Sides(before, holds)));
            }
            return narrowed;
        }

        private Optional<Box> any(List<Condition> parts) {
            Optional<Box> hull = Optional.empty();
            for (Condition part : parts) {
                hull = united(hull, part.accept(this));
            }
            return hull;
        }

        @Override
        public Optional<Box> not(Condition.Not not) {
            return not.operand().accept(new Sides(box, !holds));
        }

        @Override
        public Optional<Box> group(Condition.Group group) {
            return group.inner().accept(this);
        }
    }

    private static Optional<Box> united(Optional<Box> a, Optional<Box> b) {
        return a.isPresent() && b.isPresent() ? Optional.of(a.get().hull(b.get())) : a.or(() -> b);
    }

    /** The box where a comparison of two values holds, which it remembers. */
    Optional<Box> compared(Box box, Expr left, Relation relation, Expr right) {
        Fact fact = new Fact(left, relation, right);
        return by(box, fact).map(narrowed -> narrowed.with(fact));
    }

    /** The box without what the comparisons that hold in it exclude, as far as can be seen at once. */
    Optional<Box> again(Box box) {
        Optional<Box> narrowed = Optional.of(box);
        for (Fact fact : box.facts()) {
            narrowed = narrowed.flatMap(before -> by(before, fact));
        }
        return narrowed;
    }

    private Optional<Box> by(Box box, Fact fact) {
        Enclosure enclosure = new Enclosure(meaning, box);
        Interval a = enclosure.of(fact.left());
        Interval b = enclosure.of(fact.right());
        if (Relations.holds(IntervalArithmetic.minus(a, b), Relations.negated(fact.relation()))) {
            return Optional.empty();
        }
        return side(a, fact.relation(), b)
                .flatMap(target -> pushed(box, fact.left(), target))
                .flatMap(narrowed -> side(b, Relations.mirrored(fact.relation()), a)
                        .flatMap(target -> pushed(narrowed, fact.right(), target)));
    }

    /** What of {@code a} is so related to some number of {@code b}. */
    private static Optional<Interval> side(Interval a, Relation relation, Interval b) {
        return switch (relation) {
            case LT -> a.intersect(below(b.upper(), true));
            case LE -> a.intersect(below(b.upper(), false));
            case GT -> a.intersect(below(b.negate().upper(), true).negate());
            case GE -> a.intersect(below(b.negate().upper(), false).negate());
            case EQ -> a.intersect(b);
            case NE -> b.point().map(point -> without(a, point)).orElse(Optional.of(a));
        };
    }

    private static Interval below(Optional<Bound> upper, boolean strictly) {
        return new Interval(
                Optional.empty(), upper.map(bound -> new Bound(bound.value(), strictly || bound.open())), false);
    }

    private static Optional<Interval> without(Interval x, Rational point) {
        return Interval.between(
                x.lower().map(bound -> opened(bound, point)),
                x.upper().map(bound -> opened(bound, point)),
                x.integer());
    }

    private static Bound opened(Bound bound, Rational point) {
        return bound.value().equals(point) ? new Bound(point, true) : bound;
    }

    /** The box where a value lies in an interval, as far as that tells of its names. */
    private Optional<Box> pushed(Box box, Expr expr, Interval target) {
        if (expr instanceof Expr.Name name) {
            return box.has(name.name())
                    ? box.narrowed(name.name(), target)
                    : meaning.definition(name.name(), box)
                            .map(value -> pushed(box, value, target))
                            .orElse(Optional.of(box));
        } else if (expr instanceof Expr.Group group) {
            return pushed(box, group.inner(), target);
        } else if (expr instanceof Expr.Neg neg) {
            return pushed(box, neg.operand(), target.negate());
        } else if (expr instanceof Expr.Apply apply && apply.function() == Function.ABS && isBounded(target)) {
            return pushed(box, apply.arguments().get(0), target.hull(target.negate()));
        } else if (expr instanceof Expr.Binary binary) {
            return pushed(box, binary, target);
        }
        return Optional.of(box);
    }

    private static boolean isBounded(Interval target) {
        return target.upper().isPresent();
    }

    private Optional<Box> pushed(Box box, Expr.Binary binary, Interval target) {
        Enclosure enclosure = new Enclosure(meaning, box);
        Interval left = enclosure.of(binary.left());
        Interval right = enclosure.of(binary.right());
        Interval ofLeft = target;
        Interval ofRight = target;
        if (binary.op() == BinaryOp.ADD) {
            ofLeft = IntervalArithmetic.minus(target, right);
            ofRight = IntervalArithmetic.minus(target, left);
        } else if (binary.op() == BinaryOp.SUB) {
            ofLeft = IntervalArithmetic.plus(target, right);
            ofRight = IntervalArithmetic.minus(left, target);
        } else if (binary.op() == BinaryOp.MUL && right.excludesZero() && left.excludesZero()) {
            ofLeft = IntervalArithmetic.dividedBy(target, right);
            ofRight = IntervalArithmetic.dividedBy(target, left);
        } else if (binary.op() == BinaryOp.DIV && right.excludesZero()) {
            return pushed(box, binary.left(), IntervalArithmetic.times(target, right));
        } else {
            return Optional.of(box);
        }
        Interval wanted = ofRight;
        return pushed(box, binary.left(), ofLeft).flatMap(narrowed -> pushed(narrowed, binary.right(), wanted));
    }
}
