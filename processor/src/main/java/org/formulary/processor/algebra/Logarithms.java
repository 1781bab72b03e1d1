package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/** Logarithms and powers to any base. */
final class Logarithms {

    private static final Rational TWO = Rational.of(2);
    private static final Rational TEN = Rational.of(10);

    private Logarithms() {}

    /** The exponent to which the base is raised to give a value. */
    static Expr of(Expr value, Expr base) {
        Optional<Rational> number = Literals.valueOf(base);
        if (number.filter(TWO::equals).isPresent()) {
            return Nodes.apply(Function.LOG2, value);
        } else if (number.filter(TEN::equals).isPresent()) {
            return Nodes.apply(Function.LOG10, value);
        }
        return Simplification.dividedBy(Nodes.apply(Function.LN, value), Nodes.apply(Function.LN, base));
    }

    /** The base raised to an exponent. */
    static Expr power(Expr base, Expr exponent) {
        return Literals.valueOf(exponent)
                .map(number -> Simplification.power(base, number))
                .orElseGet(() -> Nodes.binary(BinaryOp.POW, base, exponent));
    }
}
