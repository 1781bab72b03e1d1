package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/**
 * The real numbers, or the integers, between two bounds; at least one. Bounds of integers are integers and not open.
 * Bounds of very many digits are rounded outwards.
 *
 * @param lower the lower bound; empty where there is none
 * @param upper the upper bound; empty where there is none
 * @param integer whether only the integers are meant
 */
public record Interval(Optional<Bound> lower, Optional<Bound> upper, boolean integer) {

    /** All real numbers. */
    public static final Interval ALL = new Interval(Optional.empty(), Optional.empty(), false);

    /** All integers. */
    public static final Interval INTEGERS = new Interval(Optional.empty(), Optional.empty(), true);

    /** The numbers above 0. */
    static final Interval POSITIVE = new Interval(Optional.of(new Bound(Rational.ZERO, true)), Optional.empty(), false);

    /** The numbers from 0. */
    static final Interval NON_NEGATIVE =
            new Interval(Optional.of(new Bound(Rational.ZERO, false)), Optional.empty(), false);

    public Interval {
        if (lower.isPresent() && !Digits.isShort(lower.get().value())) {
            lower = lower.map(Digits::down);
        }
        if (upper.isPresent() && !Digits.isShort(upper.get().value())) {
            upper = upper.map(Digits::up);
        }
        if (integer) {
            lower = least(lower);
            upper = greatest(upper);
        }
        if (isEmpty(lower, upper)) {
            throw new IllegalArgumentException("no number between " + lower + " and " + upper);
        }
    }

    /** The numbers between two bounds, if there are any. */
    public static Optional<Interval> between(Optional<Bound> lower, Optional<Bound> upper, boolean integer) {
        Optional<Bound> least = integer ? least(lower) : lower;
        Optional<Bound> greatest = integer ? greatest(upper) : upper;
        return isEmpty(least, greatest) ? Optional.empty() : Optional.of(new Interval(least, greatest, integer));
    }

    private static Optional<Bound> least(Optional<Bound> lower) {
        return isInteger(lower) ? lower : lower.map(Digits::least);
    }

    private static Optional<Bound> greatest(Optional<Bound> upper) {
        return isInteger(upper)
                ? upper
                : upper.map(Interval::negate).map(Digits::least).map(Interval::negate);
    }

    /** Whether it is a bound of integers already, or none. */
    private static boolean isInteger(Optional<Bound> bound) {
        return bound.isEmpty() || (!bound.get().open() && bound.get().value().isInteger());
    }

    private static boolean isEmpty(Optional<Bound> lower, Optional<Bound> upper) {
        if (lower.isEmpty() || upper.isEmpty()) {
            return false;
        }
        int order = lower.get().value().compareTo(upper.get().value());
        return order > 0 || (order == 0 && (lower.get().open() || upper.get().open()));
    }

    /** One number. */
    public static Interval of(Rational value) {
        Optional<Bound> bound = Optional.of(new Bound(value, false));
        return new Interval(bound, bound, value.isInteger());
    }

    /** The numbers between two, both included. */
    static Interval closed(Rational lower, Rational upper) {
        return new Interval(Optional.of(new Bound(lower, false)), Optional.of(new Bound(upper, false)), false);
    }

    static Bound negate(Bound bound) {
        return new Bound(bound.value().negate(), bound.open());
    }

    /** The number, where there is only one. */
    public Optional<Rational> point() {
        boolean one = lower.isPresent()
                && upper.isPresent()
                && lower.get().value().equals(upper.get().value());
        return one ? Optional.of(lower.get().value()) : Optional.empty();
    }

    /** Whether the number is one of these. */
    public boolean contains(Rational value) {
        int fromLower = lower.isEmpty() ? 1 : value.compareTo(lower.get().value());
        int fromUpper = upper.isEmpty() ? -1 : value.compareTo(upper.get().value());
        return (!integer || value.isInteger())
                && (fromLower > 0 || (fromLower == 0 && !lower.get().open()))
                && (fromUpper < 0 || (fromUpper == 0 && !upper.get().open()));
    }

    /** Whether all are above 0. */
    public boolean isPositive() {
        int sign = lower.isEmpty() ? -1 : lower.get().value().signum();
        return sign > 0 || (sign == 0 && lower.get().open());
    }

    /** Whether none is above 0. */
    boolean isNonPositive() {
        return upper.isPresent() && upper.get().value().signum() <= 0;
    }

    /** Whether none is below 0. */
    public boolean isNonNegative() {
        return lower.isPresent() && lower.get().value().signum() >= 0;
    }

    /** Whether all are below 0. */
    public boolean isNegative() {
        int sign = upper.isEmpty() ? 1 : upper.get().value().signum();
        return sign < 0 || (sign == 0 && upper.get().open());
    }

    /** Whether 0 is none of these. */
    public boolean excludesZero() {
        return !contains(Rational.ZERO);
    }

    /** Whether none is below {@code value}. */
    boolean isAtLeast(Rational value) {
        return lower.isPresent() && lower.get().value().compareTo(value) >= 0;
    }

    /** Whether none is above {@code value}. */
    boolean isAtMost(Rational value) {
        return upper.isPresent() && upper.get().value().compareTo(value) <= 0;
    }

    /** The opposite numbers. */
    public Interval negate() {
        return new Interval(upper.map(Interval::negate), lower.map(Interval::negate), integer);
    }

    /** The numbers that are in both, if there are any. */
    public Optional<Interval> intersect(Interval other) {
        return between(tighter(lower, other.lower, 1), tighter(upper, other.upper, -1), integer || other.integer);
    }

    private static Optional<Bound> tighter(Optional<Bound> a, Optional<Bound> b, int direction) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.or(() -> b);
        }
        int order = a.get().value().compareTo(b.get().value()) * direction;
        return order > 0 || (order == 0 && a.get().open()) ? a : b;
    }

    /** The smallest interval that holds both. */
    public Interval hull(Interval other) {
        return new Interval(looser(lower, other.lower, 1), looser(upper, other.upper, -1), integer && other.integer);
    }

    static Optional<Bound> looser(Optional<Bound> a, Optional<Bound> b, int direction) {
        if (a.isEmpty() || b.isEmpty()) {
            return Optional.empty();
        }
        int order = a.get().value().compareTo(b.get().value()) * direction;
        return order < 0 || (order == 0 && !a.get().open()) ? a : b;
    }

    /** {@code [0, 1)}; {@code [1, inf) integer} for integers. */
    @Override
    public String toString() {
        String from =
                lower.map(bound -> (bound.open() ? "(" : "[") + bound.value()).orElse("(-inf");
        String to =
                upper.map(bound -> bound.value() + (bound.open() ? ")" : "]")).orElse("inf)");
        return from + ", " + to + (integer ? " integer" : "");
    }
}
