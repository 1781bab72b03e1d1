package org.formulary.testing;

/** Says that an expression has no value at the given arguments, and why: {@code log2 of 0}. */
public final class UndefinedException extends ArithmeticException {

    private static final long serialVersionUID = 1L;

    /** With a message that says what is undefined and where. */
    public UndefinedException(String message) {
        super(message);
    }
}
