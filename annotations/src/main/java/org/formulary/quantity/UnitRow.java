package org.formulary.quantity;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A line of {@link UnitRows}, cut into its columns.
 *
 * @param symbols the symbols with their marks
 * @param prefixes the prefixes the unit takes
 * @param number the numeric factor of the definition
 * @param unit the unit text of the definition, {@code !m} for a base dimension
 * @param offset the offset of an absolute temperature
 * @param words the long names
 * @param latex the symbol in LaTeX
 */
record UnitRow(
        List<String> symbols,
        NamedUnit.Prefixes prefixes,
        Scale number,
        String unit,
        Rational offset,
        List<String> words,
        String latex) {

    static UnitRow read(String line) {
        String[] columns = line.split("\\|", -1);
        List<String> symbols = words(columns[0]);
        String[] definition = columns[2].strip().split(" \\+ ", -1);
        List<String> factors = new ArrayList<>(words(definition[0]));
        Rational number = Rational.ONE;
        int piPower = 0;
        if (factors.get(0).matches("[0-9][0-9.e-]*(/[0-9]+)?")) {
            number = number(factors.remove(0));
        }
        if (!factors.isEmpty() && factors.get(0).startsWith("pi")) {
            piPower = factors.remove(0).equals("pi") ? 1 : -1;
        }
        return new UnitRow(
                symbols,
                NamedUnit.Prefixes.valueOf(columns[1].strip().toUpperCase(Locale.ROOT)),
                new Scale(number, piPower),
                factors.isEmpty() ? "1" : String.join(" ", factors),
                definition.length > 1 ? number(definition[1]) : Rational.ZERO,
                words(columns[3]),
                columns.length > 4 ? columns[4].strip() : symbols.get(0));
    }

    private static List<String> words(String column) {
        return Arrays.stream(column.strip().split(" +", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static Rational number(String text) {
        int slash = text.indexOf('/');
        return slash < 0
                ? Rational.of(new BigDecimal(text))
                : Rational.of(Long.parseLong(text.substring(0, slash)), Long.parseLong(text.substring(slash + 1)));
    }

    /** How the unit is printed after a prefix: the symbol marked with +, or else the first. */
    String prefixedSymbol() {
        return symbols.stream()
                .filter(symbol -> symbol.startsWith("+"))
                .map(symbol -> symbol.substring(1))
                .findFirst()
                .orElse(symbols.get(0));
    }

    /** The symbols that stand without a prefix. */
    List<String> plainSymbols() {
        return symbols.stream()
                .filter(symbol -> !symbol.startsWith("-"))
                .map(UnitRow::withoutMark)
                .toList();
    }

    /** The symbols that stand after a prefix. */
    List<String> prefixableSymbols() {
        return symbols.stream().map(UnitRow::withoutMark).toList();
    }

    private static String withoutMark(String symbol) {
        return symbol.startsWith("+") || symbol.startsWith("-") ? symbol.substring(1) : symbol;
    }
}
