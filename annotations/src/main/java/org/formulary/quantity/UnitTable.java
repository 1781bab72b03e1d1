package org.formulary.quantity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Knows the units by all their names; built from {@link UnitRows}. */
final class UnitTable {

    static final UnitTable STANDARD = new UnitTable(UnitRows.all());

    private static final String MICRO_SIGNS = "\u00B5\u03BC";

    private final List<NamedUnit> units = new ArrayList<>();
    /** What stands alone: symbols and long names. */
    private final Map<String, NamedUnit> names = new LinkedHashMap<>();
    /** Symbols that the symbol of a prefix may stand before. */
    private final Map<String, NamedUnit> symbols = new LinkedHashMap<>();
    /** Long names that the long name of a prefix may stand before. */
    private final Map<String, NamedUnit> words = new LinkedHashMap<>();

    private final List<UnitVocabulary.Entry> entries = new ArrayList<>();

    private UnitTable(List<String> rows) {
        Map<String, Dimension> bases = bases();
        rows.forEach(line -> add(UnitRow.read(line), bases));
    }

    private static Map<String, Dimension> bases() {
        Map<String, Dimension> bases = new HashMap<>();
        for (Dimension base : List.of(
                Dimension.OPERATION,
                Dimension.INFORMATION,
                Dimension.TOKEN,
                Dimension.MASS,
                Dimension.LENGTH,
                Dimension.TIME,
                Dimension.CURRENT,
                Dimension.TEMPERATURE,
                Dimension.AMOUNT,
                Dimension.LUMINOUS_INTENSITY)) {
            bases.put("!" + base, base);
        }
        UnitRows.CURRENCIES.forEach(code -> bases.put("!" + code, Dimension.currency(code)));
        return bases;
    }

    private void add(UnitRow row, Map<String, Dimension> bases) {
        Dimension base = bases.get(row.unit());
        Unit definition = base == null ? UnitParser.parse(row.unit(), this) : Unit.ONE;
        NamedUnit unit = new NamedUnit(
                row.symbols().get(0),
                row.prefixedSymbol(),
                row.prefixes(),
                row.number().times(new Scale(definition.factor(), definition.piPower())),
                row.offset(),
                base == null ? definition.dimension() : base,
                row.latex());
        units.add(unit);
        entries.add(new UnitVocabulary.Entry(
                row.plainSymbols(),
                row.prefixableSymbols(),
                row.words(),
                row.prefixes().name().toLowerCase(Locale.ROOT),
                unit.dimension(),
                unit.scale().value(),
                unit.scale().piPower(),
                unit.offset()));
        row.plainSymbols().forEach(name -> names.put(name, unit));
        row.words().forEach(name -> names.put(name, unit));
        row.prefixableSymbols().forEach(name -> symbols.put(name, unit));
        row.words().forEach(name -> words.put(name, unit));
    }

    /** All units with all their names, in the order of the table. */
    List<UnitVocabulary.Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** All units, in the order of the table. */
    List<NamedUnit> units() {
        return Collections.unmodifiableList(units);
    }

    /** What a name means; a name of the table itself goes before a prefix with a unit, so that {@code min} is a minute. */
    Optional<UnitTerm> find(String name) {
        NamedUnit exact = names.get(name);
        if (exact != null) {
            return Optional.of(new UnitTerm(Prefix.NONE, exact, Rational.ONE));
        }
        String plain = name.length() > 1 && MICRO_SIGNS.indexOf(name.charAt(0)) >= 0 ? "u" + name.substring(1) : name;
        for (Prefix prefix : Prefix.WRITTEN) {
            NamedUnit unit = after(prefix.symbol(), plain, symbols);
            if (unit == null) {
                unit = after(prefix.word(), plain, words);
            }
            if (unit != null && unit.takes(prefix)) {
                return Optional.of(new UnitTerm(prefix, unit, Rational.ONE));
            }
        }
        return Optional.empty();
    }

    private static NamedUnit after(String prefix, String name, Map<String, NamedUnit> units) {
        return name.startsWith(prefix) ? units.get(name.substring(prefix.length())) : null;
    }

    /** The unit of a name that is known to be one. */
    UnitTerm require(String name) {
        return find(name).orElseThrow(() -> new UnitException(UnitException.echo(name) + " is not a unit"));
    }

    /** Every spelling without a prefix, and those with one. */
    List<Spelling> spellings() {
        List<Spelling> spellings = new ArrayList<>();
        names.forEach((name, unit) -> spellings.add(new Spelling(name, Prefix.NONE, unit)));
        for (Prefix prefix : Prefix.WRITTEN) {
            symbols.forEach((name, unit) -> addPrefixed(spellings, prefix, prefix.symbol() + name, unit));
            words.forEach((name, unit) -> addPrefixed(spellings, prefix, prefix.word() + name, unit));
        }
        return spellings;
    }

    private void addPrefixed(List<Spelling> spellings, Prefix prefix, String text, NamedUnit unit) {
        if (unit.takes(prefix) && !names.containsKey(text)) {
            spellings.add(new Spelling(text, prefix, unit));
        }
    }

    /** One way to write a unit of the table with or without a prefix. */
    record Spelling(String text, Prefix prefix, NamedUnit unit, long letters) {

        Spelling(String text, Prefix prefix, NamedUnit unit) {
            this(text, prefix, unit, EditDistance.letters(text));
        }
    }
}
