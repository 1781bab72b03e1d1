package org.formulary.runtime;

/** Says that the integer result of a formula passes the range of its type. */
final class PassedRangeException extends ArithmeticException {

    private static final long serialVersionUID = 1L;

    private final String formula;

    PassedRangeException(String formula, String message) {
        super(message);
        this.formula = formula;
    }

    /** The name of the formula. */
    String formula() {
        return formula;
    }
}
