package org.formulary.quantity;

/**
 * A unit of the table, without a prefix.
 *
 * @param symbol how it is printed alone
 * @param prefixedSymbol how it is printed after a prefix
 * @param prefixes which prefixes it takes
 * @param scale its factor to the coherent unit
 * @param offset what is added after that: 0 but for absolute temperatures
 * @param dimension its dimension
 * @param latex its symbol in LaTeX
 */
record NamedUnit(
        String symbol,
        String prefixedSymbol,
        Prefixes prefixes,
        Scale scale,
        Rational offset,
        Dimension dimension,
        String latex) {

    /** Which prefixes a unit takes. */
    enum Prefixes {
        /** None. */
        NONE,
        /** All decimal ones. */
        DECIMAL,
        /** The decimal ones from kilo on. */
        LARGE,
        /** The decimal ones from kilo on, and the binary ones. */
        BINARY
    }

    boolean takes(Prefix prefix) {
        return switch (prefixes) {
            case NONE -> prefix == Prefix.NONE;
            case DECIMAL -> !prefix.isBinary();
            case LARGE -> prefix == Prefix.NONE || (prefix.isLarge() && !prefix.isBinary());
            case BINARY -> prefix == Prefix.NONE || prefix.isLarge();
        };
    }

    /** Whether a quantity is printed with that prefix unasked: money has none, and people write 1000 kg, not 1 Mg. */
    boolean isPrintedWith(Prefix prefix) {
        return takes(prefix) && prefix.isStep() && !(isCurrency() || (symbol.equals("g") && prefix.isAboveKilo()));
    }

    boolean isCurrency() {
        return UnitRows.CURRENCIES.contains(symbol);
    }

    boolean isAbsolute() {
        return offset.signum() != 0;
    }
}
