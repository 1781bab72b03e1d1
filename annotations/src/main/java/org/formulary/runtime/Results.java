package org.formulary.runtime;

/** Checks of results. */
public final class Results {

    private Results() {}

    /**
     * The value, which must be finite.
     *
     * @throws ArithmeticException naming the formula if it is infinite or not a number
     */
    public static double finite(String formula, double value) {
        if (!Double.isFinite(value)) {
            throw new ArithmeticException(formula + ": the result is not finite for these arguments");
        }
        return value;
    }
}
