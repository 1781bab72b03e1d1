package org.formulary.quantity;

/**
 * A word of unit text.
 *
 * @param kind what it is
 * @param text as written; for a superscript, in plain digits
 * @param offset where it starts
 * @param end where it ends
 */
record UnitToken(Kind kind, String text, int offset, int end) {

    enum Kind {
        NAME,
        NUMBER,
        SUPERSCRIPT,
        TIMES,
        POWER,
        SLASH,
        MINUS,
        OPEN,
        CLOSE,
        END
    }
}
