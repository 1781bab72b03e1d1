package org.formulary.testing;

import java.math.BigInteger;
import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * The interval that a parameter's values are drawn from, in its declared unit, and the Java type that carries them.
 * Bounds are exact; where one is not a double itself, the boundary values are the nearest doubles on either side.
 */
public final class ArgumentRange {

    /** The Java types of parameters. */
    public enum Kind {
        /** {@code double}. */
        REAL,
        /** {@code int}. */
        INT32,
        /** {@code long}. */
        INT64
    }

    private final Kind kind;
    private final Optional<Rational> lower;
    private final boolean lowerOpen;
    private final Optional<Rational> upper;
    private final boolean upperOpen;
    private final Number least;
    private final Number greatest;

    private ArgumentRange(
            Kind kind, Optional<Rational> lower, boolean lowerOpen, Optional<Rational> upper, boolean upperOpen) {
        this.kind = kind;
        this.lower = lower;
        this.lowerOpen = lowerOpen;
        this.upper = upper;
        this.upperOpen = upperOpen;
        this.least = isInteger() ? (Number) leastInteger() : (Number) leastReal();
        this.greatest = isInteger() ? (Number) greatestInteger() : (Number) greatestReal();
    }

    /** All finite doubles. */
    public static ArgumentRange real() {
        return of(Kind.REAL);
    }

    /** All of {@code int}. */
    public static ArgumentRange int32() {
        return of(Kind.INT32);
    }

    /** All of {@code long}. */
    public static ArgumentRange int64() {
        return of(Kind.INT64);
    }

    /** All values of a type. */
    public static ArgumentRange of(Kind kind) {
        return new ArgumentRange(kind, Optional.empty(), false, Optional.empty(), false);
    }

    /** This range without what is below {@code bound}, a decimal or a fraction such as {@code 1/3}. */
    public ArgumentRange from(String bound) {
        return withLower(RationalText.parse(bound), false);
    }

    /** This range without {@code bound} and what is below it. */
    public ArgumentRange above(String bound) {
        return withLower(RationalText.parse(bound), true);
    }

    /** This range without what is above {@code bound}. */
    public ArgumentRange upTo(String bound) {
        return withUpper(RationalText.parse(bound), false);
    }

    /** This range without {@code bound} and what is above it. */
    public ArgumentRange below(String bound) {
        return withUpper(RationalText.parse(bound), true);
    }

    /** This range with the given lower bound. */
    public ArgumentRange withLower(Rational bound, boolean open) {
        return new ArgumentRange(kind, Optional.of(bound), open, upper, upperOpen);
    }

    /** This range with the given upper bound. */
    public ArgumentRange withUpper(Rational bound, boolean open) {
        return new ArgumentRange(kind, lower, lowerOpen, Optional.of(bound), open);
    }

    /** The Java type. */
    public Kind kind() {
        return kind;
    }

    /** Whether values are integers. */
    public boolean isInteger() {
        return kind != Kind.REAL;
    }

    /** Whether the range holds {@code value}, a {@code Long} or {@code Double} as the type is. */
    public boolean contains(Number value) {
        return isInteger()
                ? value.longValue() >= least.longValue() && value.longValue() <= greatest.longValue()
                : value.doubleValue() >= least.doubleValue() && value.doubleValue() <= greatest.doubleValue();
    }

    /** The smallest value of the type in the range. */
    public Number least() {
        return least;
    }

    /** The greatest value of the type in the range. */
    public Number greatest() {
        return greatest;
    }

    private long leastInteger() {
        BigInteger typeLeast = BigInteger.valueOf(kind == Kind.INT32 ? Integer.MIN_VALUE : Long.MIN_VALUE);
        return lower.map(bound -> lowerOpen ? bound.floor().add(BigInteger.ONE) : bound.ceiling())
                .map(typeLeast::max)
                .orElse(typeLeast)
                .longValueExact();
    }

    private long greatestInteger() {
        BigInteger typeGreatest = BigInteger.valueOf(kind == Kind.INT32 ? Integer.MAX_VALUE : Long.MAX_VALUE);
        return upper.map(bound -> upperOpen ? bound.ceiling().subtract(BigInteger.ONE) : bound.floor())
                .map(typeGreatest::min)
                .orElse(typeGreatest)
                .longValueExact();
    }

    private double leastReal() {
        double nearest = lower.map(Rational::toDouble).orElse(-Double.MAX_VALUE);
        int side = lower.map(bound -> Rational.of(nearest).compareTo(bound)).orElse(1);
        return side > 0 || (side == 0 && !lowerOpen) ? nearest : Math.nextUp(nearest);
    }

    private double greatestReal() {
        double nearest = upper.map(Rational::toDouble).orElse(Double.MAX_VALUE);
        int side = upper.map(bound -> Rational.of(nearest).compareTo(bound)).orElse(-1);
        return side < 0 || (side == 0 && !upperOpen) ? nearest : Math.nextDown(nearest);
    }

    /** The value just below the range, where it has a lower bound above the type's smallest value. */
    public Optional<Number> justBelow() {
        if (isInteger()) {
            long smallest = kind == Kind.INT32 ? Integer.MIN_VALUE : Long.MIN_VALUE;
            return lower.isEmpty() || least.longValue() == smallest
                    ? Optional.empty()
                    : Optional.of(least.longValue() - 1);
        }
        return lower.isEmpty() || least.doubleValue() == -Double.MAX_VALUE
                ? Optional.empty()
                : Optional.of(Math.nextDown(least.doubleValue()));
    }

    /** The value just above the range, where it has an upper bound below the type's greatest value. */
    public Optional<Number> justAbove() {
        if (isInteger()) {
            long largest = kind == Kind.INT32 ? Integer.MAX_VALUE : Long.MAX_VALUE;
            return upper.isEmpty() || greatest.longValue() == largest
                    ? Optional.empty()
                    : Optional.of(greatest.longValue() + 1);
        }
        return upper.isEmpty() || greatest.doubleValue() == Double.MAX_VALUE
                ? Optional.empty()
                : Optional.of(Math.nextUp(greatest.doubleValue()));
    }

    @Override
    public String toString() {
        String left = lower.map(bound -> (lowerOpen ? "(" : "[") + bound).orElse("(-inf");
        String right = upper.map(bound -> bound + (upperOpen ? ")" : "]")).orElse("inf)");
        return kind + " " + left + ", " + right;
    }
}
