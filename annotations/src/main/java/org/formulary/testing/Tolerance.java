package org.formulary.testing;

/** How far a generated method may be from the exact value of its equation; stated per formula. */
public final class Tolerance {

    private static final int OF_THE_BOUND = 0;

    private final int ulps;

    private Tolerance(int ulps) {
        this.ulps = ulps;
    }

    /**
     * So many units in the last place of the exact result: for products, quotients and sums of nonnegative terms. Where
     * numbers on the way come near the ends of the range of doubles, it is {@link #roundingBound} instead, and what tiny
     * numbers may shift a result by, {@link org.formulary.runtime.Results#NEGLIGIBLE} in coherent units.
     */
    public static Tolerance ulps(int ulps) {
        if (ulps <= 0) {
            throw new IllegalArgumentException("a tolerance of " + ulps + " ulps");
        }
        return new Tolerance(ulps);
    }

    /**
     * Twice what the roundings of a careful evaluation in doubles may add up to at the point, by running error analysis to
     * first order: for all that subtracts, or feeds a rounded number into a power or function.
     */
    public static Tolerance roundingBound() {
        return new Tolerance(OF_THE_BOUND);
    }

    /** The largest distance allowed from {@code exact}. */
    double allowed(Real exact, double roundingError) {
        return ulps == OF_THE_BOUND ? 2 * roundingError : ulps * Math.ulp(exact.toDouble());
    }

    @Override
    public String toString() {
        return ulps == OF_THE_BOUND ? "twice the rounding bound" : ulps + " ulps";
    }
}
