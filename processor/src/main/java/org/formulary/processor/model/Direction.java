package org.formulary.processor.model;

/** How a value goes when one parameter grows and all others stay. */
public enum Direction {
    /** It stays. */
    CONSTANT,
    /** It never falls. */
    NONDECREASING,
    /** It never rises. */
    NONINCREASING,
    /** It rises somewhere and falls elsewhere. */
    NOT_MONOTONE,
    /** None of these is known. */
    UNKNOWN;

    /** Whether it is known never to fall, or never to rise. */
    public boolean isMonotone() {
        return this == CONSTANT || this == NONDECREASING || this == NONINCREASING;
    }

    /** How the opposite value goes. */
    public Direction mirrored() {
        return switch (this) {
            case NONDECREASING -> NONINCREASING;
            case NONINCREASING -> NONDECREASING;
            default -> this;
        };
    }

    /** How a sum goes of whose parts one goes like this and one like the other. */
    public Direction and(Direction other) {
        if (!isMonotone() || !other.isMonotone()) {
            return UNKNOWN;
        }
        return this == CONSTANT ? other : other == CONSTANT || other == this ? this : UNKNOWN;
    }
}
