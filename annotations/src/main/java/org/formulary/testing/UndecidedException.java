package org.formulary.testing;

/**
 * Says that an expression may have a value, but that this evaluator cannot tell: a comparison of two numbers that agree
 * to every digit it computes, or a number, sum or product that is too large for it.
 */
public final class UndecidedException extends ArithmeticException {

    private static final long serialVersionUID = 1L;

    private final boolean moreDigitsMayHelp;

    private UndecidedException(String message, boolean moreDigitsMayHelp) {
        super(message);
        this.moreDigitsMayHelp = moreDigitsMayHelp;
    }

    /** Of a question that a higher precision may answer. */
    static UndecidedException atThisPrecision(String question) {
        return new UndecidedException(question, true);
    }

    /** Of something that no precision brings into reach. */
    static UndecidedException beyondReach(String what) {
        return new UndecidedException(what, false);
    }

    boolean moreDigitsMayHelp() {
        return moreDigitsMayHelp;
    }
}
