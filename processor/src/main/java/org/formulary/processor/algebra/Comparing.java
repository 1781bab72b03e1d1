package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** Proves comparisons of two values over a box as it is: by intervals, by factors, and by signs of polynomials. */
final class Comparing {

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

    private final Meaning meaning;
    private final Box box;
    private final int depth;
    private final Enclosure enclosure;
    private Optional<Sides> last = Optional.empty();

    /**
     * Compares values over a box.
     *
     * @param depth how many of the comparisons that hold there are used together
     */
    Comparing(Meaning meaning, Box box, int depth) {
        this.meaning = meaning;
        this.box = box;
        this.depth = depth;
        this.enclosure = new Enclosure(meaning, box);
    }

    /** Whether the comparison holds everywhere in the box. */
    boolean holds(Expr left, Relation relation, Expr right) {
        Interval difference = IntervalArithmetic.minus(enclosure.of(left), enclosure.of(right));
        if (Relations.holds(difference, relation)) {
            return true;
        }
        boolean factors = relation == Relation.NE
                && enclosure.of(right).equals(Interval.of(Rational.ZERO))
                && hasNonZeroFactors(left);
        return factors || asFractions(left, relation, right);
    }

    /** Whether the value is not 0 because of what it is made of: factors that are not, a logarithm of what is not 1. */
    private boolean hasNonZeroFactors(Expr expr) {
        if (expr instanceof Expr.Group group) {
            return hasNonZeroFactors(group.inner());
        } else if (expr instanceof Expr.Neg neg) {
            return isNonZero(neg.operand());
        } else if (expr instanceof Expr.Binary binary && binary.op() == BinaryOp.MUL) {
            return isNonZero(binary.left()) && isNonZero(binary.right());
        } else if (expr instanceof Expr.Binary binary && (binary.op() == BinaryOp.DIV || binary.op() == BinaryOp.POW)) {
            return isNonZero(binary.left());
        } else if (expr instanceof Expr.Apply apply && ZERO_ONLY_AT_ZERO.contains(apply.function())) {
            return isNonZero(apply.arguments().get(0));
        } else if (expr instanceof Expr.Apply apply && ZERO_ONLY_AT_ONE.contains(apply.function())) {
            return differs(apply.arguments().get(0), Rational.ONE);
        }
        return expr instanceof Expr.Name name
                && meaning.definition(name.name(), box)
                        .filter(value -> isNonZero(value))
                        .isPresent();
    }

    private boolean isNonZero(Expr expr) {
        return differs(expr, Rational.ZERO);
    }

    private boolean differs(Expr expr, Rational number) {
        Span end = new Span(expr.span().end(), expr.span().end());
        return holds(expr, Relation.NE, new Expr.Num(end, number.toString(), number, Optional.empty()));
    }

    /** What was compared last, as it is often asked about more than once, and the fraction that their difference is. */
    private record Sides(Expr left, Expr right, Optional<Difference> difference) {

        /** Trees are told apart by place. */
        @SuppressWarnings("ReferenceEquality")
        boolean are(Expr otherLeft, Expr otherRight) {
            return left == otherLeft && right == otherRight;
        }
    }

    private record Difference(
            Polynomial numerator, Polynomial denominator, Map<String, Interval> atoms, List<Signs.Known> facts) {}

    private Optional<Difference> difference(Expr left, Expr right) {
        if (last.filter(sides -> sides.are(left, right)).isEmpty()) {
            Normalization normalization = new Normalization(meaning, box, enclosure);
            Optional<Difference> difference = normalization
                    .of(left)
                    .flatMap(a -> normalization.of(right).map(b -> a.plus(b.negate())))
                    .filter(fraction -> !fraction.isTooLong())
                    .map(fraction -> difference(fraction, normalization));
            last = Optional.of(new Sides(left, right, difference));
        }
        return last.flatMap(Sides::difference);
    }

    private Difference difference(Fraction fraction, Normalization normalization) {
        List<Signs.Known> facts = facts(normalization);
        // Replacing squares may bring in atoms of its own, and signs are asked of all of them.
        Polynomial numerator = normalization.reduced(fraction.numerator());
        return new Difference(numerator, fraction.denominator(), normalization.atoms(), facts);
    }

    private boolean asFractions(Expr left, Relation relation, Expr right) {
        Optional<Difference> difference = difference(left, right);
        if (difference.isEmpty()) {
            return false;
        }
        Polynomial numerator = difference.get().numerator();
        Polynomial denominator = difference.get().denominator();
        Signs signs = new Signs(difference.get().atoms(), difference.get().facts());
        if (relation == Relation.NE || relation == Relation.EQ) {
            return signs.holds(numerator, relation, depth)
                    || (relation == Relation.NE
                            && (signs.holds(numerator, Relation.GT, depth)
                                    || signs.holds(numerator, Relation.LT, depth)));
        }
        return (signs.holds(denominator, Relation.GT, depth) && signs.holds(numerator, relation, depth))
                || (signs.holds(denominator, Relation.LT, depth)
                        && signs.holds(numerator, Relations.mirrored(relation), depth));
    }

    private List<Signs.Known> facts(Normalization normalization) {
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
}
