package org.formulary.testing;

/**
 * The seed of all random arguments, the system property {@code formulary.seed}, else a fixed number; and how many of them a
 * check draws, the system property {@code formulary.points}, else 200.
 */
public final class Seed {

    private static final String PROPERTY = "formulary.seed";
    private static final long FIXED = 20_260_101L;

    private static final int POINTS = 200;

    private Seed() {}

    /** Points of each check. */
    static int points() {
        return Integer.getInteger("formulary.points", POINTS);
    }

    /**
     * The seed in force.
     *
     * @throws IllegalStateException if the property is not a long integer
     */
    public static long current() {
        String text = System.getProperty(PROPERTY);
        try {
            return text == null ? FIXED : Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalStateException("system property " + PROPERTY + " is no integer: " + text, e);
        }
    }

    /** The option that repeats a run with this seed. */
    static String option(long seed) {
        return "-D" + PROPERTY + "=" + seed;
    }
}
