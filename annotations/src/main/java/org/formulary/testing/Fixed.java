package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Series in fixed point: an integer {@code n} stands for {@code n / 2^bits}, and an <em>ulp</em> is {@code 2^-bits}.
 * Every division and shift rounds by less than one ulp; each method says how far its result may be off in all. Series are
 * summed with {@link #GUARD} more bits than asked for, so that even thousands of roundings stay below one ulp.
 */
final class Fixed {

    /** Extra bits in which series are summed; they outweigh fewer than {@code 2^20} roundings, grown by {@code 2^10}. */
    private static final int GUARD = 32;

    /** Constants are computed once to so many bits, which covers all but the largest arguments, and cut from that. */
    private static final int KEPT = 2048;

    /** Sine and its like need pi to as many bits as their argument has, and large doubles have a thousand. */
    private static final int KEPT_OF_PI = 8192;

    private static final BigInteger LONG_PI = computedPi(KEPT_OF_PI);
    private static final BigInteger PI = LONG_PI.shiftRight(KEPT_OF_PI - KEPT);
    private static final BigInteger LN2 = computedLn2(KEPT);
    private static final BigInteger LN10 = computedLn10(KEPT);

    private Fixed() {}

    /** {@code floor(x 2^bits)}, off by less than one ulp. */
    static BigInteger of(BigDecimal x, int bits) {
        BigInteger scaled = x.unscaledValue().shiftLeft(bits);
        if (x.scale() <= 0) {
            return scaled.multiply(BigInteger.TEN.pow(-x.scale()));
        }
        BigInteger[] parts = scaled.divideAndRemainder(BigInteger.TEN.pow(x.scale()));
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** pi, off by less than 2 ulps. */
    static BigInteger pi(int bits) {
        if (bits <= KEPT) {
            return PI.shiftRight(KEPT - bits);
        }
        return bits <= KEPT_OF_PI ? LONG_PI.shiftRight(KEPT_OF_PI - bits) : computedPi(bits);
    }

    /** ln 2, off by less than 2 ulps. */
    static BigInteger ln2(int bits) {
        return bits <= KEPT ? LN2.shiftRight(KEPT - bits) : computedLn2(bits);
    }

    /** ln 10, off by less than 2 ulps. */
    static BigInteger ln10(int bits) {
        return bits <= KEPT ? LN10.shiftRight(KEPT - bits) : computedLn10(bits);
    }

    /** Machin's 16 atan(1/5) - 4 atan(1/239). */
    private static BigInteger computedPi(int bits) {
        int inner = bits + GUARD;
        return inverseSeries(5, true, inner)
                .multiply(BigInteger.valueOf(16))
                .subtract(inverseSeries(239, true, inner).multiply(BigInteger.valueOf(4)))
                .shiftRight(GUARD);
    }

    /** 18 atanh(1/26) - 2 atanh(1/4801) + 8 atanh(1/8749). */
    private static BigInteger computedLn2(int bits) {
        return combination(bits, 18, 26, -2, 4801, 8, 8749);
    }

    /** 46 atanh(1/31) + 34 atanh(1/49) + 20 atanh(1/161). */
    private static BigInteger computedLn10(int bits) {
        return combination(bits, 46, 31, 34, 49, 20, 161);
    }

    /** exp x for |x| <= 2, off by less than 64 ulps if x is off by at most 4. */
    static BigInteger exp(BigInteger x, int bits) {
        // exp(x) = exp(x/256)^256: the eight squarings multiply the roundings of the short series by 256, within GUARD.
        int halvings = 8;
        int inner = bits + GUARD;
        BigInteger small = x.shiftLeft(GUARD).shiftRight(halvings);
        BigInteger power = BigInteger.ONE.shiftLeft(inner).add(expm1Series(small, inner));
        for (int i = 0; i < halvings; i++) {
            power = power.multiply(power).shiftRight(inner);
        }
        return power.shiftRight(GUARD);
    }

    /** exp x - 1 for |x| <= 1, off by less than 8 ulps if x is off by at most 1. */
    static BigInteger expm1(BigInteger x, int bits) {
        return expm1Series(x.shiftLeft(GUARD), bits + GUARD).shiftRight(GUARD);
    }

    private static BigInteger expm1Series(BigInteger x, int bits) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger term = x;
        for (int n = 2; term.signum() != 0; n++) {
            sum = sum.add(term);
            term = term.multiply(x).shiftRight(bits).divide(BigInteger.valueOf(n));
        }
        return sum;
    }

    /** 2 atanh z for |z| <= 1/2, off by less than 8 ulps if z is off by at most 1. */
    static BigInteger twiceAtanh(BigInteger z, int bits) {
        return oddSeries(z.shiftLeft(GUARD), false, bits + GUARD).shiftRight(GUARD - 1);
    }

    /** atan x for |x| <= 1, off by less than 8 ulps if x is off by at most 1. */
    static BigInteger atan(BigInteger x, int bits) {
        int inner = bits + GUARD;
        BigInteger one = BigInteger.ONE.shiftLeft(inner);
        BigInteger t = x.shiftLeft(GUARD);
        int halvings = 3;
        for (int i = 0; i < halvings; i++) {
            // tan(y/2) = tan y / (1 + sqrt(1 + tan^2 y)); the map at least halves the error carried in.
            BigInteger root = one.multiply(one).add(t.multiply(t)).sqrt();
            t = t.shiftLeft(inner).divide(one.add(root));
        }
        return oddSeries(t, true, inner).shiftLeft(halvings).shiftRight(GUARD);
    }

    /** sin x for |x| <= 1, off by less than 8 ulps if x is off by at most 4. */
    static BigInteger sin(BigInteger x, int bits) {
        return alternating(x.shiftLeft(GUARD), x.shiftLeft(GUARD), 2, bits + GUARD)
                .shiftRight(GUARD);
    }

    /** cos x for |x| <= 1, off by less than 8 ulps if x is off by at most 4. */
    static BigInteger cos(BigInteger x, int bits) {
        BigInteger one = BigInteger.ONE.shiftLeft(bits + GUARD);
        return alternating(one, x.shiftLeft(GUARD), 1, bits + GUARD).shiftRight(GUARD);
    }

    /** {@code first - first x^2/(n(n+1)) + ...}. */
    private static BigInteger alternating(BigInteger first, BigInteger x, int n, int bits) {
        BigInteger square = x.multiply(x).shiftRight(bits);
        BigInteger sum = first;
        BigInteger term = first;
        for (long k = n; term.signum() != 0; k += 2) {
            term = term.multiply(square).shiftRight(bits).negate().divide(BigInteger.valueOf(k * (k + 1)));
            sum = sum.add(term);
        }
        return sum;
    }

    /** {@code z - z^3/3 + z^5/5 - ...}, or the same with plus signs throughout. */
    private static BigInteger oddSeries(BigInteger z, boolean alternate, int bits) {
        BigInteger square = z.multiply(z).shiftRight(bits);
        BigInteger sum = z;
        BigInteger power = z;
        // A negative power stops shrinking at -1, as shifts round down.
        for (long k = 3; power.signum() != 0 && !power.equals(BigInteger.ONE.negate()); k += 2) {
            power = power.multiply(square).shiftRight(bits);
            BigInteger term = power.divide(BigInteger.valueOf(k));
            sum = alternate && k % 4 == 3 ? sum.subtract(term) : sum.add(term);
        }
        return sum;
    }

    /** atan(1/n) or atanh(1/n); off by fewer ulps than three for each term. */
    private static BigInteger inverseSeries(int n, boolean alternate, int bits) {
        BigInteger square = BigInteger.valueOf((long) n * n);
        BigInteger power = BigInteger.ONE.shiftLeft(bits).divide(BigInteger.valueOf(n));
        BigInteger sum = power;
        for (long k = 3; power.signum() != 0; k += 2) {
            power = power.divide(square);
            BigInteger term = power.divide(BigInteger.valueOf(k));
            sum = alternate && k % 4 == 3 ? sum.subtract(term) : sum.add(term);
        }
        return sum;
    }

    private static BigInteger combination(int bits, int... coefficientAndInverse) {
        BigInteger[] terms = new BigInteger[coefficientAndInverse.length / 2];
        for (int i = 0; i < terms.length; i++) {
            terms[i] = inverseSeries(coefficientAndInverse[2 * i + 1], false, bits + GUARD)
                    .multiply(BigInteger.valueOf(coefficientAndInverse[2 * i]));
        }
        return Arrays.stream(terms).reduce(BigInteger.ZERO, BigInteger::add).shiftRight(GUARD);
    }
}
