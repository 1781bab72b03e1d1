package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** The operators and brackets in all their spellings, and those of other languages that are understood but refused. */
final class Signs {

    /**
     * A spelling and what it stands for.
     *
     * @param ours what to write instead; empty where the spelling is the language's own
     */
    record Sign(String spelling, Kind kind, Optional<String> ours) {}

    /** By first UTF-16 unit, longer spellings first. */
    private static final Map<Character, List<Sign>> BY_FIRST = table();

    /** What to say of characters that people try. */
    private static final Map<String, String> HINTS = Map.ofEntries(
            Map.entry("√", "write `sqrt(...)`"),
            Map.entry("∛", "write `cbrt(...)`"),
            Map.entry("∑", "write `sum(i = 1 .. n, term)`"),
            Map.entry("∏", "write `product(i = 1 .. n, factor)`"),
            Map.entry("…", "write `..` between the ends of a range"),
            Map.entry("'", "a name is letters and digits, with `_` before a subscript; there are no primes"),
            Map.entry("′", "a name is letters and digits, with `_` before a subscript; there are no primes"),
            Map.entry("\\", "an equation is plain text, not LaTeX: write `alpha`, `a/b`, `sqrt(x)`"),
            Map.entry("$", "an equation is plain text, not LaTeX: write `alpha`, `a/b`, `sqrt(x)`"),
            Map.entry("_", "`_` stands inside a name, between letters or digits: `B_link`"),
            Map.entry("∞", "leave the bound out of the domain: there is no infinity"),
            Map.entry("∈", "write a chain: `0 <= f <= 1`"),
            Map.entry("±", "give the two values as two outputs: `a = ...; b = ...`"),
            Map.entry(":", "write cases as `value if condition else other value`"),
            Map.entry("°", "declare the unit of the symbol: `unit = \"deg\"`"));

    private Signs() {}

    /** The longest sign that starts at {@code position}. */
    static Optional<Sign> at(String text, int position) {
        return BY_FIRST.getOrDefault(text.charAt(position), List.of()).stream()
                .filter(sign -> text.startsWith(sign.spelling(), position))
                .findFirst();
    }

    /** What to write instead of a character that has no meaning. */
    static Optional<String> hint(String character) {
        return Optional.ofNullable(HINTS.get(character));
    }

    private static Map<Character, List<Sign>> table() {
        Map<Character, List<Sign>> table = new HashMap<>();
        own(table, Kind.PLUS, "+");
        own(table, Kind.MINUS, "-", "−");
        own(table, Kind.STAR, "*", "·", "×", "⋅", "∙", "∗");
        own(table, Kind.SLASH, "/", "∕", "⁄");
        own(table, Kind.CARET, "^", "**");
        own(table, Kind.BANG, "!");
        own(table, Kind.EQ, "=");
        own(table, Kind.NE, "!=", "≠");
        own(table, Kind.LT, "<");
        own(table, Kind.LE, "<=", "≤", "⩽");
        own(table, Kind.GT, ">");
        own(table, Kind.GE, ">=", "≥", "⩾");
        own(table, Kind.OPEN_ROUND, "(");
        own(table, Kind.CLOSE_ROUND, ")");
        own(table, Kind.OPEN_SQUARE, "[");
        own(table, Kind.CLOSE_SQUARE, "]");
        own(table, Kind.OPEN_CURLY, "{");
        own(table, Kind.CLOSE_CURLY, "}");
        own(table, Kind.OPEN_FLOOR, "⌊");
        own(table, Kind.CLOSE_FLOOR, "⌋");
        own(table, Kind.OPEN_CEIL, "⌈");
        own(table, Kind.CLOSE_CEIL, "⌉");
        own(table, Kind.BAR, "|", "∣");
        own(table, Kind.COMMA, ",");
        own(table, Kind.SEMICOLON, ";");
        own(table, Kind.RANGE, "..");
        own(table, Kind.HOLE, "?");
        foreign(table, Kind.EQ, "write `=`", "==", "===", ":=", "≡", "≔");
        foreign(table, Kind.NE, "write `!=`", "<>", "!==", "/=");
        foreign(table, Kind.LE, "write `<=`", "=<");
        foreign(table, Kind.GE, "write `>=`", "=>");
        foreign(table, Kind.AND, "write `and`", "&&", "&", "∧");
        foreign(table, Kind.OR, "write `or`", "∨");
        foreign(table, Kind.NOT, "write `not`", "¬");
        foreign(table, Kind.MINUS, "write `-`", "–", "—");
        foreign(table, Kind.SLASH, "write `/`", "÷");
        foreign(table, Kind.SLASH, "for the integer quotient write `floor(a/b)`", "//");
        foreign(table, Kind.MOD, "for the remainder write `a mod b`, for percent `5 [%]`", "%");
        foreign(table, Kind.RANGE, "write `..` between the ends of a range", "...");
        table.values()
                .forEach(signs -> signs.sort((a, b) ->
                        Integer.compare(b.spelling().length(), a.spelling().length())));
        return table;
    }

    private static void own(Map<Character, List<Sign>> table, Kind kind, String... spellings) {
        add(table, kind, Optional.empty(), spellings);
    }

    private static void foreign(Map<Character, List<Sign>> table, Kind kind, String help, String... spellings) {
        add(table, kind, Optional.of(help), spellings);
    }

    private static void add(Map<Character, List<Sign>> table, Kind kind, Optional<String> ours, String... spellings) {
        for (String spelling : spellings) {
            table.computeIfAbsent(spelling.charAt(0), first -> new ArrayList<>())
                    .add(new Sign(spelling, kind, ours));
        }
    }
}
