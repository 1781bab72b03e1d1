package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.Locale;
import org.formulary.processor.print.JavaCode.Kind;

/** Numbers and strings as Java source, in ASCII. */
public final class JavaLiterals {

    private JavaLiterals() {}

    /** A double, such as {@code 2.0} or {@code 1e9}; it must be finite. */
    public static String real(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("no literal for " + value);
        }
        return Double.toString(value).replace(".0E", "e").replace('E', 'e');
    }

    /** An int where it fits, else a long. */
    static JavaCode integer(BigInteger value) {
        long number = value.longValueExact();
        if (number == (int) number) {
            return JavaCode.of(Long.toString(number), Kind.INT);
        }
        // The smallest long has no literal of its own within an expression such as -x.
        return number == Long.MIN_VALUE
                ? new JavaCode(
                        java.util.List.of(JavaTypes.LONG, new JavaCode.Piece.Text(".MIN_VALUE")),
                        Kind.LONG,
                        JavaCode.Level.PRIMARY)
                : JavaCode.of(number + "L", Kind.LONG);
    }

    /** A string in double quotes, everything but printable ASCII escaped. */
    public static String string(String text) {
        StringBuilder literal = new StringBuilder(text.length() + text.length() / 8 + 2).append('"');
        // What needs no escape is copied in stretches as long as they can be.
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character < ' ' || character > '~' || character == '"' || character == '\\') {
                literal.append(text, done, i);
                escape(character, literal);
                done = i + 1;
            }
        }
        return literal.append(text, done, text.length()).append('"').toString();
    }

    private static void escape(char character, StringBuilder literal) {
        switch (character) {
            case '"' -> literal.append("\\\"");
            case '\\' -> literal.append("\\\\");
            case '\n' -> literal.append("\\n");
            case '\t' -> literal.append("\\t");
            case '\r' -> literal.append("\\r");
            default -> literal.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
        }
    }
}
