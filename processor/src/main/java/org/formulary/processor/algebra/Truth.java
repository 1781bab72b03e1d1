package org.formulary.processor.algebra;

/** Whether a condition holds, where roundings may leave that open. */
enum Truth {
    HOLDS,
    FAILS,
    UNCLEAR;

    static Truth of(boolean holds) {
        return holds ? HOLDS : FAILS;
    }

    Truth negated() {
        return switch (this) {
            case HOLDS -> FAILS;
            case FAILS -> HOLDS;
            case UNCLEAR -> UNCLEAR;
        };
    }

    Truth and(Truth other) {
        return this == FAILS || other == FAILS ? FAILS : this == HOLDS ? other : this;
    }
}
