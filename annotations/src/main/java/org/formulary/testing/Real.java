package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.IntFunction;
import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Exact;
import org.formulary.testing.Enclosure.Interval;

/**
 * A real number: an exact fraction, or a way to enclose it as tightly as a question needs. Questions are put to an
 * enclosure of 40 digits first; while that leaves them open the digits are doubled, up to 1280, after which the answer is
 * an {@link UndecidedException}. No answer ever rests on a rounding error.
 */
public final class Real implements Comparable<Real> {

    /** The precision that is tried first, in decimal digits. */
    static final int FIRST_DIGITS = 40;

    /** The precision that is tried last, in decimal digits. */
    static final int LAST_DIGITS = 1280;

    /** Digits by which the width of tight bounds lies below the number. */
    private static final int TIGHT_DIGITS = 25;

    /** Far below the smallest double. */
    private static final BigDecimal NEGLIGIBLE = BigDecimal.ONE.movePointLeft(400);

    private final Enclosure first;
    private final int firstDigits;
    private final IntFunction<Enclosure> source;

    private Real(Enclosure first, int firstDigits, IntFunction<Enclosure> source) {
        this.first = first;
        this.firstDigits = firstDigits;
        this.source = source;
    }

    /** An exact number. */
    public static Real of(Rational value) {
        Enclosure exact = new Exact(value);
        return new Real(exact, FIRST_DIGITS, digits -> exact);
    }

    /** An integer. */
    public static Real of(long value) {
        return of(Rational.of(value));
    }

    /** An integer. */
    public static Real of(BigInteger value) {
        return of(Rational.of(value));
    }

    /** A decimal. */
    public static Real of(BigDecimal value) {
        return of(Rational.of(value));
    }

    /**
     * The exact value of a finite double.
     *
     * @throws NumberFormatException if the value is infinite or not a number
     */
    public static Real of(double value) {
        return of(Rational.of(value));
    }

    /** The ratio of a circle's circumference to its diameter. */
    public static Real pi() {
        return refinable(digits -> new Elementary(digits).pi());
    }

    /** The number that {@code source} encloses at every precision. */
    static Real refinable(IntFunction<Enclosure> source) {
        return refine(digits -> new Real(source.apply(digits), digits, source));
    }

    /** The first answer, asking at ever higher precision while the answer is that this one does not decide. */
    static <T> T refine(IntFunction<T> question) {
        return refine(question, LAST_DIGITS);
    }

    /** {@link #refine(IntFunction)} up to a precision. */
    static <T> T refine(IntFunction<T> question, int lastDigits) {
        int digits = FIRST_DIGITS;
        while (true) {
            try {
                int asked = digits;
                return BeyondReach.guard(() -> question.apply(asked));
            } catch (UndecidedException e) {
                digits *= 2;
                if (!e.moreDigitsMayHelp() || digits > lastDigits) {
                    throw e;
                }
            }
        }
    }

    Enclosure at(int digits) {
        return first instanceof Exact || digits == firstDigits ? first : source.apply(digits);
    }

    /** Whether the value is known as a fraction. */
    public boolean isExact() {
        return first instanceof Exact;
    }

    /**
     * The exact value.
     *
     * @throws IllegalStateException if it is not {@linkplain #isExact() known}
     */
    public Rational rational() {
        if (first instanceof Exact exact) {
            return exact.value();
        }
        throw new IllegalStateException("not known as a fraction: " + this);
    }

    /** A fraction that is not above the number, and within about 40 digits of it. */
    public Rational lower() {
        return first instanceof Exact exact
                ? exact.value()
                : rational(first.interval(firstDigits).low());
    }

    /** A fraction that is not below the number, and within about 40 digits of it. */
    public Rational upper() {
        return first instanceof Exact exact
                ? exact.value()
                : rational(first.interval(firstDigits).high());
    }

    private static Rational rational(BigDecimal value) {
        if (Math.abs((long) PointFunctions.exponent(value)) > Arithmetic.MAX_INTEGER_BITS / 4) {
            throw UndecidedException.beyondReach("a fraction of that size");
        }
        return Rational.of(value);
    }

    /** The number rounded to {@code digits} significant digits, halves to even. */
    public BigDecimal toBigDecimal(int digits) {
        MathContext rounding = new MathContext(digits, RoundingMode.HALF_EVEN);
        if (first instanceof Exact exact) {
            return new BigDecimal(exact.value().numerator())
                    .divide(new BigDecimal(exact.value().denominator()), rounding);
        }
        return refine(precision -> {
            Interval range = at(precision).interval(precision);
            BigDecimal low = range.low().round(rounding);
            if (low.compareTo(range.high().round(rounding)) != 0) {
                throw UndecidedException.atThisPrecision("how a number rounds to " + digits + " digits");
            }
            return low;
        });
    }

    /** The nearest double, ties to even; infinite beyond the range of doubles. */
    public double toDouble() {
        if (first instanceof Exact exact) {
            return exact.value().toDouble();
        }
        return refine(digits -> {
            Interval range = at(digits).interval(digits);
            double low = range.low().doubleValue();
            if (low != range.high().doubleValue()) {
                throw UndecidedException.atThisPrecision("how a number rounds to a double");
            }
            return low;
        });
    }

    /**
     * How far {@code computed} is from this number.
     *
     * @param computed a finite double
     */
    public double distance(double computed) {
        return distance(computed, Rational.ONE);
    }

    private double distance(double computed, Rational unit) {
        return refine(digits -> {
            Enclosure value = at(digits);
            requireTight(value, digits);
            Arithmetic arithmetic = new Arithmetic(digits);
            Enclosure difference = arithmetic.subtract(value, new Exact(Rational.of(computed)));
            return magnitude(arithmetic.divide(difference, new Exact(unit)), digits);
        });
    }

    /** Bounds so close that a unit in the last place of a double is wide beside them. */
    private static void requireTight(Enclosure value, int digits) {
        if (value instanceof Interval range) {
            BigDecimal width = range.high().subtract(range.low(), Enclosure.up(digits));
            BigDecimal allowed = range.low().abs().movePointLeft(TIGHT_DIGITS).max(NEGLIGIBLE);
            if (width.compareTo(allowed) > 0) {
                throw UndecidedException.atThisPrecision("how large a number is");
            }
        }
    }

    /** The larger of the magnitudes of both bounds. */
    private static double magnitude(Enclosure value, int digits) {
        if (value instanceof Exact exact) {
            return exact.value().abs().toDouble();
        }
        Interval range = value.interval(digits);
        return Math.max(
                Math.abs(range.low().doubleValue()), Math.abs(range.high().doubleValue()));
    }

    /**
     * The distance of {@code computed} in units in the last place of the double nearest to this number; infinite where
     * only one of the two is finite, or {@code computed} is not a number.
     */
    public double relativeDistanceUlps(double computed) {
        double nearest = toDouble();
        if (Double.isNaN(computed)) {
            return Double.POSITIVE_INFINITY;
        }
        if (Double.isInfinite(computed) || Double.isInfinite(nearest)) {
            return computed == nearest ? 0 : Double.POSITIVE_INFINITY;
        }
        return distance(computed, Rational.of(Math.ulp(nearest)));
    }

    /** -1, 0 or 1. */
    public int signum() {
        return refine(digits -> new Arithmetic(digits).signum(at(digits)));
    }

    /**
     * Compares the numbers themselves.
     *
     * @throws UndecidedException if they are not both exact and agree to 1280 digits
     */
    @Override
    public int compareTo(Real other) {
        return refine(digits -> new Arithmetic(digits).compare(at(digits), other.at(digits)));
    }

    /** The sum. */
    public Real plus(Real other) {
        return refinable(digits -> new Arithmetic(digits).add(at(digits), other.at(digits)));
    }

    /** The difference. */
    public Real minus(Real other) {
        return refinable(digits -> new Arithmetic(digits).subtract(at(digits), other.at(digits)));
    }

    /** The product. */
    public Real times(Real other) {
        return refinable(digits -> new Arithmetic(digits).multiply(at(digits), other.at(digits)));
    }

    /**
     * The quotient.
     *
     * @throws UndefinedException if {@code other} is 0
     */
    public Real dividedBy(Real other) {
        return refinable(digits -> new Arithmetic(digits).divide(at(digits), other.at(digits)));
    }

    /** The opposite number. */
    public Real negate() {
        return refinable(digits -> new Arithmetic(digits).negate(at(digits)));
    }

    /** The absolute value. */
    public Real abs() {
        return refinable(digits -> new Arithmetic(digits).abs(at(digits)));
    }

    /** The integer power. */
    public Real power(int exponent) {
        return refinable(digits -> new Powers(digits).power(at(digits), Enclosure.of(exponent)));
    }

    /** Whether the other object is the same exact number; an inexact number equals only itself. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Real that
                        && first instanceof Exact exact
                        && that.first instanceof Exact thatExact
                        && exact.equals(thatExact));
    }

    @Override
    public int hashCode() {
        return first.hashCode();
    }

    /** The fraction, or the lower bound to 40 digits. */
    @Override
    public String toString() {
        return first instanceof Exact exact
                ? exact.value().toString()
                : first.interval(firstDigits)
                        .low()
                        .round(new MathContext(FIRST_DIGITS))
                        .toString();
    }
}
