package org.formulary.quantity;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A product of powers of base dimensions, with rational exponents. The bases are the seven of the SI, information
 * (coherent unit byte), operation (FLOP), token, and one for each currency; rad is 1.
 */
public final class Dimension {

    /** The dimension of a pure number. */
    public static final Dimension NONE = new Dimension(new TreeMap<>());

    /** Length, in m. */
    public static final Dimension LENGTH = of(BaseDimension.LENGTH);

    /** Mass, in kg. */
    public static final Dimension MASS = of(BaseDimension.MASS);

    /** Time, in s. */
    public static final Dimension TIME = of(BaseDimension.TIME);

    /** Electric current, in A. */
    public static final Dimension CURRENT = of(BaseDimension.CURRENT);

    /** Thermodynamic temperature, in K. */
    public static final Dimension TEMPERATURE = of(BaseDimension.TEMPERATURE);

    /** Amount of substance, in mol. */
    public static final Dimension AMOUNT = of(BaseDimension.AMOUNT);

    /** Luminous intensity, in cd. */
    public static final Dimension LUMINOUS_INTENSITY = of(BaseDimension.LUMINOUS_INTENSITY);

    /** Information, in byte. */
    public static final Dimension INFORMATION = of(BaseDimension.INFORMATION);

    /** Floating-point operations, in FLOP. */
    public static final Dimension OPERATION = of(BaseDimension.OPERATION);

    /** Tokens of a text, in token. */
    public static final Dimension TOKEN = of(BaseDimension.TOKEN);

    /** Exponents have numerators and denominators up to this. */
    static final int MAX_EXPONENT = 99;

    private final SortedMap<BaseDimension, Rational> exponents;

    /** Put together when first asked for; two threads at worst do so twice. */
    private String text;

    private Dimension(SortedMap<BaseDimension, Rational> exponents) {
        this.exponents = exponents;
    }

    private static Dimension of(BaseDimension base) {
        return new Dimension(new TreeMap<>(Map.of(base, Rational.ONE)));
    }

    /** The dimension whose coherent unit is one of a currency, such as {@code USD}. */
    static Dimension currency(String code) {
        return of(BaseDimension.currency(code));
    }

    /** Whether this is the dimension of a pure number. */
    public boolean isNone() {
        return exponents.isEmpty();
    }

    /** The exponent of each coherent base unit that takes part, in printing order. */
    public Map<String, Rational> exponents() {
        Map<String, Rational> byUnit = new LinkedHashMap<>();
        exponents.forEach((base, exponent) -> byUnit.put(base.unit(), exponent));
        return Collections.unmodifiableMap(byUnit);
    }

    /**
     * The product.
     *
     * @throws UnitException if an exponent leaves the range of -99 to 99
     */
    public Dimension times(Dimension other) {
        if (other.isNone()) {
            return this;
        }
        SortedMap<BaseDimension, Rational> product = new TreeMap<>(exponents);
        other.exponents.forEach((base, exponent) -> product.merge(base, exponent, Dimension::sum));
        return checked(product);
    }

    /** Removes the entry where the exponents cancel. */
    private static Rational sum(Rational left, Rational right) {
        Rational sum = left.plus(right);
        return sum.signum() == 0 ? null : sum;
    }

    /**
     * The quotient.
     *
     * @throws UnitException if an exponent leaves the range of -99 to 99
     */
    public Dimension dividedBy(Dimension other) {
        return times(other.power(Rational.of(-1)));
    }

    /**
     * The power.
     *
     * @throws UnitException if an exponent leaves the range of -99 to 99
     */
    public Dimension power(Rational exponent) {
        if (exponent.signum() == 0) {
            return NONE;
        }
        SortedMap<BaseDimension, Rational> power = new TreeMap<>();
        exponents.forEach((base, own) -> power.put(base, own.times(exponent)));
        return checked(power);
    }

    private static Dimension checked(SortedMap<BaseDimension, Rational> exponents) {
        exponents.forEach((base, exponent) -> requireBounded(base.unit(), exponent));
        return exponents.isEmpty() ? NONE : new Dimension(exponents);
    }

    static void requireBounded(String unit, Rational exponent) {
        if (exponent.numerator().bitLength() > 7
                || exponent.denominator().bitLength() > 7
                || Math.abs(exponent.numerator().intValue()) > MAX_EXPONENT
                || exponent.denominator().intValue() > MAX_EXPONENT) {
            throw new UnitException("an exponent of " + unit + " is out of range: numerators and denominators go up to "
                    + MAX_EXPONENT);
        }
    }

    /** In words: {@code time}, {@code information/time}, {@code force}, {@code dimensionless}. */
    public String describe() {
        if (isNone()) {
            return "dimensionless";
        }
        return DerivedUnit.of(this).map(DerivedUnit::word).orElseGet(() -> text(BaseDimension::word));
    }

    /** The coherent unit: {@code byte/s}, {@code kg m^2/s^2}, {@code 1}. */
    @Override
    public String toString() {
        if (text == null) {
            text = text(BaseDimension::unit);
        }
        return text;
    }

    private String text(Function<BaseDimension, String> name) {
        FractionText fraction = new FractionText(" ");
        exponents.forEach((base, exponent) -> fraction.add(name.apply(base), exponent));
        return fraction.toString();
    }

    SortedMap<BaseDimension, Rational> bases() {
        return Collections.unmodifiableSortedMap(exponents);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Dimension that && exponents.equals(that.exponents));
    }

    @Override
    public int hashCode() {
        return exponents.hashCode();
    }
}
