package org.formulary.site.catalogue;

/** Catalogue files that are damaged, of another version, or do not fit together. The message is meant for the author. */
public final class CatalogueException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A fault that needs no cause to be understood. */
    public CatalogueException(String message) {
        super(message);
    }

    /** A fault found while reading. */
    public CatalogueException(String message, Throwable cause) {
        super(message, cause);
    }
}
