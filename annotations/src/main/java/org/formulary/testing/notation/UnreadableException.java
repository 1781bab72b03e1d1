package org.formulary.testing.notation;

/** Thrown where a printed equation has no reading, or more than one. */
public final class UnreadableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnreadableException(String message) {
        super(message);
    }
}
