package org.formulary.runtime;

/** Builds the exceptions of arithmetic, out of the way of the code that computes. */
final class Faults {

    private Faults() {}

    static ArithmeticException passesRange(String formula) {
        return new ArithmeticException(formula + ": the result passes the 64-bit range");
    }

    static ArithmeticException tooLarge(String formula) {
        return new ArithmeticException(formula + ": an integer on the way to the result is too large to compute");
    }

    static ArithmeticException undefined(String formula, String what) {
        return new ArithmeticException(formula + ": " + what + " is undefined");
    }
}
