package org.formulary.testing;

/**
 * A number as a computation in doubles has it.
 *
 * @param value the double
 * @param error how far the same number computed in another careful order may be from the exact one; 0 where every double
 *     computation gives the exact value
 */
record Rounded(double value, double error) {

    /** Half a unit in the last place, relative. */
    static final double HALF_ULP = 0x1p-53;

    static Rounded exact(double value) {
        return new Rounded(value, 0);
    }

    boolean isExact() {
        return error == 0;
    }

    boolean isExactInteger() {
        return error == 0 && value == Math.rint(value);
    }

    /** Whether an integer of the type, which the language computes without rounding. */
    boolean isCount() {
        return isExactInteger() && Math.abs(value) <= 0x1p53;
    }

    /** The error of a result that carries {@code carried} and is itself rounded to within so many half ulps. */
    static Rounded of(double value, double carried, double halfUlps) {
        return of(value, carried, halfUlps, Double.MIN_VALUE);
    }

    /** The same, where the smallest double that errors are counted in is {@code tiny}. */
    static Rounded of(double value, double carried, double halfUlps, double tiny) {
        return new Rounded(value, carried + halfUlps * (Math.abs(value) * HALF_ULP + tiny));
    }
}
