package org.formulary.processor.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.quantity.Rational;

/** How constant powers are written in a product, and in which place. */
final class Powers {

    /** The place of sums. */
    static final int LAST_RANK = 4;

    private static final Rational HALF = Rational.of(1, 2);
    private static final Rational THIRD = Rational.of(1, 3);

    /** Numerators and denominators up to this one are written as a fraction. */
    private static final BigInteger LONGEST = BigInteger.valueOf(20);

    private Powers() {}

    /** The place of a factor: numbers, {@code pi}, names, functions, then sums and cases. */
    static int rank(Expr base) {
        if (base instanceof Expr.Num) {
            return 0;
        } else if (base instanceof Expr.Pi) {
            return 1;
        }
        boolean sum = base instanceof Expr.Binary binary
                && (binary.op() == BinaryOp.ADD || binary.op() == BinaryOp.SUB || binary.op() == BinaryOp.MOD);
        if (sum || base instanceof Expr.Cases || base instanceof Expr.Group) {
            return LAST_RANK;
        }
        return base instanceof Expr.Name || base instanceof Expr.Constant ? 2 : 3;
    }

    /** Whether a power of the base is a power of {@code e}, which is no denominator. */
    static boolean isExponential(Expr base) {
        return base instanceof Expr.Apply apply && apply.function() == Function.EXP;
    }

    /** A positive power, or any of {@code exp}: {@code sqrt} and {@code cbrt} where they are one. */
    static Expr written(Expr base, Rational exponent) {
        if (exponent.equals(Rational.ONE)) {
            return base;
        } else if (base instanceof Expr.Apply apply && isExponential(base)) {
            Expr argument = Simplification.times(
                    Nodes.number(exponent), apply.arguments().get(0));
            return Nodes.apply(Function.EXP, argument);
        } else if (exponent.equals(HALF)) {
            return Nodes.apply(Function.SQRT, base);
        } else if (exponent.equals(THIRD)) {
            return Nodes.apply(Function.CBRT, base);
        }
        return Nodes.binary(BinaryOp.POW, base, exponent(exponent));
    }

    private static Expr exponent(Rational value) {
        boolean isShort =
                value.numerator().compareTo(LONGEST) <= 0 && value.denominator().compareTo(LONGEST) <= 0;
        if (value.isInteger() || isShort) {
            return Nodes.number(value);
        }
        if (isDecimal(value)) {
            return decimal(value);
        }
        Rational inverse = Rational.ONE.dividedBy(value);
        return isDecimal(inverse) ? Nodes.binary(BinaryOp.DIV, Nodes.ONE, decimal(inverse)) : Nodes.number(value);
    }

    private static boolean isDecimal(Rational value) {
        BigInteger rest = value.denominator();
        for (BigInteger prime : new BigInteger[] {BigInteger.TWO, BigInteger.valueOf(5)}) {
            while (rest.mod(prime).signum() == 0) {
                rest = rest.divide(prime);
            }
        }
        return rest.equals(BigInteger.ONE);
    }

    private static Expr decimal(Rational value) {
        return Nodes.decimal(new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator())), value);
    }
}
