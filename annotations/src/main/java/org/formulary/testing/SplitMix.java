package org.formulary.testing;

/** The SplitMix64 generator of Steele, Lea and Flood: the same numbers from the same seed on every platform. */
final class SplitMix {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    SplitMix(long seed) {
        this.state = seed;
    }

    long next() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** From 0 (included) to {@code bound} (excluded); the bias of a remainder does not matter here. */
    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** Uniform in [0, 1). */
    double unit() {
        return (next() >>> 11) * 0x1p-53;
    }
}
