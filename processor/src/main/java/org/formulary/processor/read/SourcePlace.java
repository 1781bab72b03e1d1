package org.formulary.processor.read;

import javax.tools.Diagnostic.Kind;

/** A place in a source file that the compiler at hand lets us see. */
public interface SourcePlace {

    /** Line and column, {@code 24:31}, both from 1; a column is a character. */
    String lineAndColumn();

    /** Reports a message there, as near as the compiler can point. */
    void report(Kind kind, String message);
}
