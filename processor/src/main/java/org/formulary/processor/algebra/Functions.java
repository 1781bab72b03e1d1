package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/** Undoes functions, each where it takes every value once. */
final class Functions {

    private static final Expr PI = FunctionValues.PI;
    private static final Expr QUARTER_TURN = FunctionValues.QUARTER_TURN;
    private static final Expr HAIR = Nodes.number(Rational.of(BigInteger.ONE, BigInteger.TEN.pow(24)));
    private static final Optional<Reach.End> NONE = Optional.empty();

    private final Isolation isolation;
    private final Expr value;

    Functions(Isolation isolation, Expr value) {
        this.isolation = isolation;
        this.value = value;
    }

    Forms undo(Expr.Apply apply) {
        List<Expr> arguments = apply.arguments();
        Expr argument = arguments.get(0);
        return switch (apply.function()) {
            case SQRT -> isolation.product(apply, value);
            case CBRT -> rising(apply, power(value, 3), NONE, NONE);
            case EXP -> rising(apply, Nodes.apply(Function.LN, value), open(Nodes.ZERO), NONE);
            case EXPM1 -> rising(apply, Nodes.apply(Function.LOG1P, value), open(number(-1)), NONE);
            case LN -> risingFrom(0, apply, Nodes.apply(Function.EXP, value));
            case LOG2 -> risingFrom(0, apply, Nodes.binary(BinaryOp.POW, number(2), value));
            case LOG10 -> risingFrom(0, apply, Nodes.binary(BinaryOp.POW, number(10), value));
            case LOG1P -> risingFrom(-1, apply, Nodes.apply(Function.EXPM1, value));
            case SINH -> rising(apply, areaSine(), NONE, NONE);
            case TANH -> rising(apply, areaTangent(), open(number(-1)), open(Nodes.ONE));
            case COSH ->
                isolation.even(argument, areaCosine(), form -> form.increasing(cosh(), closed(Nodes.ONE), NONE));
            case ABS -> isolation.even(argument, value, form -> form.power(Rational.ONE, isolation.along()));
            case ASIN ->
                rising(apply, Nodes.apply(Function.SIN, value), closed(minus(QUARTER_TURN)), closed(QUARTER_TURN));
            case ATAN -> rising(apply, Nodes.apply(Function.TAN, value), open(minus(QUARTER_TURN)), open(QUARTER_TURN));
            case ACOS -> falling(apply, Nodes.apply(Function.COS, value), closed(Nodes.ZERO), closed(PI));
            case SIN -> sine(apply);
            case COS -> cosine(apply);
            case TAN ->
                within(argument, minus(QUARTER_TURN), QUARTER_TURN)
                        ? settledTangent(argument)
                        : periodic(apply, "-pi/2 and pi/2");
            case HYPOT -> hypot(arguments);
            case MIN -> extreme(arguments, Relation.LT);
            case MAX -> extreme(arguments, Relation.GT);
            case FLOOR, CEIL, ROUND ->
                Forms.none("it stands in `" + apply.function().spelling() + "`, which many arguments share");
            case SIGN -> Forms.none("only its sign matters");
            case ATAN2, BINOMIAL, FACTORIAL ->
                Forms.none("it stands in `" + apply.function().spelling() + "`");
        };
    }

    private static Expr number(int number) {
        return Nodes.number(Rational.of(number));
    }

    private static Expr minus(Expr expr) {
        return Simplification.negate(expr);
    }

    private static Expr power(Expr base, int exponent) {
        return Simplification.power(base, Rational.of(exponent));
    }

    private static Optional<Reach.End> open(Expr end) {
        return Optional.of(Reach.open(end));
    }

    private static Optional<Reach.End> closed(Expr end) {
        return Optional.of(Reach.closed(end));
    }

    private Forms rising(Expr.Apply apply, Expr argument, Optional<Reach.End> least, Optional<Reach.End> greatest) {
        return isolation
                .solve(apply.arguments().get(0), argument)
                .map(form -> form.increasing(FunctionValues.of(apply.function()), least, greatest));
    }

    private Forms falling(Expr.Apply apply, Expr argument, Optional<Reach.End> least, Optional<Reach.End> greatest) {
        return isolation
                .solve(apply.arguments().get(0), argument)
                .map(form -> form.decreasing(FunctionValues.of(apply.function()), least, greatest));
    }

    private Forms risingFrom(long pole, Expr.Apply apply, Expr argument) {
        return isolation
                .solve(apply.arguments().get(0), argument)
                .map(form -> form.risingFrom(pole, FunctionValues.of(apply.function()), isolation.along()));
    }

    private Forms sine(Expr.Apply apply) {
        Expr argument = apply.arguments().get(0);
        Expr angle = Nodes.apply(Function.ASIN, value);
        if (within(argument, minus(QUARTER_TURN), QUARTER_TURN)) {
            return rising(apply, angle, closed(number(-1)), closed(Nodes.ONE));
        }
        return within(argument, minus(QUARTER_TURN), Simplification.times(number(3), QUARTER_TURN))
                ? either(argument, angle, Simplification.minus(PI, angle))
                : periodic(apply, "-pi/2 and 3 pi/2");
    }

    private Forms cosine(Expr.Apply apply) {
        Expr argument = apply.arguments().get(0);
        Expr angle = Nodes.apply(Function.ACOS, value);
        if (within(argument, Nodes.ZERO, PI)) {
            return falling(apply, angle, closed(number(-1)), closed(Nodes.ONE));
        } else if (within(argument, minus(PI), PI)) {
            return either(argument, angle, minus(angle));
        }
        Expr turn = Simplification.times(number(2), PI);
        return within(argument, Nodes.ZERO, turn)
                ? either(argument, angle, Simplification.minus(turn, angle))
                : periodic(apply, "0 and 2 pi, or -pi and pi");
    }

    /** Two angles of one sine or cosine; each is settled, as only its own part of the reach of the angle counts. */
    private Forms either(Expr argument, Expr first, Expr second) {
        Reach values = new Reach(closed(number(-1)), closed(Nodes.ONE));
        return isolation
                .solve(argument, first)
                .map(form -> form.settled().instead(values))
                .and(isolation
                        .solve(argument, second)
                        .map(form -> form.settled().instead(values)));
    }

    /** Whether the argument is known to lie there, but for less than a double tells: half a turn is no fraction. */
    private boolean within(Expr argument, Expr least, Expr greatest) {
        return isolation.along().holds(argument, Relation.GE, Simplification.minus(least, HAIR))
                && isolation.along().holds(argument, Relation.LE, Simplification.plus(greatest, HAIR));
    }

    private static Forms periodic(Expr.Apply apply, String range) {
        return Forms.none("`" + apply.function().spelling()
                + "` takes a value again and again where its argument is not known to lie between " + range);
    }

    /** At the ends of a quarter turn the tangent has no value: the range of the angle stays a condition on the angle. */
    private Forms settledTangent(Expr argument) {
        return isolation.solve(argument, Nodes.apply(Function.ATAN, value)).map(Form::settled);
    }

    private Expr areaSine() {
        return Nodes.apply(Function.LN, Simplification.plus(value, Nodes.apply(Function.HYPOT, value, Nodes.ONE)));
    }

    private Expr areaCosine() {
        Expr root = Simplification.power(Simplification.minus(power(value, 2), Nodes.ONE), Rational.of(1, 2));
        return Nodes.apply(Function.LN, Simplification.plus(value, root));
    }

    private static UnaryOperator<Expr> cosh() {
        return FunctionValues.of(Function.COSH);
    }

    private Expr areaTangent() {
        Expr ratio = Simplification.dividedBy(
                Simplification.times(number(2), value), Simplification.minus(Nodes.ONE, value));
        return Simplification.dividedBy(Nodes.apply(Function.LOG1P, ratio), number(2));
    }

    private Forms hypot(List<Expr> arguments) {
        List<Expr> dependent = Inverting.dependent(isolation, arguments);
        if (dependent.size() > 1) {
            return Forms.none("it stands in both arguments of `hypot`");
        }
        Expr other = arguments.get(isolation.depends(arguments.get(0)) ? 1 : 0);
        Expr product = Simplification.times(Simplification.minus(value, other), Simplification.plus(value, other));
        Expr size = Simplification.power(product, Rational.of(1, 2));
        Expr least = isolation.along().isNonNegative(other) ? other : Nodes.apply(Function.ABS, other);
        UnaryOperator<Expr> image = end -> Simplification.isZero(end) ? least : Nodes.apply(Function.HYPOT, end, other);
        return isolation.even(
                dependent.get(0),
                size,
                form -> form.power(Rational.ONE, isolation.along()).increasing(image, NONE, NONE));
    }

    /** The least or greatest of several: the variable's, where none of the others is. */
    private Forms extreme(List<Expr> arguments, Relation relation) {
        List<Expr> dependent = Inverting.dependent(isolation, arguments);
        if (dependent.size() > 1) {
            return Forms.none("it stands in several arguments of a minimum or maximum");
        }
        List<Condition> others = new ArrayList<>();
        arguments.stream()
                .filter(argument -> !isolation.depends(argument))
                .forEach(argument -> others.add(Nodes.comparison(value, relation, argument)));
        return isolation.solve(dependent.get(0), value).map(form -> form.where(others));
    }
}
