package org.formulary.testing;

/**
 * Where a law fails.
 *
 * @param point the plainest arguments found
 * @param finding what was found there
 */
public record Counterexample(Point point, String finding) {

    /** {@code N = 2.0, M = 1.0: left is 3, right is 4}. */
    @Override
    public String toString() {
        return point + ": " + finding;
    }
}
