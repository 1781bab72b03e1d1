package org.formulary.quantity;

import java.util.Objects;

/**
 * A finite number with a dimension: {@code 50 GB/s}. It is held in the coherent unit, as a double, with the unit it is
 * printed in. Quantities are equal if they have the same dimension and the same number in the coherent unit, however they
 * are printed.
 *
 * <p>A quantity in an absolute temperature unit such as {@code degC} can be converted, compared and subtracted from another
 * such, which gives K; sums, products and powers of it mean nothing and are refused. A 0 without a unit is a pure number
 * and fits no other dimension. Results out of the range of doubles are an {@link ArithmeticException}.
 */
public final class Quantity implements Comparable<Quantity> {

    private static final int PRINTED_DIGITS = 6;
    private static final Rational HALF = Rational.of(1, 2);
    private static final Rational THIRD = Rational.of(1, 3);

    private final double value;
    private final Unit unit;
    private final boolean isUnitFixed;

    private Quantity(double value, Unit unit, boolean isUnitFixed) {
        this.value = value;
        this.unit = unit;
        this.isUnitFixed = isUnitFixed;
    }

    /** With a finite number in coherent units. */
    static Quantity ofCoherent(double value, Unit unit) {
        return new Quantity(value, unit, false);
    }

    /**
     * So much of a unit.
     *
     * @throws UnitException if the number is not finite, here or in the coherent unit
     */
    public static Quantity of(double number, Unit unit) {
        double value = unit.toCoherent(number);
        if (!Double.isFinite(value)) {
            throw new UnitException("a quantity is finite, and " + number + " " + unit + " is not in "
                    + Unit.coherent(unit.dimension()));
        }
        return ofCoherent(value, unit);
    }

    /**
     * So much of a unit.
     *
     * @throws UnitException if the text is no unit, or the number not finite, here or in the coherent unit
     */
    public static Quantity of(double number, String unit) {
        return of(number, Unit.parse(unit));
    }

    /**
     * So many of a unit.
     *
     * @throws UnitException if no double is exactly that integer
     */
    public static Quantity of(long number, Unit unit) {
        double nearest = number;
        if ((long) nearest != number || number == Long.MAX_VALUE) {
            throw new UnitException("no double is exactly " + number + ", so that " + number + " " + unit
                    + " cannot be held without rounding");
        }
        return of(nearest, unit);
    }

    /**
     * So many of a unit.
     *
     * @throws UnitException if the text is no unit, or no double is exactly that integer
     */
    public static Quantity of(long number, String unit) {
        return of(number, Unit.parse(unit));
    }

    /**
     * Reads a number with a unit such as {@code 1 GB}, {@code 1e3 m} or {@code 8}. The number is decimal, without grouping,
     * in no locale; number and factor of the unit are rounded once, together.
     *
     * @throws UnitException if the text is not a quantity, with the place and what may have been meant
     */
    public static Quantity parse(String text) {
        return QuantityParser.parse(Objects.requireNonNull(text, "text"));
    }

    /** The number in the coherent unit. */
    public double value() {
        return value;
    }

    /** The dimension. */
    public Dimension dimension() {
        return unit.dimension();
    }

    /** The unit it is printed in, before a prefix is chosen. */
    public Unit unit() {
        return unit;
    }

    /**
     * The number in a unit.
     *
     * @throws UnitException if the unit has another dimension
     */
    public double in(Unit target) {
        requireDimensionOf(target);
        return target.fromCoherent(value);
    }

    /**
     * The number in a unit.
     *
     * @throws UnitException if the text is no unit, or a unit of another dimension
     */
    public double in(String target) {
        return in(Unit.parse(target));
    }

    /**
     * The same quantity, printed in exactly that unit from now on.
     *
     * @throws UnitException if the unit has another dimension
     */
    public Quantity inUnit(Unit target) {
        requireDimensionOf(target);
        return new Quantity(value, target, true);
    }

    /**
     * The same quantity, printed in exactly that unit from now on.
     *
     * @throws UnitException if the text is no unit, or a unit of another dimension
     */
    public Quantity inUnit(String target) {
        return inUnit(Unit.parse(target));
    }

    private void requireDimensionOf(Unit target) {
        if (!dimension().equals(target.dimension())) {
            throw new UnitException(described() + " has no value in " + target + " ("
                    + target.dimension().describe() + ")");
        }
    }

    /**
     * The sum.
     *
     * @throws UnitException if the dimensions differ, or a summand is an absolute temperature
     */
    public Quantity plus(Quantity other) {
        requireSameDimension(other, "added to");
        requireRelative();
        other.requireRelative();
        return result(value + other.value, unit, "the sum", other);
    }

    /**
     * The difference; that of two absolute temperatures is in K.
     *
     * @throws UnitException if the dimensions differ, or only one is an absolute temperature
     */
    public Quantity minus(Quantity other) {
        requireSameDimension(other, "subtracted from");
        if (!unit.isAbsolute() || !other.unit.isAbsolute()) {
            requireRelative();
            other.requireRelative();
        }
        Unit printed = unit.isAbsolute() ? Unit.coherent(dimension()) : unit;
        return result(value - other.value, printed, "the difference", other);
    }

    /**
     * The product.
     *
     * @throws UnitException if a factor is an absolute temperature
     */
    public Quantity times(Quantity other) {
        requireRelative();
        other.requireRelative();
        Dimension product = dimension().times(other.dimension());
        return result(value * other.value, printed(product, other), "the product", other);
    }

    /**
     * The product.
     *
     * @throws UnitException if this is an absolute temperature, or the factor not finite
     */
    public Quantity times(double factor) {
        return times(of(factor, Unit.ONE));
    }

    /**
     * The quotient.
     *
     * @throws UnitException if an operand is an absolute temperature
     * @throws ArithmeticException if the divisor is 0; the message names both operands
     */
    public Quantity dividedBy(Quantity other) {
        requireRelative();
        other.requireRelative();
        if (other.value == 0) {
            throw new ArithmeticException("division by zero: " + this + " is divided by " + other);
        }
        Dimension quotient = dimension().dividedBy(other.dimension());
        return result(value / other.value, printed(quotient, other), "the quotient", other);
    }

    /**
     * The quotient.
     *
     * @throws UnitException if this is an absolute temperature, or the divisor not finite
     * @throws ArithmeticException if the divisor is 0
     */
    public Quantity dividedBy(double divisor) {
        return dividedBy(of(divisor, Unit.ONE));
    }

    /** A pure factor leaves the unit as it is; else the product has a unit of its own. */
    private Unit printed(Dimension result, Quantity other) {
        return other.unit.equals(Unit.ONE) ? unit : Unit.preferred(result);
    }

    /**
     * The integer power.
     *
     * @throws UnitException if this is an absolute temperature
     * @throws ArithmeticException if this is 0 and the exponent not positive, or the power is out of range
     */
    public Quantity power(int exponent) {
        return power(Rational.of(exponent));
    }

    /**
     * The power: {@code power(Rational.of(1, 2))} is the square root.
     *
     * @throws UnitException if this is an absolute temperature
     * @throws ArithmeticException if this is 0 and the exponent not positive, this is negative and has no such root, or
     *     the power is out of range
     */
    public Quantity power(Rational exponent) {
        requireRelative();
        double power = value == 0 && exponent.signum() <= 0 ? Double.NaN : raised(exponent);
        if (!Double.isFinite(power)) {
            throw new ArithmeticException(this + " to the power of " + exponent + " is not a finite number");
        }
        return ofCoherent(power, Unit.preferred(dimension().power(exponent)));
    }

    private double raised(Rational exponent) {
        if (exponent.equals(HALF)) {
            return Math.sqrt(value);
        }
        return exponent.equals(THIRD) ? Math.cbrt(value) : Math.pow(value, exponent.toDouble());
    }

    /**
     * The opposite.
     *
     * @throws UnitException if this is an absolute temperature
     */
    public Quantity negate() {
        requireRelative();
        return new Quantity(-value, unit, isUnitFixed);
    }

    private Quantity result(double result, Unit printed, String what, Quantity other) {
        if (!Double.isFinite(result)) {
            throw new ArithmeticException(what + " of " + this + " and " + other + " is out of range");
        }
        return new Quantity(result, printed, isUnitFixed && printed.equals(unit));
    }

    private void requireRelative() {
        if (unit.isAbsolute()) {
            throw new UnitException(
                    this + " is an absolute temperature: only conversion, comparison and difference have a meaning;"
                            + " to calculate with it, write it in K");
        }
    }

    private void requireSameDimension(Quantity other, String verb) {
        if (!dimension().equals(other.dimension())) {
            throw new UnitException(other.described() + " cannot be " + verb + " " + described());
        }
    }

    private String described() {
        return this + " (" + dimension().describe() + ")";
    }

    /**
     * Compares the sizes.
     *
     * @throws UnitException if the dimensions differ
     */
    @Override
    public int compareTo(Quantity other) {
        requireSameDimension(other, "compared with");
        return value == other.value ? 0 : Double.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Quantity that
                        && value == that.value
                        && dimension().equals(that.dimension()));
    }

    @Override
    public int hashCode() {
        // Adding 0 makes one zero of the two.
        return 31 * Double.hashCode(value + 0.0) + dimension().hashCode();
    }

    /** With 6 digits, and the prefix that leaves 1 to 999 before the point: {@code 273.438 ms}. */
    @Override
    public String toString() {
        return format(PRINTED_DIGITS);
    }

    /**
     * With so many significant digits, trailing zeros dropped, and the prefix that leaves 1 to 999 before the point.
     *
     * @param digits 1 to 17
     * @throws IllegalArgumentException if the number of digits is out of range
     */
    public String format(int digits) {
        return isUnitFixed ? QuantityText.in(unit, value, digits) : QuantityText.near(unit, value, digits);
    }

    /** With 6 digits and a binary prefix, where the unit takes one: {@code 1 KiB}. */
    public String toBinaryString() {
        return QuantityText.binary(unit, value, PRINTED_DIGITS);
    }
}
