package org.formulary.quantity;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The decimal prefixes of the SI and the binary ones of IEC 80000-13, in rising order. */
enum Prefix {
    QUECTO("q", 10, -30),
    RONTO("r", 10, -27),
    YOCTO("y", 10, -24),
    ZEPTO("z", 10, -21),
    ATTO("a", 10, -18),
    FEMTO("f", 10, -15),
    PICO("p", 10, -12),
    NANO("n", 10, -9),
    MICRO("u", 10, -6),
    MILLI("m", 10, -3),
    CENTI("c", 10, -2),
    DECI("d", 10, -1),
    NONE("", 10, 0),
    DECA("da", 10, 1),
    HECTO("h", 10, 2),
    KILO("k", 10, 3),
    MEGA("M", 10, 6),
    GIGA("G", 10, 9),
    TERA("T", 10, 12),
    PETA("P", 10, 15),
    EXA("E", 10, 18),
    ZETTA("Z", 10, 21),
    YOTTA("Y", 10, 24),
    RONNA("R", 10, 27),
    QUETTA("Q", 10, 30),
    KIBI("Ki", 2, 10),
    MEBI("Mi", 2, 20),
    GIBI("Gi", 2, 30),
    TEBI("Ti", 2, 40),
    PEBI("Pi", 2, 50),
    EXBI("Ei", 2, 60),
    ZEBI("Zi", 2, 70),
    YOBI("Yi", 2, 80);

    /** Those that stand before a unit, the longer symbols first, so that {@code dam} is a decametre. */
    static final List<Prefix> WRITTEN = Stream.of(values())
            .filter(prefix -> prefix != NONE)
            .sorted(Comparator.comparingInt(prefix -> -prefix.symbol.length()))
            .toList();

    private final String symbol;
    private final int base;
    private final int exponent;

    Prefix(String symbol, int base, int exponent) {
        this.symbol = symbol;
        this.base = base;
        this.exponent = exponent;
    }

    String symbol() {
        return symbol;
    }

    /** The long form: {@code kilo}. */
    String word() {
        return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
    }

    UnitVocabulary.PrefixEntry entry() {
        return new UnitVocabulary.PrefixEntry(symbol, word(), base, exponent);
    }

    Scale scale() {
        return Scale.of(Rational.of(base).power(exponent));
    }

    boolean isBinary() {
        return base == 2;
    }

    /** The distance from no prefix at all: people mean the near ones more often. */
    int remoteness() {
        return Math.abs(exponent);
    }

    /** Whether printing may choose it: it is a power of 1000, or of 1024. */
    boolean isStep() {
        return isBinary() || exponent % 3 == 0;
    }

    boolean isAboveKilo() {
        return compareTo(KILO) > 0;
    }

    boolean isLarge() {
        return exponent >= 3;
    }
}
