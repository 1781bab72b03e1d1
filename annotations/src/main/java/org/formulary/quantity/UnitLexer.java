package org.formulary.quantity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cuts unit text into tokens. */
final class UnitLexer {

    private static final String SUPERSCRIPT_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final char SUPERSCRIPT_MINUS = '⁻';

    private final String text;
    private final List<UnitToken> tokens = new ArrayList<>();
    private int position;

    private UnitLexer(String text) {
        this.text = text;
    }

    /**
     * The tokens, an END last.
     *
     * @throws UnitException at a character that has no place in units
     */
    static List<UnitToken> read(String text) {
        return new UnitLexer(text).read();
    }

    private List<UnitToken> read() {
        while (position < text.length()) {
            int character = text.codePointAt(position);
            if (isSpace(character)) {
                position++;
            } else if (isNamePart(character)) {
                add(UnitToken.Kind.NAME, lengthOf(UnitLexer::isNamePart));
            } else if (isDigit(character)) {
                add(UnitToken.Kind.NUMBER, lengthOf(part -> isDigit(part) || part == '.' || part == ','));
            } else if (isSuperscript(character)) {
                add(UnitToken.Kind.SUPERSCRIPT, lengthOf(UnitLexer::isSuperscript));
            } else {
                addOperator(character);
            }
        }
        add(UnitToken.Kind.END, 0);
        return tokens;
    }

    private void addOperator(int character) {
        switch (character) {
            case '*' -> {
                boolean isPower = text.startsWith("**", position);
                add(isPower ? UnitToken.Kind.POWER : UnitToken.Kind.TIMES, isPower ? 2 : 1);
            }
            case '·', '⋅', '×' -> add(UnitToken.Kind.TIMES, 1);
            case '^' -> add(UnitToken.Kind.POWER, 1);
            case '/' -> add(UnitToken.Kind.SLASH, 1);
            case '-', '−' -> add(UnitToken.Kind.MINUS, 1);
            case '(' -> add(UnitToken.Kind.OPEN, 1);
            case ')' -> add(UnitToken.Kind.CLOSE, 1);
            default ->
                throw UnitException.at(
                        text,
                        position,
                        UnitException.echo(Character.toString(character))
                                + " has no place in a unit; units are joined by a space, *, / and ^",
                        List.of());
        }
    }

    private void add(UnitToken.Kind kind, int length) {
        String word = text.substring(position, position + length);
        tokens.add(new UnitToken(
                kind, kind == UnitToken.Kind.SUPERSCRIPT ? plain(word) : word, position, position + length));
        position += length;
    }

    private int lengthOf(IntPredicate part) {
        int end = position;
        while (end < text.length() && part.test(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return end - position;
    }

    static boolean isSpace(int character) {
        return character == ' ' || character == '\t' || character == '\u00A0' || character == '\u202F';
    }

    private static boolean isNamePart(int character) {
        return Character.isLetter(character)
                || Character.getType(character) == Character.CURRENCY_SYMBOL
                || character == '%'
                || character == '°'
                || character == '_';
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    private static boolean isSuperscript(int character) {
        return character == SUPERSCRIPT_MINUS || SUPERSCRIPT_DIGITS.indexOf(character) >= 0;
    }

    private static String plain(String superscript) {
        StringBuilder plain = new StringBuilder();
        superscript
                .chars()
                .forEach(character ->
                        plain.append(character == SUPERSCRIPT_MINUS ? "-" : SUPERSCRIPT_DIGITS.indexOf(character)));
        return plain.toString();
    }
}
