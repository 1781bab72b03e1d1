package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/** Powers of intervals: all values that exist; 0 to the power 0 is none. */
final class IntervalPowers {

    /** Exponents up to this one are worked out, larger ones tell only on which side of 0 and 1 the power lies. */
    private static final int MAX_EXPONENT = 64;

    private IntervalPowers() {}

    static Interval power(Interval base, Interval exponent) {
        Optional<Rational> constant = exponent.point();
        if (constant.isPresent() && constant.get().isInteger()) {
            Rational n = constant.get();
            if (n.abs().compareTo(Rational.of(MAX_EXPONENT)) <= 0) {
                return integerPower(base, n.numerator().intValueExact());
            }
        } else if (constant.isPresent()) {
            return fractionalPower(base, constant.get());
        }
        return coarse(base, exponent);
    }

    /** The power with a fixed integer. */
    static Interval integerPower(Interval base, int exponent) {
        if (exponent < 0) {
            return IntervalArithmetic.dividedBy(Interval.of(Rational.ONE), integerPower(base, -exponent));
        }
        if (exponent == 0) {
            return Interval.of(Rational.ONE);
        } else if (exponent == 1) {
            return base;
        }
        Interval monotone = exponent % 2 == 0 ? IntervalArithmetic.abs(base) : base;
        return new Interval(
                monotone.lower().map(bound -> power(bound, exponent)),
                monotone.upper().map(bound -> power(bound, exponent)),
                base.integer());
    }

    private static Bound power(Bound bound, int exponent) {
        return new Bound(bound.value().power(exponent), bound.open());
    }

    private static Interval fractionalPower(Interval base, Rational exponent) {
        if (exponent.signum() < 0) {
            return IntervalArithmetic.dividedBy(Interval.of(Rational.ONE), fractionalPower(base, exponent.negate()));
        }
        return base.intersect(Interval.NON_NEGATIVE)
                .map(x -> Monotone.of("(^ x " + exponent + ")").image(x))
                .orElse(Interval.ALL);
    }

    /** On which side of 0 and 1 the power lies. */
    private static Interval coarse(Interval base, Interval exponent) {
        boolean integer = base.integer() && exponent.integer() && exponent.isNonNegative();
        if (!base.isNonNegative()) {
            return integer ? Interval.INTEGERS : Interval.ALL;
        }
        Interval from = base.isPositive() ? Interval.POSITIVE : Interval.NON_NEGATIVE;
        boolean grows = base.isAtLeast(Rational.ONE);
        boolean shrinks = base.isAtMost(Rational.ONE);
        boolean up = exponent.isNonNegative();
        boolean down = exponent.negate().isNonNegative();
        // 1 itself is a power only of 1 or to the power 0.
        Bound one = new Bound(Rational.ONE, !base.contains(Rational.ONE) && exponent.excludesZero());
        Interval side = from;
        if ((grows && up) || (shrinks && down)) {
            side = new Interval(Optional.of(one), Optional.empty(), false);
        } else if ((grows && down) || (shrinks && up)) {
            side = new Interval(from.lower(), Optional.of(one), false);
        }
        return integer ? side.intersect(Interval.INTEGERS).orElse(side) : side;
    }
}
