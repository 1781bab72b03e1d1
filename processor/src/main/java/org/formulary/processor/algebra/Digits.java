package org.formulary.processor.algebra;

import java.math.BigInteger;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/** Keeps bounds short: rounded outwards where they have grown, and to integers where only integers are meant. */
final class Digits {

    /** Bits of numerator and denominator that are carried exactly. */
    private static final int EXACT_BITS = 512;

    /** Significant bits that are left of longer bounds. */
    private static final int ROUNDED_BITS = 128;

    /** What rounding leaves, its carries included. */
    private static final int SHORT_BITS = ROUNDED_BITS + 2;

    private Digits() {}

    /** A lower bound of few digits, not above this one. */
    static Bound down(Bound bound) {
        return isShort(bound.value()) ? bound : new Bound(floor(bound.value()), bound.open());
    }

    /** An upper bound of few digits, not below this one. */
    static Bound up(Bound bound) {
        return isShort(bound.value())
                ? bound
                : new Bound(floor(bound.value().negate()).negate(), bound.open());
    }

    /** Whether a bound is carried as it is. */
    static boolean isShort(Rational value) {
        return value.bitLength() <= EXACT_BITS
                || (significantBits(value.numerator()) <= SHORT_BITS
                        && significantBits(value.denominator()) <= SHORT_BITS);
    }

    private static int significantBits(BigInteger value) {
        return value.bitLength() - Math.max(0, value.getLowestSetBit());
    }

    private static Rational floor(Rational value) {
        int magnitude = value.numerator().bitLength() - value.denominator().bitLength();
        int shift = ROUNDED_BITS - magnitude;
        Rational scale = shift >= 0
                ? Rational.of(BigInteger.ONE.shiftLeft(shift))
                : Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(-shift));
        return Rational.of(value.times(scale).floor()).dividedBy(scale);
    }

    /** The least integer that a lower bound admits, as a bound. */
    static Bound least(Bound lower) {
        BigInteger ceiling = lower.value().ceiling();
        boolean excluded = lower.open() && lower.value().isInteger();
        return new Bound(Rational.of(excluded ? ceiling.add(BigInteger.ONE) : ceiling), false);
    }
}
