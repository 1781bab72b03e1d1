package org.formulary.runtime;

/**
 * What {@link Math} lacks, or means otherwise than the equation language does. Operands without a value throw an
 * {@link ArithmeticException}: an infinity in the middle of an expression could vanish from its result.
 */
public final class RealMath {

    private RealMath() {}

    /** The logarithm to base 2: exact at powers of 2, within 1 ulp elsewhere. */
    public static double log2(double x) {
        requirePositive("log2", x);
        return DoubleDoubleLog.base2(x);
    }

    /** The logarithm to base 10: exact at powers of 10, within 1 ulp elsewhere. */
    public static double log10(double x) {
        requirePositive("log10", x);
        return DoubleDoubleLog.base10(x);
    }

    private static void requirePositive(String function, double x) {
        if (!(x > 0)) {
            throw new ArithmeticException(function + " of " + x + " is undefined");
        }
    }

    /** {@code base^exponent}, where 0 to a power that is not positive, and roots of negative numbers, are undefined. */
    public static double power(double base, double exponent) {
        if ((base == 0 && !(exponent > 0)) || (base < 0 && exponent != Math.rint(exponent))) {
            throw new ArithmeticException(base + " to the power " + exponent + " is undefined");
        }
        return Math.pow(base, exponent);
    }

    /** {@code a - b floor(a / b)}, which has the sign of {@code b}; exact, or rounded once where the signs differ. */
    public static double mod(double a, double b) {
        if (b == 0) {
            throw new ArithmeticException("a remainder of a division by 0 is undefined");
        }
        double remainder = a % b;
        return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
    }

    /** The nearest integer, halves away from zero. */
    public static double round(double x) {
        double magnitude = Math.abs(x);
        double below = Math.floor(magnitude);
        return Math.copySign(magnitude - below >= 0.5 ? below + 1 : below, x);
    }
}
