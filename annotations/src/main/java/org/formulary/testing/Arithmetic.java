package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Exact;
import org.formulary.testing.Enclosure.Interval;

/**
 * The four operations and what decides between numbers, on enclosures. Exact operands give exact results as long as those
 * stay of a size worth carrying; bounds are rounded outwards to {@code digits} digits.
 */
final class Arithmetic {

    /** Fractions with more bits than this in the denominator are carried as intervals instead. */
    private static final int MAX_DENOMINATOR_BITS = 1 << 14;

    /** The same for numerators and integers, which remainders and binomials need to the last digit. */
    static final int MAX_INTEGER_BITS = 1 << 18;

    private final int digits;
    private final MathContext down;
    private final MathContext up;

    Arithmetic(int digits) {
        this.digits = digits;
        this.down = Enclosure.down(digits);
        this.up = Enclosure.up(digits);
    }

    int digits() {
        return digits;
    }

    Enclosure add(Enclosure a, Enclosure b) {
        if (a instanceof Exact x && b instanceof Exact y) {
            return exact(x.value().plus(y.value()));
        }
        Interval x = a.interval(digits);
        Interval y = b.interval(digits);
        return new Interval(x.low().add(y.low(), down), x.high().add(y.high(), up));
    }

    Enclosure subtract(Enclosure a, Enclosure b) {
        return add(a, negate(b));
    }

    Enclosure negate(Enclosure a) {
        if (a instanceof Exact x) {
            return new Exact(x.value().negate());
        }
        Interval x = a.interval(digits);
        return new Interval(x.high().negate(), x.low().negate());
    }

    Enclosure multiply(Enclosure a, Enclosure b) {
        if (a instanceof Exact x && b instanceof Exact y) {
            return exact(x.value().times(y.value()));
        }
        if (isZero(a) || isZero(b)) {
            return Enclosure.of(0);
        }
        Interval x = a.interval(digits);
        Interval y = b.interval(digits);
        BigDecimal ll = x.low().multiply(y.low());
        BigDecimal lh = x.low().multiply(y.high());
        BigDecimal hl = x.high().multiply(y.low());
        BigDecimal hh = x.high().multiply(y.high());
        return new Interval(
                ll.min(lh).min(hl.min(hh)).round(down),
                ll.max(lh).max(hl.max(hh)).round(up));
    }

    Enclosure divide(Enclosure a, Enclosure b) {
        if (isZero(b)) {
            throw new UndefinedException("division by 0");
        }
        if (a instanceof Exact x && b instanceof Exact y) {
            return exact(x.value().dividedBy(y.value()));
        }
        Interval y = b.interval(digits);
        if (y.holdsZero()) {
            throw UndecidedException.atThisPrecision("whether a divisor is 0");
        }
        if (isZero(a)) {
            return a;
        }
        if (y.high().signum() < 0) {
            return divide(negate(a), negate(b));
        }
        Interval x = a.interval(digits);
        BigDecimal underLow = x.low().signum() >= 0 ? y.high() : y.low();
        BigDecimal underHigh = x.high().signum() >= 0 ? y.low() : y.high();
        return new Interval(x.low().divide(underLow, down), x.high().divide(underHigh, up));
    }

    /** {@code a - b floor(a/b)}: the remainder with the sign of the divisor. */
    Enclosure mod(Enclosure a, Enclosure b) {
        return subtract(a, multiply(b, Enclosure.of(floor(divide(a, b)))));
    }

    Enclosure abs(Enclosure a) {
        if (a instanceof Exact x) {
            return new Exact(x.value().abs());
        }
        Interval x = a.interval(digits);
        if (x.low().signum() >= 0) {
            return x;
        }
        return x.high().signum() <= 0
                ? negate(x)
                : new Interval(BigDecimal.ZERO, x.high().max(x.low().negate()));
    }

    Enclosure min(Enclosure a, Enclosure b) {
        if (a instanceof Exact x && b instanceof Exact y) {
            return x.value().compareTo(y.value()) <= 0 ? a : b;
        }
        Interval x = a.interval(digits);
        Interval y = b.interval(digits);
        if (x.high().compareTo(y.low()) <= 0) {
            return a;
        }
        if (y.high().compareTo(x.low()) <= 0) {
            return b;
        }
        return new Interval(x.low().min(y.low()), x.high().min(y.high()));
    }

    Enclosure max(Enclosure a, Enclosure b) {
        return negate(min(negate(a), negate(b)));
    }

    BigInteger floor(Enclosure a) {
        if (a instanceof Exact x) {
            return x.value().floor();
        }
        Interval x = a.interval(digits);
        BigInteger low = floor(x.low());
        if (!low.equals(floor(x.high()))) {
            throw UndecidedException.atThisPrecision("which integer lies below a number");
        }
        return low;
    }

    private static BigInteger floor(BigDecimal x) {
        int exponent = PointFunctions.exponent(x);
        if (exponent < 0) {
            return x.signum() < 0 ? BigInteger.ONE.negate() : BigInteger.ZERO;
        }
        if (exponent > MAX_INTEGER_BITS / 4) {
            throw UndecidedException.beyondReach("an integer of more than " + MAX_INTEGER_BITS + " bits");
        }
        return x.setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    BigInteger ceil(Enclosure a) {
        return floor(negate(a)).negate();
    }

    /** The nearest integer, halves away from zero. */
    BigInteger round(Enclosure a) {
        Enclosure half = new Exact(Rational.of(1, 2));
        return signum(a) < 0 ? floor(add(negate(a), half)).negate() : floor(add(a, half));
    }

    int signum(Enclosure a) {
        if (a.signOfLow() != a.signOfHigh()) {
            throw UndecidedException.atThisPrecision("the sign of a number that is 0 to " + digits + " digits");
        }
        return a.signOfLow();
    }

    /** The sign of {@code a - b}. */
    int compare(Enclosure a, Enclosure b) {
        if (a instanceof Exact x && b instanceof Exact y) {
            return x.value().compareTo(y.value());
        }
        Interval x = a.interval(digits);
        Interval y = b.interval(digits);
        if (x.high().compareTo(y.low()) < 0) {
            return -1;
        }
        if (x.low().compareTo(y.high()) > 0) {
            return 1;
        }
        throw UndecidedException.atThisPrecision("how two numbers compare that agree to " + digits + " digits");
    }

    static boolean isZero(Enclosure a) {
        return a instanceof Exact x && x.value().signum() == 0;
    }

    /** Whether a fraction or integer is small enough to be carried exactly. */
    private static boolean isCarried(Rational value) {
        return value.numerator().bitLength() <= MAX_INTEGER_BITS
                && value.denominator().bitLength() <= MAX_DENOMINATOR_BITS;
    }

    private Enclosure exact(Rational value) {
        Exact result = new Exact(value);
        return isCarried(value) ? result : result.interval(digits);
    }
}
