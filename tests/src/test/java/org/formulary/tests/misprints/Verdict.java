package org.formulary.tests.misprints;

/** What became of a mutant. */
enum Verdict {
    /** The Java compiler refuses it. */
    UNCOMPILABLE,
    /** It has the same class file, or nothing tells it apart from what is right. */
    EQUIVALENT,
    /** A generated test fails. */
    KILLED,
    /** All generated tests pass, and yet it is wrong. */
    SURVIVED,
    /** All generated tests pass, and whether it is wrong is still to be found out. */
    UNDECIDED
}
