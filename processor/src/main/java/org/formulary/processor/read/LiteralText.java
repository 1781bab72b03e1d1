package org.formulary.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A string literal or text block as a source file has it: the characters of its value, each with its place there. Unicode
 * escapes are read first, then the indentation of a text block goes, then escape sequences are read, as in the language.
 */
final class LiteralText {

    private static final String TEXT_BLOCK = "\"\"\"";

    private final List<PlacedCharacter> characters;
    private final int end;
    private final int behind;

    private LiteralText(List<PlacedCharacter> characters, int end, int behind) {
        this.characters = characters;
        this.end = end;
        this.behind = behind;
    }

    /**
     * The literals from a place of a source on whose joint value this is: the compiler makes one of several that are
     * joined by nothing but {@code +}. None if the source reads otherwise.
     */
    static List<LiteralText> joined(CharSequence source, int start, String value) {
        List<LiteralText> literals = new ArrayList<>();
        StringBuilder joint = new StringBuilder();
        int next = start;
        do {
            Optional<LiteralText> literal = at(source, next);
            if (literal.isEmpty()) {
                return List.of();
            }
            literals.add(literal.get());
            joint.append(literal.get().value());
            next = JavaGaps.behind(source, literal.get().behind);
        } while (joint.length() < value.length());
        return joint.toString().equals(value) ? literals : List.of();
    }

    private static Optional<LiteralText> at(CharSequence source, int start) {
        for (String delimiter : List.of(TEXT_BLOCK, "\"")) {
            SourceCharacters rest = new SourceCharacters(source, start);
            if (rest.startsWith(delimiter)) {
                List<PlacedCharacter> content = new ArrayList<>();
                int end = content(rest, content, delimiter);
                List<PlacedCharacter> raw = delimiter.equals(TEXT_BLOCK) ? TextBlock.stripped(content) : content;
                return end < 0 ? Optional.empty() : Optional.of(new LiteralText(unescaped(raw), end, rest.position()));
            }
        }
        return Optional.empty();
    }

    /** Reads up to a delimiter that no backslash escapes; the place of the delimiter, or -1 if there is none. */
    private static int content(SourceCharacters rest, List<PlacedCharacter> content, String delimiter) {
        boolean escaped = false;
        int quotes = 0;
        while (rest.hasNext()) {
            PlacedCharacter next = rest.next();
            content.add(next);
            quotes = next.character() == '"' && !escaped ? quotes + 1 : 0;
            escaped = next.character() == '\\' && !escaped;
            if (quotes == delimiter.length()) {
                int first = content.size() - delimiter.length();
                int place = content.get(first).place();
                content.subList(first, content.size()).clear();
                return place;
            }
        }
        return -1;
    }

    private static List<PlacedCharacter> unescaped(List<PlacedCharacter> raw) {
        List<PlacedCharacter> value = new ArrayList<>();
        int i = 0;
        while (i < raw.size()) {
            PlacedCharacter placed = raw.get(i);
            int length = 1;
            if (placed.character() == '\\' && i + 1 < raw.size()) {
                length = escapeLength(raw, i);
                String escape = text(raw.subList(i, i + length)).translateEscapes();
                escape.chars().forEach(c -> value.add(new PlacedCharacter((char) c, placed.place())));
            } else {
                value.add(placed);
            }
            i += length;
        }
        return value;
    }

    /** Two characters, or as many digits as an octal escape has. */
    private static int escapeLength(List<PlacedCharacter> raw, int start) {
        int most = raw.get(start + 1).character() <= '3' ? 3 : 2;
        int digits = 0;
        while (digits < most
                && start + 1 + digits < raw.size()
                && Character.digit(raw.get(start + 1 + digits).character(), 8) >= 0) {
            digits++;
        }
        return 1 + Math.max(digits, 1);
    }

    private static String text(List<PlacedCharacter> characters) {
        StringBuilder text = new StringBuilder();
        characters.forEach(placed -> text.append(placed.character()));
        return text.toString();
    }

    private String value() {
        return text(characters);
    }

    /** The length of what the literal stands for. */
    int length() {
        return characters.size();
    }

    /** Where a character of the value stands in the source; that behind the last is the closing quote. */
    int place(int offset) {
        return offset < characters.size() ? characters.get(offset).place() : end;
    }
}
