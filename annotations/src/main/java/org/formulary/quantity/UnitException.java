package org.formulary.quantity;

/** Says that a text is no unit or quantity, or that two dimensions do not fit. */
public final class UnitException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** With a message that names the text or the dimensions. */
    public UnitException(String message) {
        super(message);
    }
}
