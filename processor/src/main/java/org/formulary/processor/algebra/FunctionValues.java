package org.formulary.processor.algebra;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.quantity.Rational;

/** A function of an end of a reach, worked out where it is 0 or 1. */
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

    private FunctionValues() {}

    static UnaryOperator<Expr> of(Function function) {
        return argument -> {
            if (Simplification.isZero(argument)) {
                return ZERO_AT_ZERO.contains(function)
                        ? Nodes.ZERO
                        : ONE_AT_ZERO.contains(function) ? Nodes.ONE : Nodes.apply(function, argument);
            }
            boolean one = Simplification.isZero(Simplification.minus(argument, Nodes.ONE));
            boolean minusOne = Simplification.isZero(Simplification.plus(argument, Nodes.ONE));
            if (one && function == Function.ASIN) {
                return QUARTER_TURN;
            } else if (minusOne && function == Function.ACOS) {
                return PI;
            } else if (argument instanceof Expr.Pi && function == Function.COS) {
                return Simplification.negate(Nodes.ONE);
            }
            return one && ZERO_AT_ONE.contains(function) ? Nodes.ZERO : Nodes.apply(function, argument);
        };
    }
}
