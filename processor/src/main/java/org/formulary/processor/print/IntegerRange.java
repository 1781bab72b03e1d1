package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.stream.Stream;

/** All integers from {@code low} to {@code high}; what is far beyond 64 bits is cut to a bound that is beyond them too. */
record IntegerRange(BigInteger low, BigInteger high) {

    /** What a {@code long} holds. */
    static final IntegerRange LONG =
            new IntegerRange(BigInteger.valueOf(Long.MIN_VALUE), BigInteger.valueOf(Long.MAX_VALUE));

    private static final BigInteger FAR = BigInteger.ONE.shiftLeft(2 * Long.SIZE);

    static IntegerRange upTo(BigInteger high) {
        return new IntegerRange(BigInteger.ZERO, high.max(BigInteger.ZERO));
    }

    boolean contains(IntegerRange other) {
        return low.compareTo(other.low) <= 0 && high.compareTo(other.high) >= 0;
    }

    /** The part inside {@code outer}, or the end of {@code outer} nearest to it. */
    IntegerRange within(IntegerRange outer) {
        return new IntegerRange(
                low.max(outer.low).min(outer.high), high.min(outer.high).max(outer.low));
    }

    IntegerRange hull(IntegerRange other) {
        return new IntegerRange(low.min(other.low), high.max(other.high));
    }

    IntegerRange negate() {
        return new IntegerRange(high.negate(), low.negate());
    }

    IntegerRange plus(IntegerRange other) {
        return new IntegerRange(low.add(other.low), high.add(other.high));
    }

    IntegerRange times(IntegerRange other) {
        return of(
                low.multiply(other.low), low.multiply(other.high), high.multiply(other.low), high.multiply(other.high));
    }

    IntegerRange power(IntegerRange exponent) {
        BigInteger bound = saturatedPower(magnitude(), exponent.high);
        if (low.signum() > 0) {
            return new IntegerRange(saturatedPower(low, exponent.low), bound);
        }
        return new IntegerRange(low.signum() == 0 ? BigInteger.ZERO : bound.negate(), bound);
    }

    /** Rounded either way. */
    IntegerRange dividedBy(IntegerRange divisor) {
        if (low.signum() >= 0 && divisor.low.signum() >= 0) {
            BigInteger least = divisor.high.signum() > 0 ? low.divide(divisor.high) : BigInteger.ZERO;
            return new IntegerRange(least, high);
        }
        return symmetric(magnitude());
    }

    IntegerRange mod(IntegerRange divisor) {
        BigInteger most = divisor.magnitude().subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return divisor.low.signum() >= 0 ? upTo(low.signum() >= 0 ? most.min(high) : most) : symmetric(most);
    }

    IntegerRange abs() {
        return low.signum() >= 0 ? this : upTo(magnitude());
    }

    IntegerRange min(IntegerRange other) {
        return new IntegerRange(low.min(other.low), high.min(other.high));
    }

    IntegerRange max(IntegerRange other) {
        return new IntegerRange(low.max(other.low), high.max(other.high));
    }

    BigInteger magnitude() {
        return low.abs().max(high.abs());
    }

    /** The power of a nonnegative base, or a number beyond 64 bits. */
    static BigInteger saturatedPower(BigInteger base, BigInteger exponent) {
        if (base.compareTo(BigInteger.ONE) <= 0 || exponent.signum() <= 0) {
            return BigInteger.ONE;
        }
        // base^exponent >= 2^((bits - 1) exponent), so beyond this many bits the exact power is not needed.
        BigInteger leastBits = BigInteger.valueOf(base.bitLength() - 1L).multiply(exponent);
        return leastBits.compareTo(BigInteger.valueOf(2L * Long.SIZE)) > 0 ? FAR : base.pow(exponent.intValueExact());
    }

    private static IntegerRange symmetric(BigInteger bound) {
        return new IntegerRange(bound.negate(), bound);
    }

    private static IntegerRange of(BigInteger... corners) {
        return new IntegerRange(
                Stream.of(corners).min(BigInteger::compareTo).orElseThrow(),
                Stream.of(corners).max(BigInteger::compareTo).orElseThrow());
    }
}
