package org.formulary.quantity;

import java.math.BigInteger;

/** The one rounding from an exact fraction to the nearest double. */
final class RationalRounding {

    /** Integers up to this one are doubles. */
    private static final long EXACT = 1L << 53;

    private RationalRounding() {}

    /** Of integers of less than 63 bits. */
    static double toDouble(long numerator, long denominator) {
        // What rounds once rounds right: a quotient of two doubles, and a double divided by a power of two that is as
        // small.
        boolean powerOfTwo = (denominator & (denominator - 1)) == 0;
        boolean quotient = Math.abs(numerator) <= EXACT && denominator <= EXACT;
        return powerOfTwo || quotient
                ? (double) numerator / (double) denominator
                : toDouble(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    static double toDouble(BigInteger numerator, BigInteger denominator) {
        if (numerator.signum() == 0) {
            return 0.0;
        }
        BigInteger magnitude = numerator.abs();
        int twos = denominator.bitLength() - 1;
        if (denominator.getLowestSetBit() == twos) {
            double binary = scaled(magnitude, -twos);
            return numerator.signum() < 0 ? -binary : binary;
        }
        // Scale so that the integer quotient has 64 to 66 bits: more than a double holds, so one sticky bit settles
        // ties.
        int shift = 65 - (magnitude.bitLength() - denominator.bitLength());
        // Subnormal results keep fewer bits; never scale finer than 2^-1076 times four.
        shift = Math.min(shift, 1078);
        BigInteger scaledNumerator = shift >= 0 ? magnitude.shiftLeft(shift) : magnitude;
        BigInteger scaledDenominator = shift >= 0 ? denominator : denominator.shiftLeft(-shift);
        BigInteger[] parts = scaledNumerator.divideAndRemainder(scaledDenominator);
        BigInteger quotient = parts[1].signum() == 0
                ? parts[0].shiftLeft(1)
                : parts[0].shiftLeft(1).setBit(0);
        double result = scaled(quotient, -shift - 1);
        return numerator.signum() < 0 ? -result : result;
    }

    /** {@code value * 2^exponent} rounded once, ties to even. */
    private static double scaled(BigInteger value, int exponent) {
        int excess = value.bitLength() - 53;
        // The unit in the last place of the result: a full 53 bits, or 2^-1074 below the normal range.
        int drop = Math.max(excess, -1074 - exponent);
        if (drop <= 0) {
            return Math.scalb(value.doubleValue(), exponent);
        }
        BigInteger kept = value.shiftRight(drop);
        BigInteger half = BigInteger.ONE.shiftLeft(drop - 1);
        int order = value.subtract(kept.shiftLeft(drop)).compareTo(half);
        if (order > 0 || (order == 0 && kept.testBit(0))) {
            kept = kept.add(BigInteger.ONE);
        }
        int power = exponent + drop;
        if (kept.bitLength() + power > 1024) {
            return Double.POSITIVE_INFINITY;
        }
        // At most 53 bits and an exponent in range: both steps are exact (two, as scalb of a subnormal in one is too).
        return Math.scalb(kept.doubleValue(), power);
    }
}
