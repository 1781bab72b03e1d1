package org.formulary.processor.check;

/** A solved form that does not pass the checks that an author's equation has to pass: nobody is shown it. */
final class SolvingFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SolvingFault(String message) {
        super(message);
    }
}
