package org.formulary.processor.problem;

import java.util.Locale;

/** The kinds of findings; the code in brackets at the head of each message. */
public enum Code {
    SYNTAX,
    AMBIGUOUS,
    SYMBOL,
    UNITS,
    HOLE,
    DOMAIN,
    RANGE,
    PRECISION,
    EXAMPLE,
    LAW,
    REFERENCE,
    DOCS,
    /** The Java declaration itself cannot carry a formula: its type, kind, name or place. */
    DECLARATION,
    /** The processor failed; never the author's fault. */
    INTERNAL;

    /** The spelling in messages and in {@code accept}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
