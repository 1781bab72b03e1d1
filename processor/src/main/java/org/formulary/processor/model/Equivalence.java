package org.formulary.processor.model;

/**
 * How it is known that the form which the code runs equals the equation which readers see.
 *
 * @param proved whether the difference was reduced to 0
 * @param points at how many points both were found equal, where it was not; 0 where it was
 */
public record Equivalence(boolean proved, int points) {

    /** The two are the same by algebra. */
    public static final Equivalence PROVED = new Equivalence(true, 0);

    /** The two agree wherever they were tried. */
    public static Equivalence tested(int points) {
        return new Equivalence(false, points);
    }
}
