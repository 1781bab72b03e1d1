package org.formulary.testing;

import java.math.BigInteger;
import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Exact;

/** Powers, factorials and binomials. */
final class Powers {

    /** Digits beyond those asked for in the exponent of e, whose absolute error is the relative one of the power. */
    private static final int SPARE_DIGITS = 12;

    /** Factors of a factorial or binomial. */
    private static final int MAX_FACTORS = 2_000;

    /** Exponents up to this one are taken by repeated multiplication of bounds. */
    private static final int MAX_MULTIPLIED = 10_000;

    private final Arithmetic arithmetic;

    Powers(int digits) {
        this.arithmetic = new Arithmetic(digits);
    }

    Enclosure power(Enclosure base, Enclosure exponent) {
        if (Arithmetic.isZero(base)) {
            return powerOfZero(exponent);
        }
        if (base instanceof Exact b && b.value().equals(Rational.ONE)) {
            return base;
        }
        if (!(exponent instanceof Exact n)) {
            return transcendental(base, exponent);
        }
        if (n.value().isInteger()) {
            return integerPower(base, n.value().numerator());
        }
        if (base instanceof Exact b && b.value().signum() > 0) {
            Rational e = n.value();
            return Roots.exact(b.value(), e.denominator())
                    .map(root -> integerPower(new Exact(root), e.numerator()))
                    .orElseGet(() -> transcendental(base, exponent));
        }
        return transcendental(base, exponent);
    }

    private Enclosure powerOfZero(Enclosure exponent) {
        int sign = arithmetic.signum(exponent);
        if (sign <= 0) {
            throw new UndefinedException(sign == 0 ? "0 to the power 0" : "0 to a negative power");
        }
        return Enclosure.of(0);
    }

    private Enclosure integerPower(Enclosure base, BigInteger exponent) {
        if (exponent.signum() == 0) {
            // A base that may be 0 is settled first.
            if (arithmetic.signum(base) == 0) {
                throw new UndefinedException("0 to the power 0");
            }
            return Enclosure.of(1);
        }
        if (base instanceof Exact b && isCarried(b.value(), exponent)) {
            return new Exact(b.value().power(exponent.intValueExact()));
        }
        if (exponent.signum() < 0) {
            return arithmetic.divide(Enclosure.of(1), integerPower(base, exponent.negate()));
        }
        if (exponent.compareTo(BigInteger.valueOf(MAX_MULTIPLIED)) <= 0) {
            return multiplied(base, exponent.intValueExact());
        }
        Enclosure magnitude = transcendental(arithmetic.abs(base), Enclosure.of(exponent));
        return exponent.testBit(0) && arithmetic.signum(base) < 0 ? arithmetic.negate(magnitude) : magnitude;
    }

    private static boolean isCarried(Rational base, BigInteger exponent) {
        long bits = Math.max(base.numerator().bitLength(), base.denominator().bitLength()) - 1L;
        if (bits == 0) {
            // The base is 1 or -1; any exponent an int can hold will do, and others only matter by their parity.
            return exponent.bitLength() < Integer.SIZE;
        }
        long limit = base.isInteger() && exponent.signum() > 0 ? Arithmetic.MAX_INTEGER_BITS : 1L << 14;
        return exponent.abs().multiply(BigInteger.valueOf(bits + 1)).compareTo(BigInteger.valueOf(limit)) <= 0;
    }

    private Enclosure multiplied(Enclosure base, int exponent) {
        // Even powers of an interval around 0 do not go below it.
        Enclosure factor = exponent % 2 == 0 ? arithmetic.abs(base) : base;
        Enclosure product = Enclosure.of(1);
        for (int bit = Integer.highestOneBit(exponent); bit > 0; bit >>= 1) {
            product = arithmetic.multiply(product, product);
            if ((exponent & bit) != 0) {
                product = arithmetic.multiply(product, factor);
            }
        }
        return product;
    }

    /** {@code exp(exponent ln base)}. */
    private Enclosure transcendental(Enclosure base, Enclosure exponent) {
        if (base.signOfHigh() < 0 && arithmetic.compare(exponent, Enclosure.of(arithmetic.floor(exponent))) > 0) {
            throw new UndefinedException("a negative number to a power that is not an integer");
        }
        if (base.signOfLow() <= 0) {
            throw UndecidedException.atThisPrecision("whether the base of a power is positive");
        }
        int digits = arithmetic.digits() + SPARE_DIGITS;
        Elementary elementary = new Elementary(digits);
        return elementary.exp(new Arithmetic(digits).multiply(exponent, elementary.ln(base)));
    }

    Enclosure factorial(Enclosure n) {
        BigInteger count = natural(n, "factorial");
        if (count.compareTo(BigInteger.valueOf(MAX_FACTORS)) > 0) {
            throw UndecidedException.beyondReach("a factorial of more than " + MAX_FACTORS + " factors");
        }
        return Enclosure.of(product(1, count.intValueExact()));
    }

    /** {@code n (n - 1) ... (n - k + 1) / k!}; 0 where {@code k > n}. */
    Enclosure binomial(Enclosure of, Enclosure choose) {
        BigInteger n = natural(of, "binomial");
        BigInteger k = natural(choose, "binomial");
        if (k.compareTo(n) > 0) {
            return Enclosure.of(0);
        }
        BigInteger smaller = k.min(n.subtract(k));
        if (smaller.compareTo(BigInteger.valueOf(MAX_FACTORS)) > 0) {
            throw UndecidedException.beyondReach("a binomial of more than " + MAX_FACTORS + " factors");
        }
        BigInteger result = BigInteger.ONE;
        for (int i = 1; i <= smaller.intValueExact(); i++) {
            result = result.multiply(n.subtract(BigInteger.valueOf(i - 1L))).divide(BigInteger.valueOf(i));
        }
        return Enclosure.of(result);
    }

    private static BigInteger natural(Enclosure x, String function) {
        if (x instanceof Exact exact) {
            if (exact.value().isInteger() && exact.value().signum() >= 0) {
                return exact.value().numerator();
            }
            throw new UndefinedException(function + " of " + exact.value());
        }
        throw UndecidedException.atThisPrecision("whether the operand of " + function + " is an integer");
    }

    /** The product of the integers from {@code from} to {@code to}, by halves, so that factors stay of like size. */
    private static BigInteger product(int from, int to) {
        if (to - from < 8) {
            BigInteger result = BigInteger.ONE;
            for (int i = from; i <= to; i++) {
                result = result.multiply(BigInteger.valueOf(i));
            }
            return result;
        }
        int middle = (from + to) >>> 1;
        return product(from, middle).multiply(product(middle + 1, to));
    }
}
