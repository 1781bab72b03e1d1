package org.formulary.quantity;

import java.util.Objects;
import java.util.function.DoubleUnaryOperator;

/**
 * A unit of measurement: a product of powers of named units with prefixes, such as {@code GB/s}. It has a dimension, and
 * an exact factor to the coherent unit of that dimension: a rational times a power of pi. Absolute temperatures have an
 * offset besides, and stand alone, not in products.
 *
 * <p>Two units are equal if they mean the same: {@code mL} equals {@code cm^3}. How they are written is
 * {@link #symbol()}.
 */
public final class Unit {

    /** The unit of a pure number. */
    public static final Unit ONE = new Unit(UnitProduct.ONE);

    private final UnitProduct product;
    private final String symbol;
    private final Dimension dimension;
    private final Scale scale;
    private final Rational offset;
    private final DoubleUnaryOperator toCoherent;
    private final DoubleUnaryOperator fromCoherent;

    private final boolean coherent;

    private Unit(UnitProduct product) {
        this.product = product;
        this.symbol = product.toString();
        this.dimension = product.dimension();
        this.scale = product.scale();
        this.offset = product.offset();
        this.coherent = scale.equals(Scale.ONE) && !isAbsolute();
        this.toCoherent = Conversion.by(scale, offset);
        this.fromCoherent = Conversion.by(
                scale.inverse(), offset.negate().times(scale.inverse().approximation()));
    }

    static Unit of(UnitProduct product) {
        return new Unit(product);
    }

    /**
     * Reads unit text such as {@code GB/s}, {@code kg m^2/s^2}, {@code m^(1/2)}, {@code µs}, {@code 1/s} or {@code 1}.
     *
     * @throws UnitException if the text is not a unit, with the place and the nearest units
     */
    public static Unit parse(String text) {
        return UnitParser.parse(text, UnitTable.STANDARD);
    }

    /** The unit whose factor is 1: {@code byte/s}, {@code kg m/s^2}, {@code 1}. */
    public static Unit coherent(Dimension dimension) {
        return new Unit(new UnitProduct(dimension.exponents().entrySet().stream()
                .map(power -> UnitTable.STANDARD.require(power.getKey()).withExponent(power.getValue()))
                .toList()));
    }

    /** The coherent unit, by the name people give it where there is one: {@code W} rather than {@code kg m^2/s^3}. */
    static Unit preferred(Dimension dimension) {
        return DerivedUnit.of(dimension)
                .map(derived -> of(UnitProduct.of(UnitTable.STANDARD.require(derived.symbol()))))
                .orElseGet(() -> coherent(dimension));
    }

    /**
     * The product.
     *
     * @throws UnitException if a factor is an absolute temperature, or the product out of range
     */
    public Unit times(Unit other) {
        return new Unit(product.times(other.product));
    }

    /**
     * The quotient.
     *
     * @throws UnitException if an operand is an absolute temperature, or the quotient out of range
     */
    public Unit dividedBy(Unit other) {
        return new Unit(product.dividedBy(other.product));
    }

    /**
     * The power.
     *
     * @throws UnitException if this is an absolute temperature, or the power out of range or without an exact factor, as
     *     that of {@code km^(1/2)}
     */
    public Unit power(Rational exponent) {
        return new Unit(product.power(exponent));
    }

    /** The dimension. */
    public Dimension dimension() {
        return dimension;
    }

    /** The text that names the unit, as it is printed; {@link #parse} reads it back. */
    public String symbol() {
        return symbol;
    }

    /** The symbol as LaTeX for mathematics: {@code \mathrm{GB/s}}, {@code \mathrm{kg\,m^{2}/s^{2}}}. */
    public String latex() {
        return UnitLatex.of(product.terms());
    }

    /** The rational part of the factor that takes a number in this unit to coherent units. */
    public Rational factor() {
        return scale.value();
    }

    /** The power of pi in that factor. */
    public int piPower() {
        return scale.piPower();
    }

    /** What is added after the factor is applied, in coherent units: 0 but for absolute temperatures. */
    public Rational offset() {
        return offset;
    }

    /** Whether factor 1 and no offset. */
    public boolean isCoherent() {
        return coherent;
    }

    /** Whether this is an absolute temperature such as {@code degC}: its zero is not that of K. */
    public boolean isAbsolute() {
        return offset.signum() != 0;
    }

    /** A number in this unit, in coherent units, rounded once. */
    public double toCoherent(double value) {
        return toCoherent.applyAsDouble(value);
    }

    /** An exact number in this unit, in coherent units, rounded once. */
    public double toCoherent(Rational value) {
        return value.times(scale.approximation()).plus(offset).toDouble();
    }

    /** A number in coherent units, in this unit, not rounded at all; powers of pi to about 110 digits. */
    Rational exactFromCoherent(double value) {
        return Rational.of(value).minus(offset).dividedBy(scale.approximation());
    }

    /** A number in coherent units, in this unit, rounded once. */
    public double fromCoherent(double value) {
        return fromCoherent.applyAsDouble(value);
    }

    /**
     * A number in this unit, in another, rounded once.
     *
     * @throws UnitException if the dimensions differ
     */
    public double convert(double value, Unit target) {
        requireSameDimension(target);
        Scale ratio = scale.times(target.scale.inverse());
        Rational shift =
                offset.minus(target.offset).times(target.scale.inverse().approximation());
        return Conversion.by(ratio, shift).applyAsDouble(value);
    }

    private void requireSameDimension(Unit target) {
        if (!dimension.equals(target.dimension)) {
            throw new UnitException(symbol + " (" + dimension.describe() + ") does not convert to " + target.symbol
                    + " (" + target.dimension.describe() + ")");
        }
    }

    /** How it is written. */
    UnitProduct product() {
        return product;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Unit that
                        && dimension.equals(that.dimension)
                        && scale.equals(that.scale)
                        && offset.equals(that.offset));
    }

    @Override
    public int hashCode() {
        return Objects.hash(dimension, scale, offset);
    }

    /** The symbol. */
    @Override
    public String toString() {
        return symbol;
    }
}
