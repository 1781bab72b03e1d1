package org.formulary.processor.read;

/** Says that the catalogue a set left is damaged or of another version, and what in it is wrong. */
public final class CatalogueException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a message that names the set, the place within its catalogue, and what is wrong there. */
    public CatalogueException(String message) {
        super(message);
    }

    /** With the fault that told. */
    public CatalogueException(String message, Throwable cause) {
        super(message, cause);
    }
}
