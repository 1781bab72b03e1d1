package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.formulary.testing.Enclosure.Interval;

/**
 * Elementary functions at an exactly known decimal, as intervals no wider than about {@code 10^-digits} of the value.
 * Each takes the number of bits that makes it so, and the error bound of {@link Fixed} into its bounds.
 */
final class PointFunctions {

    /** Bits beyond those of the digits: they outweigh the error bounds below. */
    private static final int SPARE_BITS = 24;

    /** Above this, exp needs more digits in its exponent than a decimal has room for. */
    private static final BigDecimal EXP_LIMIT = BigDecimal.valueOf(1_000_000_000);

    /** Beyond this power of ten, an angle is not reduced. */
    private static final int MAX_ANGLE_EXPONENT = 1_000;

    private final int digits;
    private final int bits;

    PointFunctions(int digits) {
        this.digits = digits;
        this.bits = bitsOf(digits) + SPARE_BITS;
    }

    Interval pi() {
        return around(Fixed.pi(bits), bits, 2, 0);
    }

    Interval ln2() {
        return around(Fixed.ln2(bits), bits, 2, 0);
    }

    Interval ln10() {
        return around(Fixed.ln10(bits), bits, 2, 0);
    }

    Interval exp(BigDecimal x) {
        if (isTiny(x)) {
            Interval distance = likeItself(x);
            return new Interval(
                    BigDecimal.ONE.add(distance.low(), Enclosure.down(digits)),
                    BigDecimal.ONE.add(distance.high(), Enclosure.up(digits)));
        }
        if (x.abs().compareTo(EXP_LIMIT) > 0) {
            if (x.signum() > 0) {
                throw UndecidedException.beyondReach("exp of a number above " + EXP_LIMIT);
            }
            return new Interval(BigDecimal.ZERO, BigDecimal.ONE.movePointLeft(EXP_LIMIT.intValue() / 3));
        }
        // exp(x) = 10^k exp(x - k ln 10); |k| < 2^31, so that 34 more bits of ln 10 keep the remainder within 3 ulps.
        long k = Math.round(x.doubleValue() / Math.log(10));
        BigInteger shift = Fixed.ln10(bits + 34).multiply(BigInteger.valueOf(k)).shiftRight(34);
        BigInteger remainder = Fixed.of(x, bits).subtract(shift);
        return around(Fixed.exp(remainder, bits), bits, 64, Math.toIntExact(k));
    }

    /** exp x - 1 for |x| <= 1. */
    Interval expm1(BigDecimal x) {
        if (isTiny(x)) {
            return likeItself(x);
        }
        int wide = bits + leadingZeros(x);
        return around(Fixed.expm1(Fixed.of(x, wide), wide), wide, 8, 0);
    }

    /**
     * ln (1 + x) for x > -1; the sum is kept whole, as rounding it would lose what this function is for, unless x is so large
     * that the sum has a digit for each of its powers of ten.
     */
    Interval log1p(BigDecimal x) {
        if (exponent(x) > 2 * digits) {
            Interval logarithm = ln(x);
            return new Interval(
                    logarithm.low(),
                    logarithm.high().add(BigDecimal.ONE.movePointLeft(2 * digits), Enclosure.up(digits + 2)));
        }
        return isTiny(x) ? likeItself(x) : ln(x.add(BigDecimal.ONE));
    }

    /** ln x for x > 0. */
    Interval ln(BigDecimal x) {
        if (x.compareTo(new BigDecimal("0.7")) > 0 && x.compareTo(new BigDecimal("1.42")) < 0) {
            BigDecimal distance = x.subtract(BigDecimal.ONE);
            if (isTiny(distance)) {
                return likeItself(distance);
            }
            int wide = bits + leadingZeros(distance);
            return around(lnNearOne(x, wide), wide, 8, 0);
        }
        // ln x = k ln 10 + j ln 2 + ln m with m near 1; as x itself is not, nothing cancels.
        int k = exponent(x);
        BigDecimal m = x.scaleByPowerOfTen(-k);
        int j = 0;
        while (m.compareTo(new BigDecimal("1.42")) >= 0) {
            m = m.divide(BigDecimal.valueOf(2));
            j++;
        }
        BigInteger sum = Fixed.ln10(bits)
                .multiply(BigInteger.valueOf(k))
                .add(Fixed.ln2(bits).multiply(BigInteger.valueOf(j)))
                .add(lnNearOne(m, bits));
        return around(sum, bits, 16 + 2L * Math.abs(k), 0);
    }

    /** 2 atanh((m - 1)/(m + 1)) for m from 0.7 to 1.42, off by less than 8 ulps. */
    private static BigInteger lnNearOne(BigDecimal m, int bits) {
        int scale = Math.max(m.scale(), 0);
        BigInteger above = m.subtract(BigDecimal.ONE).setScale(scale).unscaledValue();
        BigInteger below = m.add(BigDecimal.ONE).setScale(scale).unscaledValue();
        return Fixed.twiceAtanh(above.shiftLeft(bits).divide(below), bits);
    }

    Interval sin(BigDecimal x) {
        return isTiny(x) ? likeItself(x) : circular(x, 0);
    }

    Interval cos(BigDecimal x) {
        if (isTiny(x)) {
            BigDecimal below = x.signum() == 0 ? BigDecimal.ZERO : BigDecimal.ONE.movePointLeft(digits);
            return new Interval(BigDecimal.ONE.subtract(below), BigDecimal.ONE);
        }
        return circular(x, 1);
    }

    /** sin(x + quarters pi/2). */
    private Interval circular(BigDecimal x, int quarters) {
        if (exponent(x) > MAX_ANGLE_EXPONENT) {
            throw UndecidedException.beyondReach("an angle above 10^" + MAX_ANGLE_EXPONENT);
        }
        // Near 0 the sine has as many zeros before its first digit as the angle.
        int wide = bits + (quarters == 0 ? leadingZeros(x) : 0);
        // As many bits more as the count of quarter turns has, so that its product with pi/2 is right to an ulp.
        int extra = 4 + bitsOf(Math.max(0, exponent(x) + 1));
        BigInteger fine = Fixed.of(x, wide + extra);
        BigInteger quarter = Fixed.pi(wide + extra).shiftRight(1);
        BigInteger[] turns = fine.add(quarter.shiftRight(1)).divideAndRemainder(quarter);
        BigInteger remainder = fine.subtract(turns[0].multiply(quarter)).shiftRight(extra);
        return switch (turns[0].add(BigInteger.valueOf(quarters))
                .and(BigInteger.valueOf(3))
                .intValue()) {
            case 0 -> around(Fixed.sin(remainder, wide), wide, 8, 0);
            case 1 -> around(Fixed.cos(remainder, wide), wide, 8, 0);
            case 2 -> around(Fixed.sin(remainder, wide).negate(), wide, 8, 0);
            default -> around(Fixed.cos(remainder, wide).negate(), wide, 8, 0);
        };
    }

    Interval atan(BigDecimal x) {
        if (x.signum() < 0) {
            Interval opposite = atan(x.negate());
            return new Interval(opposite.high().negate(), opposite.low().negate());
        }
        if (isTiny(x)) {
            return likeItself(x);
        }
        if (x.compareTo(BigDecimal.ONE) <= 0) {
            int wide = bits + leadingZeros(x);
            return around(Fixed.atan(Fixed.of(x, wide), wide), wide, 8, 0);
        }
        // atan x = pi/2 - atan(1/x); beyond the last digit 1/x is 0 with an error of less than an ulp.
        BigInteger inverse = exponent(x) > 2 * digits + SPARE_BITS
                ? BigInteger.ZERO
                : Fixed.of(BigDecimal.ONE.divide(x, Enclosure.down(2 * digits + SPARE_BITS)), bits);
        return around(Fixed.pi(bits).shiftRight(1).subtract(Fixed.atan(inverse, bits)), bits, 16, 0);
    }

    /** Whether f(x) is x as far as the digits go, for the functions of which {@link #likeItself} speaks. */
    private boolean isTiny(BigDecimal x) {
        return x.signum() == 0 || exponent(x) < -digits - 2;
    }

    /** |f(x) - x| <= x^2 for |x| <= 0.1 and f any of expm1, log1p, sin, tan, asin, atan, sinh and tanh. */
    private Interval likeItself(BigDecimal x) {
        BigDecimal square = x.multiply(x);
        return new Interval(x.subtract(square, Enclosure.down(digits)), x.add(square, Enclosure.up(digits)));
    }

    /** The interval {@code (n +- error) / 2^bits * 10^power}. */
    private Interval around(BigInteger n, int fractionBits, long error, int power) {
        BigDecimal one = new BigDecimal(BigInteger.ONE.shiftLeft(fractionBits));
        BigInteger margin = BigInteger.valueOf(error);
        return new Interval(
                new BigDecimal(n.subtract(margin))
                        .divide(one, Enclosure.down(digits + 2))
                        .scaleByPowerOfTen(power),
                new BigDecimal(n.add(margin))
                        .divide(one, Enclosure.up(digits + 2))
                        .scaleByPowerOfTen(power));
    }

    /** The power of ten of the first digit. */
    static int exponent(BigDecimal x) {
        return x.precision() - x.scale() - 1;
    }

    private static int bitsOf(int decimalDigits) {
        return (int) (decimalDigits * 3.33) + 1;
    }

    private static int leadingZeros(BigDecimal x) {
        return bitsOf(Math.max(0, -exponent(x)));
    }
}
