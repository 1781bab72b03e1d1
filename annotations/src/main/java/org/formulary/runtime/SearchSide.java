package org.formulary.runtime;

/** On which side of the place where a target is passed an argument lies. */
enum SearchSide {
    /** Before it, in the direction in which arguments grow. */
    BEFORE,
    /** Behind it. */
    BEHIND,
    /** Beyond it, seen from where there are values: the result is an integer that passed the range of its type. */
    PASSED_RANGE,
    /** Unknown: there is no value. */
    REFUSED;

    /** Says whether an argument lies before it, by how its value compares with the target. */
    interface Before {
        boolean test(int comparison);
    }
}
