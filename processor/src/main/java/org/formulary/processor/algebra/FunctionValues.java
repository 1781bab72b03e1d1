package org.formulary.processor.algebra;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** A function of an end of a reach, worked out where it is 0 or 1, or an angle of quarter turns. */
final class FunctionValues {

    private static final Set<Function> ZERO_AT_ZERO = EnumSet.of(
            Function.CBRT,
            Function.EXPM1,
            Function.LOG1P,
            Function.SIN,
            Function.TAN,
            Function.ASIN,
            Function.ATAN,
            Function.SINH,
            Function.TANH);

    private static final Set<Function> ONE_AT_ZERO = EnumSet.of(Function.EXP, Function.COS, Function.COSH);

    private static final Set<Function> ZERO_AT_ONE =
            EnumSet.of(Function.LN, Function.LOG2, Function.LOG10, Function.ACOS);

    static final Expr PI = new Expr.Pi(new Span(0, 0));
    static final Expr QUARTER_TURN = Simplification.dividedBy(PI, Nodes.number(Rational.of(2)));

    /** Sines of 0, 1, 2 and 3 quarter turns. */
    private static final List<Integer> SINES = List.of(0, 1, 0, -1);

    private FunctionValues() {}

    /** How many quarter turns a number of degrees or a multiple of pi is, if it is a whole number of them. */
    private static Optional<Integer> quarters(Expr angle) {
        if (angle instanceof Expr.Pi) {
            return Optional.of(2);
        }
        return angle instanceof Expr.Num num
                ? num.unit()
                        .map(Expr.UnitLiteral::unit)
                        .filter(unit -> unit.piPower() == 1 && unit.dimension().isNone())
                        .map(unit -> num.value().times(unit.factor()).times(Rational.of(2)))
                        .filter(quarters ->
                                quarters.isInteger() && quarters.abs().compareTo(Rational.of(SINES.size())) <= 0)
                        .map(quarters -> quarters.numerator().intValueExact())
                : Optional.empty();
    }

    static UnaryOperator<Expr> of(Function function) {
        return argument -> {
            if (Simplification.isZero(argument)) {
                return ZERO_AT_ZERO.contains(function)
                        ? Nodes.ZERO
                        : ONE_AT_ZERO.contains(function) ? Nodes.ONE : Nodes.apply(function, argument);
            }
            Optional<Integer> quarters = quarters(argument);
            if (quarters.isPresent() && (function == Function.SIN || function == Function.COS)) {
                int from = function == Function.COS ? 1 : 0;
                return Nodes.number(Rational.of(SINES.get(Math.floorMod(quarters.get() + from, SINES.size()))));
            }
            boolean one = Simplification.isZero(Simplification.minus(argument, Nodes.ONE));
            boolean minusOne = Simplification.isZero(Simplification.plus(argument, Nodes.ONE));
            if (one && function == Function.ASIN) {
                return QUARTER_TURN;
            } else if (minusOne && function == Function.ACOS) {
                return PI;
            }
            return one && ZERO_AT_ONE.contains(function) ? Nodes.ZERO : Nodes.apply(function, argument);
        };
    }
}
