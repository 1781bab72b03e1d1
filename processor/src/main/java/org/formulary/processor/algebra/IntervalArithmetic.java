package org.formulary.processor.algebra;

import java.util.Optional;
import java.util.function.BinaryOperator;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/** The four operations, remainder, rounding and comparison on intervals: all values that exist, exactly bounded. */
final class IntervalArithmetic {

    private static final Interval ONE = Interval.of(Rational.ONE);

    private IntervalArithmetic() {}

    static Interval plus(Interval a, Interval b) {
        return new Interval(sum(a.lower(), b.lower()), sum(a.upper(), b.upper()), a.integer() && b.integer());
    }

    static Interval minus(Interval a, Interval b) {
        return plus(a, b.negate());
    }

    private static Optional<Bound> sum(Optional<Bound> a, Optional<Bound> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return Optional.empty();
        }
        Bound x = a.get();
        Bound y = b.get();
        return Optional.of(new Bound(x.value().plus(y.value()), x.open() || y.open()));
    }

    /** An end of a product: a number, or an infinity where {@code infinite} is not 0. */
    private record Corner(int infinite, Rational value, boolean open) {

        private static final Corner MINUS_INFINITY = new Corner(-1, Rational.ZERO, true);
        private static final Corner INFINITY = new Corner(1, Rational.ZERO, true);

        static Corner lower(Interval x) {
            return x.lower().map(Corner::of).orElse(MINUS_INFINITY);
        }

        static Corner upper(Interval x) {
            return x.upper().map(Corner::of).orElse(INFINITY);
        }

        private static Corner of(Bound bound) {
            return new Corner(0, bound.value(), bound.open());
        }

        private int compareTo(Corner other) {
            return infinite != other.infinite
                    ? Integer.compare(infinite, other.infinite)
                    : value.compareTo(other.value);
        }

        /** Of equal corners, the one that is reached. */
        Corner orLess(Corner other) {
            int order = compareTo(other);
            return order < 0 || (order == 0 && !open) ? this : other;
        }

        Corner orGreater(Corner other) {
            int order = compareTo(other);
            return order > 0 || (order == 0 && !open) ? this : other;
        }

        private int signum() {
            return infinite != 0 ? infinite : value.signum();
        }

        /** 0 itself stays 0 whatever it is multiplied by; what only comes near it does so too. */
        Corner times(Corner other) {
            if (signum() == 0 || other.signum() == 0) {
                boolean reached = (signum() == 0 && !open) || (other.signum() == 0 && !other.open);
                return new Corner(0, Rational.ZERO, !reached);
            }
            return infinite != 0 || other.infinite != 0
                    ? new Corner(signum() * other.signum(), Rational.ZERO, true)
                    : new Corner(0, value.times(other.value), open || other.open);
        }

        Optional<Bound> bound() {
            return infinite != 0 ? Optional.empty() : Optional.of(new Bound(value, open));
        }
    }

    static Interval times(Interval a, Interval b) {
        if (a.equals(ONE) || b.equals(ONE)) {
            return a.equals(ONE) ? b : a;
        }
        Corner aLower = Corner.lower(a);
        Corner aUpper = Corner.upper(a);
        Corner bLower = Corner.lower(b);
        Corner bUpper = Corner.upper(b);
        Corner least = aLower.times(bLower);
        Corner greatest = aUpper.times(bUpper);
        if (!a.isNonNegative() || !b.isNonNegative()) {
            Corner first = aLower.times(bUpper);
            Corner second = aUpper.times(bLower);
            Corner third = greatest;
            greatest = least.orGreater(first).orGreater(second).orGreater(greatest);
            least = least.orLess(first).orLess(second).orLess(third);
        }
        return new Interval(least.bound(), greatest.bound(), a.integer() && b.integer());
    }

    static Interval dividedBy(Interval a, Interval b) {
        return reciprocal(b).map(inverse -> times(a, inverse)).orElse(Interval.ALL);
    }

    /** Empty where the divisors lie on both sides of 0, or are 0. */
    private static Optional<Interval> reciprocal(Interval x) {
        if (x.isNonNegative()) {
            Optional<Bound> upper =
                    x.lower().filter(bound -> bound.value().signum() > 0).map(IntervalArithmetic::inverse);
            Bound lower = x.upper()
                    .filter(bound -> bound.value().signum() > 0)
                    .map(IntervalArithmetic::inverse)
                    .orElse(new Bound(Rational.ZERO, true));
            boolean onlyZero =
                    x.upper().filter(bound -> bound.value().signum() == 0).isPresent();
            return onlyZero ? Optional.empty() : Optional.of(new Interval(Optional.of(lower), upper, false));
        }
        Interval opposite = x.negate();
        return opposite.isNonNegative() ? reciprocal(opposite).map(Interval::negate) : Optional.empty();
    }

    private static Bound inverse(Bound bound) {
        return new Bound(Rational.ONE.dividedBy(bound.value()), bound.open());
    }

    /** The remainder with the sign of the divisor. */
    static Interval mod(Interval a, Interval b) {
        Bound zero = new Bound(Rational.ZERO, false);
        if (a.isNonNegative() && minus(b, a).isPositive()) {
            return a;
        }
        boolean integer = a.integer() && b.integer();
        Optional<Bound> lower =
                b.isNonNegative() ? Optional.of(zero) : b.lower().map(IntervalArithmetic::opened);
        Optional<Bound> upper =
                b.negate().isNonNegative() ? Optional.of(zero) : b.upper().map(IntervalArithmetic::opened);
        return Interval.between(lower, upper, integer).orElse(Interval.ALL);
    }

    private static Bound opened(Bound bound) {
        return new Bound(bound.value(), true);
    }

    static Interval floor(Interval x) {
        Optional<Bound> lower =
                x.lower().map(bound -> closed(Rational.of(bound.value().floor())));
        Optional<Bound> upper = x.upper()
                .map(bound -> bound.open() ? Interval.negate(Digits.least(Interval.negate(bound))) : bound)
                .map(bound -> closed(Rational.of(bound.value().floor())));
        return new Interval(lower, upper, true);
    }

    static Interval ceil(Interval x) {
        return floor(x.negate()).negate();
    }

    private static Bound closed(Rational value) {
        return new Bound(value, false);
    }

    static Interval abs(Interval x) {
        if (x.isNonNegative()) {
            return x;
        }
        Interval opposite = x.negate();
        return opposite.isNonNegative()
                ? opposite
                : new Interval(
                        Optional.of(closed(Rational.ZERO)), max(x, opposite).upper(), x.integer());
    }

    static Interval sign(Interval x) {
        Rational minusOne = Rational.ONE.negate();
        Rational least = x.isPositive() ? Rational.ONE : x.isNonNegative() ? Rational.ZERO : minusOne;
        Rational greatest = x.isNegative() ? minusOne : x.negate().isNonNegative() ? Rational.ZERO : Rational.ONE;
        return new Interval(Optional.of(closed(least)), Optional.of(closed(greatest)), true);
    }

    static Interval min(Interval a, Interval b) {
        return max(a.negate(), b.negate()).negate();
    }

    static Interval max(Interval a, Interval b) {
        BinaryOperator<Bound> greater = (x, y) -> {
            int order = x.value().compareTo(y.value());
            return order > 0 || (order == 0 && x.open()) ? x : y;
        };
        BinaryOperator<Bound> greaterReached = (x, y) -> {
            int order = x.value().compareTo(y.value());
            return order > 0 || (order == 0 && !x.open()) ? x : y;
        };
        Optional<Bound> lower = a.lower().isPresent() && b.lower().isPresent()
                ? Optional.of(greater.apply(a.lower().get(), b.lower().get()))
                : a.lower().or(b::lower);
        Optional<Bound> upper = a.upper().isPresent() && b.upper().isPresent()
                ? Optional.of(greaterReached.apply(a.upper().get(), b.upper().get()))
                : Optional.empty();
        return new Interval(lower, upper, a.integer() && b.integer());
    }
}
