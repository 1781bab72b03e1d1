package org.formulary.processor.algebra;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;
import org.formulary.quantity.Rational;

/**
 * Says whether a condition holds wherever its values exist in a box: by intervals, by signs of polynomials, and by halving
 * the box. That it does not say so is no proof of the contrary.
 */
public final class Prover {

    private static final Set<Function> ZERO_ONLY_AT_ZERO = EnumSet.of(
            Function.SQRT,
            Function.CBRT,
            Function.ABS,
            Function.EXPM1,
            Function.LOG1P,
            Function.ASIN,
            Function.ATAN,
            Function.SINH,
            Function.TANH);

    private static final Set<Function> ZERO_ONLY_AT_ONE =
            EnumSet.of(Function.LN, Function.LOG2, Function.LOG10, Function.ACOS);

    /** Boxes looked at before a proof by halving is given up. */
    private static final int MAX_BOXES = 48;

    private final Meaning meaning;
    private final Narrowing narrowing;

    /** Proves conditions on the names of an equation. */
    public Prover(Meaning meaning) {
        this.meaning = meaning;
        this.narrowing = new Narrowing(meaning);
    }

    /** Whether the condition was proved to hold everywhere in the box. */
    public boolean holds(Condition condition, Box box) {
        return atOnce(condition, box) || byHalves(condition, box);
    }

    private boolean atOnce(Condition condition, Box box) {
        return condition.accept(new Everywhere(box, true));
    }

    /** Whether a condition holds everywhere, or nowhere. */
    private final class Everywhere implements Condition.Visitor<Boolean> {

        private final Box box;
        private final boolean holds;

        Everywhere(Box box, boolean holds) {
            this.box = box;
            this.holds = holds;
        }

        @Override
        public Boolean comparison(Condition.Comparison comparison) {
            for (int i = 0; i < comparison.relations().size(); i++) {
                Relation relation = comparison.relations().get(i);
                boolean proved = compare(
                        box,
                        comparison.operands().get(i),
                        holds ? relation : Relations.negated(relation),
                        comparison.operands().get(i + 1));
                if (proved != holds) {
                    return !holds;
                }
            }
            return holds;
        }

        @Override
        public Boolean is(Condition.Is is) {
            boolean integer = is.property() == Condition.Is.Property.INTEGER
                    && new Enclosure(meaning, box).of(is.path()).integer();
            return holds && (integer || box.is(is.path(), is.property()));
        }

        @Override
        public Boolean and(Condition.And and) {
            return holds ? all(and.parts()) : any(and.parts());
        }

        @Override
        public Boolean or(Condition.Or or) {
            return holds ? any(or.parts()) : all(or.parts());
        }

        private boolean all(List<Condition> parts) {
            return parts.stream().allMatch(part -> part.accept(this));
        }

        /** One of the parts where those before it fail. */
        private boolean any(List<Condition> parts) {
            Optional<Box> rest = Optional.of(box);
            for (Condition part : parts) {
                if (rest.isEmpty() || part.accept(new Everywhere(rest.get(), holds))) {
                    return true;
                }
                rest = rest.flatMap(
                        before -> holds ? narrowing.whereNot(before, part) : narrowing.where(before, part));
            }
            return rest.isEmpty();
        }

        @Override
        public Boolean not(Condition.Not not) {
            return not.operand().accept(new Everywhere(box, !holds));
        }

        @Override
        public Boolean group(Condition.Group group) {
            return group.inner().accept(this);
        }
    }

    private boolean compare(Box box, Expr left, Relation relation, Expr right) {
        Enclosure enclosure = new Enclosure(meaning, box);
        Interval difference = IntervalArithmetic.minus(enclosure.of(left), enclosure.of(right));
        if (Relations.holds(difference, relation)) {
            return true;
        }
        boolean factors = relation == Relation.NE
                && enclosure.of(right).equals(Interval.of(Rational.ZERO))
                && hasNonZeroFactors(box, left);
        return factors || compareFractions(box, left, relation, right);
    }

    /** Whether the value is not 0 because of what it is made of: factors that are not, a logarithm of what is not 1. */
    private boolean hasNonZeroFactors(Box box, Expr expr) {
        if (expr instanceof Expr.Group group) {
            return hasNonZeroFactors(box, group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return isNonZero(box, neg.operand());
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.MUL) {
            return isNonZero(box, binary.left()) && isNonZero(box, binary.right());
        } else if (expr instanceof Expr.Binary binary && (binary.op() == BinaryOp.DIV || binary.op() == BinaryOp.POW)) {
            return isNonZero(box, binary.left());
        } else if (expr instanceof Expr.Apply apply && ZERO_ONLY_AT_ZERO.contains(apply.function())) {
            return isNonZero(box, apply.arguments().get(0));
        } else if (expr instanceof Expr.Apply apply && ZERO_ONLY_AT_ONE.contains(apply.function())) {
            return differs(box, apply.arguments().get(0), Rational.ONE);
        }
        return expr instanceof Expr.Name name
                && meaning.definition(name.name(), box)
                        .filter(value -> isNonZero(box, value))
                        .isPresent();
    }

    private boolean isNonZero(Box box, Expr expr) {
        return differs(box, expr, Rational.ZERO);
    }

    private boolean differs(Box box, Expr expr, Rational number) {
        Span end = new Span(expr.span().end(), expr.span().end());
        return compare(box, expr, Relation.NE, new Expr.Num(end, number.toString(), number, Optional.empty()));
    }

    private boolean compareFractions(Box box, Expr left, Relation relation, Expr right) {
        Normalization normalization = new Normalization(meaning, box);
        Optional<Fraction> difference =
                normalization.of(left).flatMap(a -> normalization.of(right).map(b -> a.plus(b.negate())));
        if (difference.isEmpty() || difference.get().isTooLong()) {
            return false;
        }
        List<Signs.Known> facts = facts(box, normalization);
        Signs signs = new Signs(normalization.atoms(), facts);
        Polynomial numerator = difference.get().numerator();
        Polynomial denominator = difference.get().denominator();
        if (relation == Relation.NE || relation == Relation.EQ) {
            return signs.holds(numerator, relation)
                    || (relation == Relation.NE
                            && (signs.holds(numerator, Relation.GT) || signs.holds(numerator, Relation.LT)));
        }
        return (signs.holds(denominator, Relation.GT) && signs.holds(numerator, relation))
                || (signs.holds(denominator, Relation.LT) && signs.holds(numerator, Relations.mirrored(relation)));
    }

    private static List<Signs.Known> facts(Box box, Normalization normalization) {
        List<Signs.Known> facts = new ArrayList<>();
        for (Fact fact : box.facts()) {
            Optional<Fraction> difference = normalization
                    .of(fact.left())
                    .flatMap(a -> normalization.of(fact.right()).map(b -> a.plus(b.negate())))
                    .filter(fraction -> !fraction.isTooLong());
            if (difference.isPresent()) {
                Interval below = new PolynomialRange(normalization.atoms(), Polynomial.MAX_TERMS)
                        .of(difference.get().denominator());
                Polynomial numerator = difference.get().numerator();
                if (below.isPositive()) {
                    facts.add(new Signs.Known(numerator, fact.relation()));
                } else if (below.isNegative()) {
                    facts.add(new Signs.Known(numerator, Relations.mirrored(fact.relation())));
                }
            }
        }
        return facts;
    }

    private boolean byHalves(Condition condition, Box whole) {
        List<String> names = names(condition, whole);
        if (names.isEmpty()) {
            return false;
        }
        record Part(Box box, int depth) {}
        Deque<Part> open = new ArrayDeque<>(List.of(new Part(whole, 0)));
        for (int i = 0; i < MAX_BOXES && !open.isEmpty(); i++) {
            Part part = open.removeFirst();
            Optional<Box> box = narrowing.again(part.box());
            if (box.isPresent() && (i == 0 || !atOnce(condition, box.get()))) {
                String name = names.get(part.depth() % names.size());
                for (Interval half : Halves.of(box.get().exact(name))) {
                    open.addLast(new Part(box.get().withExact(name, half), part.depth() + 1));
                }
            }
        }
        return open.isEmpty();
    }

    /** The parameters that the condition depends on. */
    private List<String> names(Condition condition, Box box) {
        Set<String> names = new LinkedHashSet<>();
        Deque<Expr.Name> open = new ArrayDeque<>(Trees.freeNames(condition));
        Set<String> seen = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            String name = open.removeFirst().name();
            if (seen.add(name)) {
                if (box.has(name)) {
                    names.add(name);
                }
                meaning.definition(name, box)
                        .ifPresent(value -> Trees.freeNames(value).forEach(open::addLast));
            }
        }
        return List.copyOf(names);
    }
}
