package org.formulary.runtime;

/** Builds the exceptions of arithmetic, out of the way of the code that computes. */
final class Faults {

    private Faults() {}

    static ArithmeticException passesRange(String formula) {
        return passesRange(formula, Long.SIZE);
    }

    static ArithmeticException passesRange(String formula, int bits) {
        return new PassedRangeException(formula, formula + ": the result passes the " + bits + "-bit range");
    }

    /** Rounding on the way may have taken the result there. */
    static ArithmeticException roundsBeyondRange(String formula) {
        return new ArithmeticException(formula + ": the result passes the 64-bit range");
    }

    static ArithmeticException tooLarge(String formula) {
        return new ArithmeticException(formula + ": an integer on the way to the result is too large to compute");
    }

    static ArithmeticException undefined(String formula, String what) {
        return new ArithmeticException(formula + ": " + what + " is undefined");
    }
}
