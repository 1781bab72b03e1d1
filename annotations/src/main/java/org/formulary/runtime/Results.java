package org.formulary.runtime;

/**
 * Checks of results, and of those numbers on the way to one whose loss the result would not show. What is beyond the range
 * of doubles is an {@link ArithmeticException} naming the formula, never a wrong number.
 *
 * <p>Below {@link Double#MIN_NORMAL} doubles lose digits. That shifts a result by no more than {@value #NEGLIGIBLE} in
 * coherent units: where it could be magnified to more, the number that lost digits is refused.
 */
public final class Results {

    /** The farthest that lost digits of tiny numbers may shift a result, 2^-960. */
    public static final double NEGLIGIBLE = 0x1p-960;

    /** By how much a number without its last digits may be scaled. */
    private static final double FACTOR = 0x1p100;

    private Results() {}

    /**
     * The value, which must be finite.
     *
     * @throws ArithmeticException naming the formula if it is infinite or not a number
     */
    public static double finite(String formula, double value) {
        if (!Double.isFinite(value)) {
            throw new ArithmeticException(formula + ": the result is not finite for these arguments");
        }
        return value;
    }

    /**
     * The value, which must be finite and so far from 0 that it has all its digits.
     *
     * @throws ArithmeticException naming the formula if it is not
     */
    public static double normal(String formula, double value) {
        if (Math.abs(value) < Double.MIN_NORMAL) {
            throw tooSmall(formula);
        }
        return finite(formula, value);
    }

    /**
     * The product, which must be finite and have all its digits; 0 only where a factor is.
     *
     * @throws ArithmeticException naming the formula if it is not
     */
    public static double product(String formula, double a, double b) {
        double product = a * b;
        return a == 0 || b == 0 ? finite(formula, product) : normal(formula, product);
    }

    /**
     * The product from the left, which must be finite and have all its digits at each step; 0 only where a factor is.
     *
     * @throws ArithmeticException naming the formula if it is not
     */
    public static double product(String formula, double a, double b, double... others) {
        double product = product(formula, a, b);
        for (double other : others) {
            product = product(formula, product, other);
        }
        return product;
    }

    /**
     * The quotient, which must be finite and have all its digits; 0 only where the dividend is.
     *
     * @throws ArithmeticException naming the formula if it is not
     */
    public static double quotient(String formula, double dividend, double divisor) {
        double quotient = dividend / divisor;
        return dividend == 0 ? finite(formula, quotient) : normal(formula, quotient);
    }

    /**
     * {@code base^exponent}, which must be finite and have all its digits; 0 only where the base is.
     *
     * @throws ArithmeticException naming the formula if it is not
     */
    public static double power(String formula, double base, double exponent) {
        double power = RealMath.power(base, exponent);
        return base == 0 ? power : normal(formula, power);
    }

    /**
     * {@code tail factor}, where the tail is not 0 but may be too small for a double: then it counts as 0, unless the
     * factor is so large that the product need not be next to 0.
     *
     * @throws ArithmeticException naming the formula if the factor is, or if the product is not finite
     */
    public static double scaled(String formula, double tail, double factor) {
        if (Math.abs(tail) < Double.MIN_NORMAL && Math.abs(factor) > FACTOR) {
            throw tooSmall(formula);
        }
        return finite(formula, tail * factor);
    }

    /**
     * {@code tail / divisor}, where the tail is not 0 but may be too small for a double: then it counts as 0, unless the
     * divisor is so small that the quotient need not be next to 0.
     *
     * @throws ArithmeticException naming the formula if the divisor is, or if the quotient is not finite
     */
    public static double scaledDown(String formula, double tail, double divisor) {
        if (Math.abs(tail) < Double.MIN_NORMAL && Math.abs(divisor) < 1 / FACTOR) {
            throw tooSmall(formula);
        }
        return finite(formula, tail / divisor);
    }

    /**
     * {@code a b / divisor}, where the product may be too small for a double though no factor is 0: then the quotient is next
     * to 0 as well, unless the divisor is so small that it need not be.
     *
     * @throws ArithmeticException naming the formula if the divisor is, or if the quotient is not finite
     */
    public static double dividedProduct(String formula, double a, double b, double divisor) {
        double product = a * b;
        if (a != 0 && b != 0 && Math.abs(product) < Double.MIN_NORMAL && Math.abs(divisor) < 1 / FACTOR) {
            throw tooSmall(formula);
        }
        return finite(formula, product / divisor);
    }

    private static ArithmeticException tooSmall(String formula) {
        return new ArithmeticException(
                formula + ": a number on the way to the result is too small for these arguments");
    }
}
