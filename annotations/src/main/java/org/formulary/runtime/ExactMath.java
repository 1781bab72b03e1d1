package org.formulary.runtime;

/**
 * Integer arithmetic in 64 bits that is exact or throws an {@link ArithmeticException} naming the formula: a result that
 * passes the range is never wrapped, and what has no integer value is never a number.
 */
public final class ExactMath {

    private ExactMath() {}

    /** {@code a + b}. */
    public static long add(long a, long b, String formula) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw Faults.passesRange(formula);
        }
        return sum;
    }

    /** {@code a - b}. */
    public static long subtract(long a, long b, String formula) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw Faults.passesRange(formula);
        }
        return difference;
    }

    /** {@code a b}. */
    public static long multiply(long a, long b, String formula) {
        long low = a * b;
        if (Math.multiplyHigh(a, b) != low >> 63) {
            throw Faults.passesRange(formula);
        }
        return low;
    }

    /** {@code -a}. */
    public static long negate(long a, String formula) {
        if (a == Long.MIN_VALUE) {
            throw Faults.passesRange(formula);
        }
        return -a;
    }

    /** {@code |a|}. */
    public static long abs(long a, String formula) {
        return a < 0 ? negate(a, formula) : a;
    }

    /** {@code base^exponent}; a negative exponent has an integer result only for the bases 1 and -1. */
    public static long power(long base, long exponent, String formula) {
        if (exponent <= 0 && base == 0) {
            throw Faults.undefined(formula, "0 to the power " + exponent);
        }
        if (base >= -1 && base <= 1) {
            return exponent == 0 || (base < 0 && (exponent & 1) == 0) ? 1 : base;
        }
        if (exponent < 0) {
            throw Faults.undefined(formula, base + " to the power " + exponent + " as an integer");
        }
        if (exponent >= Long.SIZE) {
            throw Faults.passesRange(formula);
        }
        long result = 1;
        for (long i = 0; i < exponent; i++) {
            result = multiply(result, base, formula);
        }
        return result;
    }

    /** The greatest integer that is not above {@code a / b}. */
    public static long floorDivide(long a, long b, String formula) {
        requireDivision(a, b, formula);
        return Math.floorDiv(a, b);
    }

    /** The smallest integer that is not below {@code a / b}. */
    public static long ceilDivide(long a, long b, String formula) {
        requireDivision(a, b, formula);
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    private static void requireDivision(long a, long b, String formula) {
        if (b == 0) {
            throw Faults.undefined(formula, "a division by 0");
        }
        if (a == Long.MIN_VALUE && b == -1) {
            throw Faults.passesRange(formula);
        }
    }

    /** {@code a - b floor(a / b)}, which has the sign of {@code b}. */
    public static long floorMod(long a, long b, String formula) {
        if (b == 0) {
            throw Faults.undefined(formula, "a remainder of a division by 0");
        }
        return Math.floorMod(a, b);
    }

    /** {@code n!} for {@code n >= 0}. */
    public static long factorial(long n, String formula) {
        if (n < 0) {
            throw Faults.undefined(formula, "the factorial of " + n);
        }
        if (n > 20) {
            throw Faults.passesRange(formula);
        }
        long result = 1;
        for (long i = 2; i <= n; i++) {
            result *= i;
        }
        return result;
    }

    /** The number of ways to choose {@code k >= 0} out of {@code n >= 0}; 0 where {@code k > n}. */
    public static long binomial(long n, long k, String formula) {
        if (n < 0 || k < 0) {
            throw Faults.undefined(formula, "the binomial of " + n + " and " + k);
        }
        if (k > n) {
            return 0;
        }
        long smaller = Math.min(k, n - k);
        long result = 1;
        // Each step leaves the binomial of n - smaller + i and i, at least 2^i and never above the result: 63 steps at
        // most.
        for (long i = 1; i <= smaller; i++) {
            long divisor = greatestCommonDivisor(result, i);
            long factor = (n - smaller + i) / (i / divisor);
            result = multiply(result / divisor, factor, formula);
        }
        return result;
    }

    private static long greatestCommonDivisor(long a, long b) {
        long greater = a;
        long less = b;
        while (less != 0) {
            long rest = greater % less;
            greater = less;
            less = rest;
        }
        return greater;
    }

    /** {@code floor(log2 n)} for {@code n >= 1}, by bit length. */
    public static long floorLog2(long n, String formula) {
        requirePositive(n, formula);
        return 63L - Long.numberOfLeadingZeros(n);
    }

    /** {@code ceil(log2 n)} for {@code n >= 1}, by bit length. */
    public static long ceilLog2(long n, String formula) {
        requirePositive(n, formula);
        return 64L - Long.numberOfLeadingZeros(n - 1);
    }

    private static void requirePositive(long n, String formula) {
        if (n < 1) {
            throw Faults.undefined(formula, "log2 of " + n);
        }
    }

    /** The value as an {@code int}. */
    public static int toInt(long value, String formula) {
        if (value != (int) value) {
            throw Faults.passesRange(formula, Integer.SIZE);
        }
        return (int) value;
    }

    /** The integer that a rounded real is; it must be one. */
    public static long toLong(double value, String formula) {
        // 2^63 itself is a double, the greatest long is not.
        if (!(value >= -0x1p63 && value < 0x1p63)) {
            throw Faults.roundsBeyondRange(formula);
        }
        long integer = (long) value;
        if (integer != value) {
            throw Faults.undefined(formula, value + " as an integer");
        }
        return integer;
    }
}
