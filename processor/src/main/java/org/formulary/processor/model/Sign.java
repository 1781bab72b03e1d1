package org.formulary.processor.model;

/** On which side of 0 a value lies, wherever it exists. */
public enum Sign {
    /** It is 0. */
    ZERO,
    /** It is above 0. */
    POSITIVE,
    /** It is 0 or above. */
    NONNEGATIVE,
    /** It is below 0. */
    NEGATIVE,
    /** It is 0 or below. */
    NONPOSITIVE,
    /** None of these is known. */
    UNKNOWN
}
