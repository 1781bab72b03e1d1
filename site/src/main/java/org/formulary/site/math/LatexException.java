package org.formulary.site.math;

/** LaTeX that cannot be typeset, or MathML that is none. */
public final class LatexException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    LatexException(String message) {
        super(message);
    }

    LatexException(String message, Throwable cause) {
        super(message, cause);
    }
}
