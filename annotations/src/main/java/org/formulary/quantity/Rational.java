package org.formulary.quantity;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/** An exact fraction of two integers in lowest terms, with a positive denominator. */
public final class Rational implements Comparable<Rational> {

    /** 0. */
    public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);

    /** 1. */
    public static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Rational(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /** The integer {@code value}. */
    public static Rational of(long value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    /** The integer {@code value}. */
    public static Rational of(BigInteger value) {
        return new Rational(value, BigInteger.ONE);
    }

    /**
     * {@code numerator/denominator}.
     *
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
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
        return new Rational(quotient(numerator, divisor), quotient(denominator, divisor));
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
        BigInteger odd = BigInteger.valueOf((value < 0 ? -significand : significand) >> zeros);
        int exponent = Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52 + zeros;
        return exponent >= 0
                ? new Rational(odd.shiftLeft(exponent), BigInteger.ONE)
                : new Rational(odd, BigInteger.ONE.shiftLeft(-exponent));
    }

    /** The numerator, in lowest terms. */
    public BigInteger numerator() {
        return numerator;
    }

    /** The denominator, in lowest terms and positive. */
    public BigInteger denominator() {
        return denominator;
    }

    /** Whether this is an integer. */
    public boolean isInteger() {
        return denominator.equals(BigInteger.ONE);
    }

    /** -1, 0 or 1. */
    public int signum() {
        return numerator.signum();
    }

    /** The sum. */
    public Rational plus(Rational other) {
        if (other.signum() == 0) {
            return this;
        }
        if (signum() == 0) {
            return other;
        }
        if (isInteger() && other.isInteger()) {
            return of(numerator.add(other.numerator));
        }
        // After Knuth: what the denominators share is all that the sum may have to cancel.
        BigInteger shared = gcd(denominator, other.denominator);
        BigInteger own = quotient(denominator, shared);
        BigInteger sum = numerator.multiply(quotient(other.denominator, shared)).add(other.numerator.multiply(own));
        BigInteger cancelled = gcd(sum, shared);
        return sum.signum() == 0
                ? ZERO
                : new Rational(quotient(sum, cancelled), own.multiply(quotient(other.denominator, cancelled)));
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
        if (isInteger() && other.isInteger()) {
            return of(numerator.multiply(other.numerator));
        }
        // Each is in lowest terms, so that only across can there be anything to cancel.
        BigInteger across = gcd(numerator, other.denominator);
        BigInteger back = gcd(other.numerator, denominator);
        return new Rational(
                quotient(numerator, across).multiply(quotient(other.numerator, back)),
                quotient(denominator, back).multiply(quotient(other.denominator, across)));
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
        if (signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        return signum() > 0
                ? new Rational(denominator, numerator)
                : new Rational(denominator.negate(), numerator.negate());
    }

    /** The opposite number. */
    public Rational negate() {
        return new Rational(numerator.negate(), denominator);
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
                ? new Rational(numerator.pow(exponent), denominator.pow(exponent))
                : inverse().power(-exponent);
    }

    /** The greatest integer that is not above this. */
    public BigInteger floor() {
        if (isInteger()) {
            return numerator;
        }
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The smallest integer that is not below this. */
    public BigInteger ceiling() {
        return negate().floor().negate();
    }

    /** The nearest double, ties to even; infinite beyond the range of doubles. */
    public double toDouble() {
        return RationalRounding.toDouble(numerator, denominator);
    }

    @Override
    public int compareTo(Rational other) {
        if (signum() != other.signum() || denominator.equals(other.denominator)) {
            return numerator.compareTo(other.numerator);
        }
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rational that
                && numerator.equals(that.numerator)
                && denominator.equals(that.denominator);
    }

    @Override
    public int hashCode() {
        return Objects.hash(numerator, denominator);
    }

    /** {@code 3} or {@code 3/4}. */
    @Override
    public String toString() {
        return isInteger() ? numerator.toString() : numerator + "/" + denominator;
    }
}
