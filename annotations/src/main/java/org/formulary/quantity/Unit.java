package org.formulary.quantity;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
    public static final Unit ONE = new Unit(List.of());

    private static final int MAX_TERMS = 32;
    private static final Rational MINUS_ONE = Rational.of(-1);

    private final List<UnitTerm> terms;
    private final String symbol;
    private final Dimension dimension;
    private final Scale scale;
    private final Rational offset;
    private final DoubleUnaryOperator toCoherent;
    private final DoubleUnaryOperator fromCoherent;

    private Unit(List<UnitTerm> terms) {
        Dimension product = Dimension.NONE;
        Scale factor = Scale.ONE;
        for (UnitTerm term : terms) {
            product = product.times(term.dimension());
            factor = factor.times(term.scale());
        }
        this.terms = terms;
        this.symbol = text(terms);
        this.dimension = product;
        this.scale = factor;
        this.offset = terms.size() == 1 ? terms.get(0).unit().offset() : Rational.ZERO;
        this.toCoherent = Conversion.by(scale, offset);
        this.fromCoherent = Conversion.by(
                scale.inverse(), offset.negate().times(scale.inverse().approximation()));
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
        return of(dimension.exponents().entrySet().stream()
                .map(power -> UnitTable.STANDARD.require(power.getKey()).withExponent(power.getValue()))
                .toList());
    }

    /** The coherent unit, by the name people give it where there is one: {@code W} rather than {@code kg m^2/s^3}. */
    static Unit preferred(Dimension dimension) {
        return DerivedUnit.of(dimension)
                .map(derived -> of(List.of(UnitTable.STANDARD.require(derived.symbol()))))
                .orElseGet(() -> coherent(dimension));
    }

    /** The product of powers, in which no unit with its prefix occurs twice. */
    static Unit of(List<UnitTerm> terms) {
        if (terms.size() > MAX_TERMS) {
            throw new UnitException("a unit has at most " + MAX_TERMS + " factors");
        }
        for (UnitTerm term : terms) {
            Dimension.requireBounded(term.symbol(), term.exponent());
            if (term.unit().isAbsolute()
                    && (terms.size() > 1 || !term.exponent().equals(Rational.ONE))) {
                throw new UnitException(
                        term.symbol() + " is an absolute temperature and stands alone: in a product or power write K");
            }
        }
        return new Unit(List.copyOf(terms));
    }

    private static String text(List<UnitTerm> terms) {
        FractionText text = new FractionText(" ");
        terms.forEach(term -> text.add(term.symbol(), term.exponent()));
        return text.toString();
    }

    /**
     * The product.
     *
     * @throws UnitException if a factor is an absolute temperature, or the product out of range
     */
    public Unit times(Unit other) {
        List<UnitTerm> product = new ArrayList<>(terms);
        other.terms.forEach(term -> multiply(product, term));
        return of(product);
    }

    private static void multiply(List<UnitTerm> product, UnitTerm factor) {
        for (int i = 0; i < product.size(); i++) {
            UnitTerm own = product.get(i);
            if (own.hasBaseOf(factor)) {
                Rational exponent = own.exponent().plus(factor.exponent());
                if (exponent.signum() == 0) {
                    product.remove(i);
                } else {
                    product.set(i, own.withExponent(exponent));
                }
                return;
            }
        }
        product.add(factor);
    }

    /**
     * The quotient.
     *
     * @throws UnitException if an operand is an absolute temperature, or the quotient out of range
     */
    public Unit dividedBy(Unit other) {
        return times(other.power(MINUS_ONE));
    }

    /**
     * The power.
     *
     * @throws UnitException if this is an absolute temperature, or the power out of range or without an exact factor, as
     *     that of {@code km^(1/2)}
     */
    public Unit power(Rational exponent) {
        if (exponent.signum() == 0) {
            return ONE;
        }
        return of(terms.stream()
                .map(term -> term.withExponent(term.exponent().times(exponent)))
                .toList());
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
        return UnitLatex.of(terms);
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
        return scale.equals(Scale.ONE) && !isAbsolute();
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

    /** The first factor, where it is the only one above the fraction bar, and so the one that takes a prefix. */
    Optional<UnitTerm> leading() {
        boolean leads = !terms.isEmpty()
                && !isAbsolute()
                && terms.get(0).exponent().equals(Rational.ONE)
                && terms.stream().skip(1).allMatch(term -> term.exponent().signum() < 0);
        return leads ? Optional.of(terms.get(0)) : Optional.empty();
    }

    /** The same with another prefix at the first factor. */
    Unit withLeadingPrefix(Prefix prefix) {
        List<UnitTerm> changed = new ArrayList<>(terms);
        changed.set(0, terms.get(0).withPrefix(prefix));
        return of(changed);
    }

    List<UnitTerm> terms() {
        return terms;
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
