package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Exact;
import org.formulary.testing.Enclosure.Interval;

/**
 * The elementary functions on enclosures: exact where the value is rational and a rule of thumb knows it, else the
 * interval between the values at both bounds of a monotone function.
 */
final class Elementary {

    private static final Enclosure ONE = Enclosure.of(1);
    private static final Enclosure TWO = Enclosure.of(2);

    private final Arithmetic arithmetic;
    private final PointFunctions points;

    Elementary(int digits) {
        this.arithmetic = new Arithmetic(digits);
        this.points = new PointFunctions(digits);
    }

    Enclosure pi() {
        return points.pi();
    }

    Enclosure exp(Enclosure x) {
        return Arithmetic.isZero(x) ? ONE : monotone(x, points::exp);
    }

    Enclosure expm1(Enclosure x) {
        Interval range = interval(x);
        boolean small = range.low().compareTo(BigDecimal.ONE.negate()) >= 0
                && range.high().compareTo(BigDecimal.ONE) <= 0;
        return Arithmetic.isZero(x) ? x : small ? monotone(x, points::expm1) : arithmetic.subtract(exp(x), ONE);
    }

    Enclosure ln(Enclosure x) {
        requirePositive("ln", x);
        return isOne(x) ? Enclosure.of(0) : monotone(x, points::ln);
    }

    Enclosure log1p(Enclosure x) {
        requirePositive("ln", arithmetic.add(x, ONE));
        if (interval(x).low().compareTo(BigDecimal.ONE.negate()) <= 0) {
            throw UndecidedException.atThisPrecision("whether the operand of log1p is above -1");
        }
        return Arithmetic.isZero(x) ? x : monotone(x, points::log1p);
    }

    Enclosure log2(Enclosure x) {
        requirePositive("log2", x);
        if (x instanceof Exact exact) {
            BigInteger numerator = exact.value().numerator();
            BigInteger denominator = exact.value().denominator();
            if (numerator.bitCount() == 1 && denominator.bitCount() == 1) {
                return Enclosure.of((long) numerator.bitLength() - denominator.bitLength());
            }
        }
        return arithmetic.divide(ln(x), points.ln2());
    }

    Enclosure log10(Enclosure x) {
        requirePositive("log10", x);
        return exactLog10(x).orElseGet(() -> arithmetic.divide(ln(x), points.ln10()));
    }

    private static Optional<Enclosure> exactLog10(Enclosure x) {
        if (!(x instanceof Exact exact)) {
            return Optional.empty();
        }
        Rational value = exact.value();
        boolean fraction = value.numerator().equals(BigInteger.ONE);
        if (!fraction && !value.isInteger()) {
            return Optional.empty();
        }
        BigInteger power = fraction ? value.denominator() : value.numerator();
        int exponent = (int) Math.round((power.bitLength() - 1) * Math.log10(2));
        for (int candidate = Math.max(0, exponent - 1); candidate <= exponent + 1; candidate++) {
            if (power.testBit(0) == (candidate == 0)
                    && BigInteger.TEN.pow(candidate).equals(power)) {
                return Optional.of(Enclosure.of(fraction ? -candidate : candidate));
            }
        }
        return Optional.empty();
    }

    Enclosure sqrt(Enclosure x) {
        if (isNegative(x, "whether the operand of sqrt is negative")) {
            throw new UndefinedException("sqrt of a negative number");
        }
        return exactRoot(x, 2).orElseGet(() -> monotone(x, at -> Roots.enclose(at, 2, arithmetic.digits())));
    }

    Enclosure cbrt(Enclosure x) {
        if (x.signOfHigh() < 0) {
            return arithmetic.negate(cbrt(arithmetic.negate(x)));
        }
        return exactRoot(x, 3)
                .orElseGet(() -> monotone(
                        x,
                        at -> at.signum() < 0
                                ? (Interval) arithmetic.negate(Roots.enclose(at.negate(), 3, arithmetic.digits()))
                                : Roots.enclose(at, 3, arithmetic.digits())));
    }

    private static Optional<Enclosure> exactRoot(Enclosure x, int n) {
        return x instanceof Exact exact
                ? Roots.exact(exact.value(), BigInteger.valueOf(n)).map(Exact::new)
                : Optional.empty();
    }

    Enclosure sin(Enclosure x) {
        return Arithmetic.isZero(x) ? x : circular(x, points::sin);
    }

    Enclosure cos(Enclosure x) {
        return Arithmetic.isZero(x) ? ONE : circular(x, points::cos);
    }

    Enclosure tan(Enclosure x) {
        return Arithmetic.isZero(x) ? x : arithmetic.divide(sin(x), cos(x));
    }

    /** Neither sine nor cosine changes by more than its argument does. */
    private Enclosure circular(Enclosure x, Function<BigDecimal, Interval> function) {
        Interval range = interval(x);
        BigDecimal width = range.high().subtract(range.low(), Enclosure.up(arithmetic.digits()));
        if (width.compareTo(BigDecimal.ONE) > 0) {
            return new Interval(BigDecimal.ONE.negate(), BigDecimal.ONE);
        }
        Interval value = function.apply(range.low());
        return new Interval(
                value.low().subtract(width, Enclosure.down(arithmetic.digits())).max(BigDecimal.ONE.negate()),
                value.high().add(width, Enclosure.up(arithmetic.digits())).min(BigDecimal.ONE));
    }

    Enclosure atan(Enclosure x) {
        return Arithmetic.isZero(x) ? x : monotone(x, points::atan);
    }

    Enclosure asin(Enclosure x) {
        requireSine("asin", x);
        if (Arithmetic.isZero(x)) {
            return x;
        }
        if (isOne(arithmetic.abs(x))) {
            return arithmetic.multiply(x, arithmetic.divide(pi(), TWO));
        }
        Enclosure cosine = sqrt(arithmetic.multiply(arithmetic.subtract(ONE, x), arithmetic.add(ONE, x)));
        return atan(arithmetic.divide(x, cosine));
    }

    Enclosure acos(Enclosure x) {
        requireSine("acos", x);
        if (isOne(x)) {
            return Enclosure.of(0);
        }
        if (isOne(arithmetic.negate(x))) {
            return pi();
        }
        Enclosure tangentOfHalf = sqrt(arithmetic.divide(arithmetic.subtract(ONE, x), arithmetic.add(ONE, x)));
        return arithmetic.multiply(TWO, atan(tangentOfHalf));
    }

    /** The angle of the point (x, y); 0 at the origin, as every platform has it. */
    Enclosure atan2(Enclosure y, Enclosure x) {
        int side = arithmetic.signum(x);
        if (side > 0) {
            return atan(arithmetic.divide(y, x));
        }
        int height = arithmetic.signum(y);
        if (side == 0 && height == 0) {
            return Enclosure.of(0);
        }
        if (side == 0) {
            return arithmetic.multiply(Enclosure.of(height), arithmetic.divide(pi(), TWO));
        }
        Enclosure turn = height < 0 ? arithmetic.negate(pi()) : pi();
        return arithmetic.add(atan(arithmetic.divide(y, x)), turn);
    }

    Enclosure sinh(Enclosure x) {
        if (Arithmetic.isZero(x)) {
            return x;
        }
        // (e^x - e^-x)/2 in terms of e^x - 1, which keeps its digits near 0.
        Enclosure m = expm1(x);
        return arithmetic.divide(arithmetic.add(m, arithmetic.divide(m, arithmetic.add(m, ONE))), TWO);
    }

    Enclosure cosh(Enclosure x) {
        Enclosure e = exp(x);
        return Arithmetic.isZero(x) ? ONE : arithmetic.divide(arithmetic.add(e, arithmetic.divide(ONE, e)), TWO);
    }

    Enclosure tanh(Enclosure x) {
        if (x.signOfLow() > 0) {
            // With a negative exponent, so that large operands do not run out of range.
            return arithmetic.negate(tanh(arithmetic.negate(x)));
        }
        if (Arithmetic.isZero(x)) {
            return x;
        }
        Enclosure m = expm1(arithmetic.multiply(TWO, x));
        return arithmetic.divide(m, arithmetic.add(m, TWO));
    }

    Enclosure hypot(Enclosure x, Enclosure y) {
        return sqrt(arithmetic.add(
                arithmetic.multiply(arithmetic.abs(x), arithmetic.abs(x)),
                arithmetic.multiply(arithmetic.abs(y), arithmetic.abs(y))));
    }

    private Interval interval(Enclosure x) {
        return x.interval(arithmetic.digits());
    }

    private Enclosure monotone(Enclosure x, Function<BigDecimal, Interval> function) {
        Interval range = interval(x);
        Interval atLow = function.apply(range.low());
        return range.low().compareTo(range.high()) == 0
                ? atLow
                : new Interval(atLow.low(), function.apply(range.high()).high());
    }

    private static boolean isOne(Enclosure x) {
        return x instanceof Exact exact && exact.value().equals(Rational.ONE);
    }

    private static boolean isNegative(Enclosure x, String question) {
        if (x.signOfLow() < 0 && x.signOfHigh() >= 0) {
            throw UndecidedException.atThisPrecision(question);
        }
        return x.signOfHigh() < 0;
    }

    private static void requirePositive(String function, Enclosure x) {
        if (x.signOfHigh() <= 0) {
            throw new UndefinedException(function + " of " + (Arithmetic.isZero(x) ? "0" : "a negative number"));
        }
        if (x.signOfLow() <= 0) {
            throw UndecidedException.atThisPrecision("whether the operand of " + function + " is positive");
        }
    }

    private void requireSine(String function, Enclosure x) {
        if (arithmetic.compare(arithmetic.abs(x), ONE) > 0) {
            throw new UndefinedException(function + " of a number outside [-1, 1]");
        }
    }
}
