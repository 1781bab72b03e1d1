package org.formulary.quantity;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/** An exact fraction of two integers in lowest terms, with a positive denominator. */
public final class Rational implements Comparable<Rational> {

    /** 0. */
    public static final Rational ZERO = new Rational(0, 1);

    /** 1. */
    public static final Rational ONE = new Rational(1, 1);

    /** Products of two magnitudes up to this one, and sums of two such products, are of the type {@code long}. */
    private static final long HALF_RANGE = Integer.MAX_VALUE;

    // Most fractions are small, and arithmetic in long is many times as fast. Each value has one representation only.
    private final long smallNumerator;

    /** 0 for a fraction that is not small. */
    private final long smallDenominator;

    /** Null for a small fraction. */
    private final BigInteger numerator;

    private final BigInteger denominator;

    /** A small fraction in lowest terms. */
    private Rational(long numerator, long denominator) {
        this.smallNumerator = numerator;
        this.smallDenominator = denominator;
        this.numerator = null;
        this.denominator = null;
    }

    /** A fraction in lowest terms that is not small. */
    private Rational(BigInteger numerator, BigInteger denominator) {
        this.smallNumerator = 0;
        this.smallDenominator = 0;
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /** A fraction in lowest terms. */
    private static Rational inLowestTerms(BigInteger numerator, BigInteger denominator) {
        return isSmall(numerator) && isSmall(denominator)
                ? new Rational(numerator.longValue(), denominator.longValue())
                : new Rational(numerator, denominator);
    }

    /** The integer {@code value}. */
    public static Rational of(long value) {
        return isSmall(value) ? new Rational(value, 1) : new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    /** Whether an integer has less than 63 bits, as its opposite then has. */
    private static boolean isSmall(long value) {
        return -(1L << 62) < value && value < 1L << 62;
    }

    private static boolean isSmall(BigInteger value) {
        return value.bitLength() < Long.SIZE - 1 && isSmall(value.longValue());
    }

    /** The integer {@code value}. */
    public static Rational of(BigInteger value) {
        return inLowestTerms(value, BigInteger.ONE);
    }

    /**
     * {@code numerator/denominator}.
     *
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(long numerator, long denominator) {
        return -HALF_RANGE <= numerator && numerator <= HALF_RANGE && denominator > 0 && denominator <= HALF_RANGE
                ? reduced(numerator, denominator)
                : of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** The fraction of two that are not the least long, the second above 0. */
    private static Rational reduced(long numerator, long denominator) {
        if (numerator == 0) {
            return ZERO;
        }
        long divisor = gcd(Math.abs(numerator), denominator);
        long above = numerator / divisor;
        long below = denominator / divisor;
        return isSmall(above) && isSmall(below)
                ? new Rational(above, below)
                : new Rational(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    /** The greatest common divisor of two above 0, by halves. */
    private static long gcd(long a, long b) {
        if (a == 1 || b == 1) {
            return 1;
        }
        int twos = Long.numberOfTrailingZeros(a | b);
        long x = a >> Long.numberOfTrailingZeros(a);
        long y = b >> Long.numberOfTrailingZeros(b);
        while (x != y) {
            long difference = Math.abs(x - y);
            x = Math.min(x, y);
            y = difference >> Long.numberOfTrailingZeros(difference);
        }
        return x << twos;
    }

    /**
     * {@code numerator/denominator}.
     *
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        BigInteger divisor = gcd(numerator, denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        return inLowestTerms(quotient(numerator, divisor), quotient(denominator, divisor));
    }

    /** The greatest common divisor; at once where one of the two is a power of two, as with doubles. */
    private static BigInteger gcd(BigInteger a, BigInteger b) {
        if (a.equals(BigInteger.ONE) || b.equals(BigInteger.ONE)) {
            return BigInteger.ONE;
        }
        if (a.signum() == 0 || b.signum() == 0) {
            return a.gcd(b);
        }
        int twos = Math.min(a.getLowestSetBit(), b.getLowestSetBit());
        return isPowerOfTwo(a) || isPowerOfTwo(b) ? BigInteger.ONE.shiftLeft(twos) : a.gcd(b);
    }

    private static boolean isPowerOfTwo(BigInteger a) {
        return a.signum() > 0 && a.getLowestSetBit() == a.bitLength() - 1;
    }

    /** {@code a/divisor}, which is an integer. */
    private static BigInteger quotient(BigInteger a, BigInteger divisor) {
        if (divisor.equals(BigInteger.ONE)) {
            return a;
        }
        return isPowerOfTwo(divisor) ? a.shiftRight(divisor.getLowestSetBit()) : a.divide(divisor);
    }

    /** The exact value of a decimal. */
    public static Rational of(BigDecimal value) {
        return value.scale() <= 0
                ? of(value.toBigIntegerExact())
                : of(value.unscaledValue(), BigInteger.TEN.pow(value.scale()));
    }

    /**
     * The exact value of a finite double.
     *
     * @throws NumberFormatException if the value is infinite or not a number
     */
    public static Rational of(double value) {
        if (!Double.isFinite(value)) {
            throw new NumberFormatException(value + " is no fraction");
        }
        if (value == 0) {
            return ZERO;
        }
        // An odd integer times a power of two is in lowest terms already.
        long bits = Double.doubleToRawLongBits(value);
        long significand = bits & ((1L << 52) - 1);
        if (Math.abs(value) >= Double.MIN_NORMAL) {
            significand |= 1L << 52;
        }
        int zeros = Long.numberOfTrailingZeros(significand);
        long odd = (value < 0 ? -significand : significand) >> zeros;
        int exponent = Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52 + zeros;
        if (exponent >= 0) {
            return exponent < 9
                    ? new Rational(odd << exponent, 1)
                    : of(BigInteger.valueOf(odd).shiftLeft(exponent));
        }
        return exponent > -62
                ? new Rational(odd, 1L << -exponent)
                : new Rational(BigInteger.valueOf(odd), BigInteger.ONE.shiftLeft(-exponent));
    }

    private boolean isSmall() {
        return smallDenominator != 0;
    }

    /** The numerator, in lowest terms. */
    public BigInteger numerator() {
        return isSmall() ? BigInteger.valueOf(smallNumerator) : numerator;
    }

    /** The denominator, in lowest terms and positive. */
    public BigInteger denominator() {
        return isSmall() ? BigInteger.valueOf(smallDenominator) : denominator;
    }

    /** The bits of the numerator or those of the denominator, without sign, whichever are more. */
    public int bitLength() {
        return isSmall()
                ? Long.SIZE - Long.numberOfLeadingZeros(Math.max(Math.abs(smallNumerator), smallDenominator))
                : Math.max(numerator.bitLength(), denominator.bitLength());
    }

    /** Whether this is an integer. */
    public boolean isInteger() {
        return isSmall() ? smallDenominator == 1 : denominator.equals(BigInteger.ONE);
    }

    /** -1, 0 or 1. */
    public int signum() {
        return isSmall() ? Long.signum(smallNumerator) : numerator.signum();
    }

    /** Whether sums and products with others of which this is true as well are computed in long. */
    private boolean isShort() {
        return isSmall() && Math.abs(smallNumerator) <= HALF_RANGE && smallDenominator <= HALF_RANGE;
    }

    /** The sum. */
    public Rational plus(Rational other) {
        if (other.signum() == 0) {
            return this;
        }
        if (signum() == 0) {
            return other;
        }
        if (isSmall() && other.isSmall() && smallDenominator == 1 && other.smallDenominator == 1) {
            return of(smallNumerator + other.smallNumerator);
        }
        if (isShort() && other.isShort()) {
            return reduced(
                    smallNumerator * other.smallDenominator + other.smallNumerator * smallDenominator,
                    smallDenominator * other.smallDenominator);
        }
        return sum(numerator(), denominator(), other.numerator(), other.denominator());
    }

    private static Rational sum(BigInteger a, BigInteger below, BigInteger b, BigInteger belowOther) {
        if (below.equals(BigInteger.ONE) && belowOther.equals(BigInteger.ONE)) {
            return of(a.add(b));
        }
        // After Knuth: what the denominators share is all that the sum may have to cancel.
        BigInteger shared = gcd(below, belowOther);
        BigInteger own = quotient(below, shared);
        BigInteger sum = a.multiply(quotient(belowOther, shared)).add(b.multiply(own));
        BigInteger cancelled = gcd(sum, shared);
        return sum.signum() == 0
                ? ZERO
                : inLowestTerms(quotient(sum, cancelled), own.multiply(quotient(belowOther, cancelled)));
    }

    /** The difference. */
    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    /** The product. */
    public Rational times(Rational other) {
        if (signum() == 0 || other.signum() == 0) {
            return ZERO;
        }
        return isShort() && other.isShort()
                ? reduced(smallNumerator * other.smallNumerator, smallDenominator * other.smallDenominator)
                : product(numerator(), denominator(), other.numerator(), other.denominator());
    }

    private static Rational product(BigInteger a, BigInteger below, BigInteger b, BigInteger belowOther) {
        // Each is in lowest terms, so that only across can there be anything to cancel.
        BigInteger across = gcd(a, belowOther);
        BigInteger back = gcd(b, below);
        return inLowestTerms(
                quotient(a, across).multiply(quotient(b, back)),
                quotient(below, back).multiply(quotient(belowOther, across)));
    }

    /**
     * The quotient.
     *
     * @throws ArithmeticException if {@code other} is 0
     */
    public Rational dividedBy(Rational other) {
        return times(other.inverse());
    }

    private Rational inverse() {
        int sign = signum();
        if (sign == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        if (isSmall()) {
            return new Rational(sign * smallDenominator, Math.abs(smallNumerator));
        }
        return sign > 0 ? new Rational(denominator, numerator) : new Rational(denominator.negate(), numerator.negate());
    }

    /** The opposite number. */
    public Rational negate() {
        return isSmall()
                ? new Rational(-smallNumerator, smallDenominator)
                : new Rational(numerator.negate(), denominator);
    }

    /** The absolute value. */
    public Rational abs() {
        return signum() < 0 ? negate() : this;
    }

    /**
     * The integer power.
     *
     * @throws ArithmeticException if this is 0 and the exponent negative
     */
    public Rational power(int exponent) {
        return exponent >= 0
                ? inLowestTerms(numerator().pow(exponent), denominator().pow(exponent))
                : inverse().power(-exponent);
    }

    /** The greatest integer that is not above this. */
    public BigInteger floor() {
        return isSmall()
                ? BigInteger.valueOf(Math.floorDiv(smallNumerator, smallDenominator))
                : floor(numerator, denominator);
    }

    private static BigInteger floor(BigInteger numerator, BigInteger denominator) {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The smallest integer that is not below this. */
    public BigInteger ceiling() {
        return negate().floor().negate();
    }

    /** The nearest double, ties to even; infinite beyond the range of doubles. */
    public double toDouble() {
        return isSmall()
                ? RationalRounding.toDouble(smallNumerator, smallDenominator)
                : RationalRounding.toDouble(numerator, denominator);
    }

    @Override
    public int compareTo(Rational other) {
        if (isSmall() && other.isSmall()) {
            return smallDenominator == other.smallDenominator
                    ? Long.compare(smallNumerator, other.smallNumerator)
                    : compareProducts(smallNumerator, other.smallDenominator, other.smallNumerator, smallDenominator);
        }
        if (signum() != other.signum()) {
            return Integer.compare(signum(), other.signum());
        }
        return numerator()
                .multiply(other.denominator())
                .compareTo(other.numerator().multiply(denominator()));
    }

    /** How {@code a b} compares to {@code c d}, of 128 bits. */
    private static int compareProducts(long a, long b, long c, long d) {
        int order = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return order != 0 ? order : Long.compareUnsigned(a * b, c * d);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rational that
                && smallNumerator == that.smallNumerator
                && smallDenominator == that.smallDenominator
                && Objects.equals(numerator, that.numerator)
                && Objects.equals(denominator, that.denominator);
    }

    @Override
    public int hashCode() {
        return isSmall()
                ? 31 * Long.hashCode(smallNumerator) + Long.hashCode(smallDenominator)
                : 31 * numerator.hashCode() + denominator.hashCode();
    }

    /** {@code 3} or {@code 3/4}. */
    @Override
    public String toString() {
        return isInteger() ? numerator().toString() : numerator() + "/" + denominator();
    }
}
