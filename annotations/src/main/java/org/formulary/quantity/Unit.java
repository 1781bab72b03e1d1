package org.formulary.quantity;

/** Stub to be replaced: a dimension and an exact factor to its coherent unit. */
public final class Unit {

    /** The unit of a pure number. */
    public static final Unit ONE = new Unit();

    private Unit() {}

    /**
     * Reads unit text such as {@code GB/s}.
     *
     * @throws UnitException if the text is not a unit
     */
    public static Unit parse(String text) {
        return ONE;
    }

    /** The dimension. */
    public Dimension dimension() {
        return Dimension.NONE;
    }

    /** The text that names the unit, as it is printed. */
    public String symbol() {
        return "";
    }

    /** The rational part of the factor that takes a number in this unit to coherent units. */
    public Rational factor() {
        return Rational.ONE;
    }

    /** The power of pi in that factor. */
    public int piPower() {
        return 0;
    }

    /** What is added after the factor is applied, in coherent units: 0 but for absolute temperatures. */
    public Rational offset() {
        return Rational.ZERO;
    }

    /** Whether factor 1 and no offset. */
    public boolean isCoherent() {
        return true;
    }

    /** A number in this unit, in coherent units, rounded once. */
    public double toCoherent(double value) {
        return value;
    }

    /** A number in coherent units, in this unit, rounded once. */
    public double fromCoherent(double value) {
        return value;
    }
}
