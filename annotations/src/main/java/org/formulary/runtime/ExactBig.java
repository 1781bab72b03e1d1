package org.formulary.runtime;

import java.math.BigInteger;

/**
 * Integer arithmetic without a bound that matters to a real result, for integers beyond 64 bits that are rounded once at
 * the end. Powers, factorials and binomials that would take more than {@value #MAX_BITS} bits or {@value #MAX_FACTORS}
 * factors are an {@link ArithmeticException} at once.
 */
public final class ExactBig {

    /** Far more than any double needs, and still computed within the blink of an eye. */
    private static final int MAX_BITS = 1 << 20;

    private static final int MAX_FACTORS = 1 << 15;

    private static final BigInteger ONE = BigInteger.ONE;

    private ExactBig() {}

    /** {@code base^exponent}; a negative exponent has an integer result only for the bases 1 and -1. */
    public static BigInteger power(BigInteger base, BigInteger exponent, String formula) {
        if (base.signum() == 0 && exponent.signum() <= 0) {
            throw Faults.undefined(formula, "0 to the power " + exponent);
        }
        if (base.abs().compareTo(ONE) <= 0) {
            return exponent.signum() == 0 || (base.signum() < 0 && !exponent.testBit(0)) ? ONE : base;
        }
        if (exponent.signum() < 0) {
            throw Faults.undefined(formula, base + " to the power " + exponent + " as an integer");
        }
        // The magnitude is at least 2^(bits - 1), so that the power has more than this many bits.
        BigInteger bits = exponent.multiply(BigInteger.valueOf(base.abs().bitLength() - 1L));
        if (bits.compareTo(BigInteger.valueOf(MAX_BITS)) > 0) {
            throw Faults.tooLarge(formula);
        }
        return base.pow(exponent.intValueExact());
    }

    /** The greatest integer that is not above {@code a / b}. */
    public static BigInteger floorDivide(BigInteger a, BigInteger b, String formula) {
        if (b.signum() == 0) {
            throw Faults.undefined(formula, "a division by 0");
        }
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() * b.signum() < 0 ? parts[0].subtract(ONE) : parts[0];
    }

    /** The smallest integer that is not below {@code a / b}. */
    public static BigInteger ceilDivide(BigInteger a, BigInteger b, String formula) {
        return floorDivide(a.negate(), b, formula).negate();
    }

    /** {@code a - b floor(a / b)}, which has the sign of {@code b}. */
    public static BigInteger floorMod(BigInteger a, BigInteger b, String formula) {
        return a.subtract(b.multiply(floorDivide(a, b, formula)));
    }

    /** {@code n!} for {@code n >= 0}. */
    public static BigInteger factorial(BigInteger n, String formula) {
        if (n.signum() < 0) {
            throw Faults.undefined(formula, "the factorial of " + n);
        }
        if (n.compareTo(BigInteger.valueOf(MAX_FACTORS)) > 0) {
            throw Faults.tooLarge(formula);
        }
        return product(1, n.intValueExact());
    }

    private static BigInteger product(int from, int to) {
        if (from >= to) {
            return from > to ? ONE : BigInteger.valueOf(from);
        }
        int middle = (from + to) >>> 1;
        return product(from, middle).multiply(product(middle + 1, to));
    }

    /** The number of ways to choose {@code k >= 0} out of {@code n >= 0}; 0 where {@code k > n}. */
    public static BigInteger binomial(BigInteger n, BigInteger k, String formula) {
        if (n.signum() < 0 || k.signum() < 0) {
            throw Faults.undefined(formula, "the binomial of " + n + " and " + k);
        }
        if (k.compareTo(n) > 0) {
            return BigInteger.ZERO;
        }
        BigInteger smaller = k.min(n.subtract(k));
        if (smaller.compareTo(BigInteger.valueOf(MAX_FACTORS)) > 0) {
            throw Faults.tooLarge(formula);
        }
        BigInteger result = ONE;
        for (long i = 1; i <= smaller.longValue(); i++) {
            BigInteger factor = n.subtract(smaller).add(BigInteger.valueOf(i));
            result = result.multiply(factor).divide(BigInteger.valueOf(i));
        }
        return result;
    }

    /** {@code floor(log2 n)} for {@code n >= 1}. */
    public static int floorLog2(BigInteger n, String formula) {
        requirePositive(n, formula);
        return n.bitLength() - 1;
    }

    /** {@code ceil(log2 n)} for {@code n >= 1}. */
    public static int ceilLog2(BigInteger n, String formula) {
        requirePositive(n, formula);
        return n.subtract(ONE).bitLength();
    }

    private static void requirePositive(BigInteger n, String formula) {
        if (n.signum() <= 0) {
            throw Faults.undefined(formula, "log2 of " + n);
        }
    }

    /** The value as a {@code long}. */
    public static long toLong(BigInteger value, String formula) {
        if (value.bitLength() >= Long.SIZE) {
            throw Faults.passesRange(formula);
        }
        return value.longValue();
    }

    /** The nearest double, ties to even; infinite beyond the range of doubles. */
    public static double toDouble(BigInteger value) {
        return value.doubleValue();
    }
}
