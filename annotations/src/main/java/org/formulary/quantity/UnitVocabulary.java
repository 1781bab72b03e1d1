package org.formulary.quantity;

import java.util.Arrays;
import java.util.List;

/** What units are made of, for programs that read units by themselves, as the calculators of the reference site do. */
public final class UnitVocabulary {

    private UnitVocabulary() {}

    /**
     * A unit without a prefix.
     *
     * @param symbols what it is written as alone
     * @param prefixedSymbols what it is written as behind the symbol of a prefix
     * @param words its long names, alone or behind the long name of a prefix
     * @param prefixes which prefixes it takes: {@code none}, {@code decimal}, {@code large} (decimal from kilo on) or {@code
     *     binary} (large ones and binary ones)
     * @param dimension its dimension
     * @param factor the rational part of its factor to the coherent unit
     * @param piPower the power of pi in that factor
     * @param offset what is added after that: 0 but for absolute temperatures
     */
    public record Entry(
            List<String> symbols,
            List<String> prefixedSymbols,
            List<String> words,
            String prefixes,
            Dimension dimension,
            Rational factor,
            int piPower,
            Rational offset) {

        /** Lists are copied. */
        public Entry {
            symbols = List.copyOf(symbols);
            prefixedSymbols = List.copyOf(prefixedSymbols);
            words = List.copyOf(words);
        }
    }

    /**
     * A prefix.
     *
     * @param symbol {@code k}
     * @param word {@code kilo}
     * @param base 10 or 2
     * @param exponent of that base
     */
    public record PrefixEntry(String symbol, String word, int base, int exponent) {}

    /** All units, in the order of the table; a name of one goes before a prefix with another. */
    public static List<Entry> units() {
        return UnitTable.STANDARD.entries();
    }

    /** The prefixes, longer symbols first, as they are to be tried. */
    public static List<PrefixEntry> prefixes() {
        return Prefix.WRITTEN.stream().map(Prefix::entry).toList();
    }

    /** The unit with each prefix that a quantity in it is printed with, the smallest first; itself where it takes none. */
    public static List<Unit> printedIn(Unit unit) {
        boolean isBinary = unit.product()
                .leading()
                .filter(term -> term.prefix().isBinary())
                .isPresent();
        return unit.product()
                .leading()
                .map(term -> Arrays.stream(Prefix.values())
                        .filter(prefix -> prefix == Prefix.NONE || prefix.isBinary() == isBinary)
                        .filter(term.unit()::isPrintedWith)
                        .map(prefix -> Unit.of(unit.product().withLeadingPrefix(prefix)))
                        .toList())
                .filter(units -> !units.isEmpty())
                .orElse(List.of(unit));
    }
}
