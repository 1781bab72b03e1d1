package org.formulary.processor.algebra;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.model.Direction;
import org.formulary.quantity.Rational;

/**
 * How a value goes along one name over a box: for any two points of the box that differ in that name only and at which the
 * value exists, the one with the larger name has the larger value, or the smaller. By rules on what the value is made of, which
 * carry over steps and roundings, and where they say nothing, by the {@linkplain Slope derivative}.
 */
final class Monotonicity implements Expr.Visitor<Direction> {

    /** Derivatives that are looked at for one value. */
    private static final int MAX_SLOPES = 2;

    private static final Set<Function> GROWING = EnumSet.of(
            Function.MIN,
            Function.MAX,
            Function.SIGN,
            Function.FLOOR,
            Function.CEIL,
            Function.ROUND,
            Function.SQRT,
            Function.CBRT,
            Function.EXP,
            Function.LN,
            Function.LOG2,
            Function.LOG10,
            Function.EXPM1,
            Function.LOG1P,
            Function.ASIN,
            Function.ATAN,
            Function.SINH,
            Function.TANH,
            Function.FACTORIAL);

    /** Functions under which a value has no derivative, so that its own must be looked at. */
    private static final Set<Function> STEPS = EnumSet.of(
            Function.MIN,
            Function.MAX,
            Function.SIGN,
            Function.FLOOR,
            Function.CEIL,
            Function.ROUND,
            Function.FACTORIAL,
            Function.BINOMIAL);

    private final Meaning meaning;
    private final Box box;
    private final String name;
    private final Enclosure enclosure;
    private final int[] slopes;

    /** Directions over a box, of values in terms of its names. */
    Monotonicity(Meaning meaning, Box box, String name) {
        this(meaning, box, name, new int[] {MAX_SLOPES});
    }

    private Monotonicity(Meaning meaning, Box box, String name, int[] slopes) {
        this.meaning = meaning;
        this.box = box;
        this.name = name;
        this.enclosure = new Enclosure(meaning, box);
        this.slopes = slopes;
    }

    private Monotonicity in(Box part) {
        return new Monotonicity(meaning, part, name, slopes);
    }

    /** The direction by rules alone. */
    Direction byRules(Expr expr) {
        return Mentions.of(expr, name) ? expr.accept(this) : Direction.CONSTANT;
    }

    /** The direction by rules, else by the derivative. */
    Direction of(Expr expr) {
        Direction direction = byRules(expr);
        if (direction.isMonotone() || slopes[0] <= 0) {
            return direction;
        }
        slopes[0]--;
        Slope slope = new Slope(meaning, expr, box, name);
        return slope.isAtOnce(Direction.NONDECREASING)
                ? Direction.NONDECREASING
                : slope.isAtOnce(Direction.NONINCREASING) ? Direction.NONINCREASING : Direction.UNKNOWN;
    }

    @Override
    public Direction num(Expr.Num num) {
        return Direction.CONSTANT;
    }

    @Override
    public Direction name(Expr.Name other) {
        return other.name().equals(name) ? Direction.NONDECREASING : Direction.CONSTANT;
    }

    @Override
    public Direction pi(Expr.Pi pi) {
        return Direction.CONSTANT;
    }

    @Override
    public Direction constant(Expr.Constant constant) {
        return Direction.CONSTANT;
    }

    @Override
    public Direction neg(Expr.Neg neg) {
        return byRules(neg.operand()).mirrored();
    }

    @Override
    public Direction binary(Expr.Binary binary) {
        Expr a = binary.left();
        Expr b = binary.right();
        Direction left = byRules(a);
        Direction right = byRules(b);
        return switch (binary.op()) {
            case ADD -> left.and(right);
            case SUB -> left.and(right.mirrored());
            case MUL -> times(left, b).and(times(right, a));
            // Where the quotient exists, the divisor is not 0; it must not change its sign on the way.
            case DIV -> times(left, b).and(right == Direction.CONSTANT ? right : divisor(right, a, b));
            case POW -> power(a, left, b, right);
            case MOD -> Direction.UNKNOWN;
        };
    }

    /** How a product goes while one factor does and the other stays. */
    private Direction times(Direction factor, Expr other) {
        if (enclosure.of(other).point().filter(number -> number.signum() == 0).isPresent()) {
            return Direction.CONSTANT;
        } else if (factor == Direction.CONSTANT || isNonNegative(other)) {
            return factor;
        }
        return isNonPositive(other) ? factor.mirrored() : Direction.UNKNOWN;
    }

    private Direction divisor(Direction divisor, Expr dividend, Expr value) {
        return isNonNegative(value) || isNonPositive(value) ? times(divisor.mirrored(), dividend) : Direction.UNKNOWN;
    }

    private boolean isNonNegative(Expr expr) {
        return is(expr, Relation.GE);
    }

    private boolean isNonPositive(Expr expr) {
        return is(expr, Relation.LE);
    }

    private boolean is(Expr expr, Relation relation) {
        Interval interval = enclosure.of(expr);
        if (Relations.holds(interval, relation)) {
            return true;
        }
        boolean mayCancel = Terms.bare(expr) instanceof Expr.Binary binary
                && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB);
        return mayCancel && new Comparing(meaning, box, 1).holds(expr, relation, Terms.number(0));
    }

    private Direction power(Expr base, Direction ofBase, Expr exponent, Direction ofExponent) {
        Interval bases = enclosure.of(base);
        Interval exponents = enclosure.of(exponent);
        Optional<Rational> constant = exponents.point().filter(Rational::isInteger);
        if (ofExponent == Direction.CONSTANT && constant.isPresent() && !bases.isNonNegative()) {
            return integerPower(base, ofBase, constant.get());
        } else if (!bases.isNonNegative()
                || (ofBase != Direction.CONSTANT && ofExponent != Direction.CONSTANT && !bases.isPositive())) {
            return Direction.UNKNOWN;
        }
        Direction byBase = ofBase == Direction.CONSTANT || exponents.isNonNegative()
                ? ofBase
                : exponents.negate().isNonNegative() ? ofBase.mirrored() : Direction.UNKNOWN;
        Direction byExponent = ofExponent == Direction.CONSTANT || bases.isAtLeast(Rational.ONE)
                ? ofExponent
                : bases.isAtMost(Rational.ONE) ? ofExponent.mirrored() : Direction.UNKNOWN;
        return byBase.and(byExponent);
    }

    /** A power of what may be negative. */
    private Direction integerPower(Expr base, Direction ofBase, Rational exponent) {
        boolean odd = exponent.numerator().testBit(0);
        boolean negative = isNonPositive(base);
        if (exponent.signum() == 0) {
            return Direction.CONSTANT;
        } else if (exponent.signum() > 0) {
            return odd ? ofBase : negative ? ofBase.mirrored() : Direction.UNKNOWN;
        }
        return !negative ? Direction.UNKNOWN : odd ? ofBase.mirrored() : ofBase;
    }

    @Override
    public Direction factorial(Expr.Factorial factorial) {
        return of(factorial.operand());
    }

    @Override
    public Direction apply(Expr.Apply apply) {
        Function function = apply.function();
        List<Direction> directions = apply.arguments().stream()
                .map(argument -> STEPS.contains(function) ? of(argument) : byRules(argument))
                .toList();
        Direction first = directions.get(0);
        Expr argument = apply.arguments().get(0);
        if (GROWING.contains(function)) {
            return directions.stream().reduce(Direction.CONSTANT, Direction::and);
        }
        return switch (function) {
            case ACOS -> first.mirrored();
            case ABS, COSH -> times(first, argument);
            case HYPOT ->
                times(first, argument)
                        .and(times(directions.get(1), apply.arguments().get(1)));
            // How many ways there are to choose so many of more.
            case BINOMIAL -> directions.get(1) == Direction.CONSTANT ? first : Direction.UNKNOWN;
            case SIN, COS, TAN -> angle(apply, first);
            default -> Direction.UNKNOWN;
        };
    }

    /** Sine, cosine and tangent within one branch. */
    private Direction angle(Expr.Apply apply, Direction direction) {
        Interval turns = enclosure.turns(apply.arguments().get(0));
        Interval quarter = Interval.closed(Rational.of(-1, 2), Rational.of(1, 2));
        return switch (apply.function()) {
            case COS ->
                isWithin(turns, Interval.closed(Rational.ZERO, Rational.ONE))
                        ? direction.mirrored()
                        : isWithin(turns, Interval.closed(Rational.of(-1), Rational.ZERO))
                                ? direction
                                : Direction.UNKNOWN;
            default -> isWithin(turns, quarter) ? direction : Direction.UNKNOWN;
        };
    }

    private static boolean isWithin(Interval x, Interval limits) {
        return x.isAtLeast(limits.lower().orElseThrow().value())
                && x.isAtMost(limits.upper().orElseThrow().value());
    }

    /** Formulas are written out before. */
    @Override
    public Direction call(Expr.Call call) {
        return Direction.UNKNOWN;
    }

    @Override
    public Direction reduction(Expr.Reduction reduction) {
        Direction from = byRules(reduction.from());
        Direction to = byRules(reduction.to());
        Optional<Box> terms = enclosure.terms(reduction);
        if (terms.isEmpty()) {
            return Direction.CONSTANT;
        }
        Monotonicity inner = in(terms.get());
        Direction body = inner.byRules(reduction.body());
        if (reduction.kind() == Expr.Reduction.Kind.SUM) {
            // More terms go the way of their sign.
            return body.and(inner.times(to.and(from.mirrored()), reduction.body()));
        }
        boolean fixed = from == Direction.CONSTANT && to == Direction.CONSTANT;
        return fixed && inner.isNonNegative(reduction.body()) ? body : Direction.UNKNOWN;
    }

    @Override
    public Direction group(Expr.Group group) {
        return byRules(group.inner());
    }

    @Override
    public Direction cases(Expr.Cases cases) {
        return cases(cases.branches(), cases.otherwise());
    }

    private Direction cases(List<Expr.Cases.Branch> branches, Expr otherwise) {
        if (branches.isEmpty()) {
            return of(otherwise);
        }
        Expr.Cases.Branch first = branches.get(0);
        List<Expr.Cases.Branch> others = branches.subList(1, branches.size());
        Narrowing narrowing = new Narrowing(meaning);
        Optional<Box> here = narrowing.where(box, first.condition());
        Optional<Box> elsewhere = narrowing.whereNot(box, first.condition());
        if (here.isEmpty() && elsewhere.isEmpty()) {
            return Direction.CONSTANT;
        }
        Direction rest =
                elsewhere.map(part -> in(part).cases(others, otherwise)).orElse(Direction.CONSTANT);
        Direction value = here.map(part -> in(part).of(first.value())).orElse(Direction.CONSTANT);
        Direction both = value.and(rest);
        if (here.isEmpty() || elsewhere.isEmpty() || !Mentions.of(first.condition(), name) || !both.isMonotone()) {
            return both;
        }
        Expr remaining =
                others.isEmpty() ? otherwise : new Expr.Cases(first.value().span(), others, otherwise);
        Optional<CaseStep> step =
                CaseStep.of(first.condition(), first.value(), here.get(), remaining, elsewhere.get(), name, meaning);
        boolean up = both != Direction.NONINCREASING
                && step.filter(found -> found.is(Relation.LE)).isPresent();
        boolean down = both != Direction.NONDECREASING
                && step.filter(found -> found.is(Relation.GE)).isPresent();
        return up && down ? both : up ? Direction.NONDECREASING : down ? Direction.NONINCREASING : Direction.UNKNOWN;
    }

    @Override
    public Direction hole(Expr.Hole hole) {
        return Direction.UNKNOWN;
    }
}
