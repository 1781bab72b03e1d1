package org.formulary.processor.equation;

/**
 * A word of the language.
 *
 * @param text a name or number in its canonical ASCII spelling, a superscript as the plain number it raises to, anything
 *     else as written
 */
record Token(Kind kind, Span span, String text) {

    /** Whether nothing stands between this token and {@code next}. */
    boolean touches(Token next) {
        return span.end() == next.span.start();
    }

    enum Kind {
        NUMBER,
        NAME,
        SUPERSCRIPT,
        PLUS,
        MINUS,
        STAR,
        SLASH,
        CARET,
        BANG,
        EQ,
        NE,
        LT,
        LE,
        GT,
        GE,
        OPEN_ROUND,
        CLOSE_ROUND,
        OPEN_SQUARE,
        CLOSE_SQUARE,
        OPEN_CURLY,
        CLOSE_CURLY,
        OPEN_FLOOR,
        CLOSE_FLOOR,
        OPEN_CEIL,
        CLOSE_CEIL,
        BAR,
        COMMA,
        SEMICOLON,
        RANGE,
        HOLE,
        IF,
        ELSE,
        WHERE,
        WHEN,
        AND,
        OR,
        NOT,
        IS,
        MOD,
        /** A character that has no place in the language; the lexer has reported it. */
        BAD,
        END;

        /** The bracket that closes this one. */
        Kind closer() {
            return switch (this) {
                case OPEN_ROUND -> CLOSE_ROUND;
                case OPEN_SQUARE -> CLOSE_SQUARE;
                case OPEN_CURLY -> CLOSE_CURLY;
                case OPEN_FLOOR -> CLOSE_FLOOR;
                case OPEN_CEIL -> CLOSE_CEIL;
                default -> throw new IllegalStateException(this + " opens nothing");
            };
        }

        boolean opens() {
            return switch (this) {
                case OPEN_ROUND, OPEN_SQUARE, OPEN_CURLY, OPEN_FLOOR, OPEN_CEIL -> true;
                default -> false;
            };
        }

        boolean closes() {
            return switch (this) {
                case CLOSE_ROUND, CLOSE_SQUARE, CLOSE_CURLY, CLOSE_FLOOR, CLOSE_CEIL -> true;
                default -> false;
            };
        }

        boolean relates() {
            return switch (this) {
                case EQ, NE, LT, LE, GT, GE -> true;
                default -> false;
            };
        }
    }
}
