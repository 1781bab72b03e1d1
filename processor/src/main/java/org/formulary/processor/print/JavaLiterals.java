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
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            literal.append(escaped(text.charAt(i)));
        }
        return literal.append('"').toString();
    }

    private static String escaped(char character) {
        return switch (character) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            default ->
                character >= ' ' && character <= '~'
                        ? String.valueOf(character)
                        : String.format(Locale.ROOT, "\\u%04x", (int) character);
        };
    }
}
