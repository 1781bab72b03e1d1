package org.formulary.quantity;

/** A power of a unit of the table, with or without a prefix: {@code GB}, {@code s^-1}. */
record UnitTerm(Prefix prefix, NamedUnit unit, Rational exponent) {

    /** {@code GB}, without the exponent. */
    String symbol() {
        return prefix == Prefix.NONE ? unit.symbol() : prefix.symbol() + unit.prefixedSymbol();
    }

    boolean hasBaseOf(UnitTerm other) {
        return prefix == other.prefix && unit.equals(other.unit);
    }

    UnitTerm withExponent(Rational other) {
        return new UnitTerm(prefix, unit, other);
    }

    UnitTerm withPrefix(Prefix other) {
        return new UnitTerm(other, unit, exponent);
    }

    Dimension dimension() {
        return unit.dimension().power(exponent);
    }

    /**
     * The exact factor.
     *
     * @throws UnitException if it has none, as {@code km^(1/2)}
     */
    Scale scale() {
        return prefix.scale()
                .times(unit.scale())
                .power(exponent)
                .orElseThrow(() ->
                        new UnitException(symbol() + "^(" + exponent + ") has no exact factor to its coherent unit"));
    }
}
