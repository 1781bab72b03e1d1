package org.formulary.quantity;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** Says that a text is no unit or quantity, or that two dimensions do not fit. */
public final class UnitException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private static final int NOWHERE = -1;
    private static final int LONGEST_ECHO = 60;

    private final String reason;
    private final String[] suggestions;
    private final int offset;

    /** With a message that names the text or the dimensions. */
    public UnitException(String message) {
        this(message, message, NOWHERE, List.of());
    }

    private UnitException(String message, String reason, int offset, List<String> suggestions) {
        super(message);
        this.reason = reason;
        this.offset = offset;
        this.suggestions = suggestions.toArray(new String[0]);
    }

    /** A fault at a place of a text, with what may have been meant. */
    static UnitException at(String text, int offset, String reason, List<String> suggestions) {
        String where = text.isBlank() ? "" : " (character " + (offset + 1) + " of " + echo(text) + ")";
        return new UnitException(reason + where, reason, offset, suggestions);
    }

    /** The same fault, told as one at a place of a longer text. */
    UnitException within(String text, int shift) {
        return at(text, shift + Math.max(offset, 0), reason, suggestions());
    }

    /** A text as it is shown in messages: quoted, cut where it is long, and on one line. */
    static String echo(String text) {
        StringBuilder echo = new StringBuilder("\"");
        text.codePoints().limit(LONGEST_ECHO).forEach(character -> {
            if (isUnseen(character)) {
                echo.append(String.format(Locale.ROOT, "U+%04X", character));
            } else {
                echo.appendCodePoint(character);
            }
        });
        return echo.append(text.codePointCount(0, text.length()) > LONGEST_ECHO ? "…\"" : "\"")
                .toString();
    }

    /** Whether a reader could not tell the character from none, from a blank, or from the end of the line. */
    private static boolean isUnseen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            case Character.SPACE_SEPARATOR -> character != ' ';
            default -> false;
        };
    }

    /** The message without the place: what is wrong, and how to mend it. */
    public String reason() {
        return reason;
    }

    /** Where in the text the fault is, counted in chars from 0; empty where the fault is not one of text. */
    public OptionalInt offset() {
        return offset == NOWHERE ? OptionalInt.empty() : OptionalInt.of(offset);
    }

    /** What may have been meant, the likeliest first. */
    public List<String> suggestions() {
        return List.of(suggestions);
    }
}
