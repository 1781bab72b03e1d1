package org.formulary.processor.model;

/** What an integer parameter is searched for: that its output meets a target, and would not with the integer next to it. */
public enum Search {
    /** The largest for which the output is at most the target, where the output never falls. */
    LARGEST_AT_MOST("largest", "<="),
    /** The smallest for which it is at least the target. */
    SMALLEST_AT_LEAST("smallest", ">="),
    /** The smallest for which the output is at most the target, where the output never rises. */
    SMALLEST_AT_MOST("smallest", "<="),
    /** The largest for which it is at least the target. */
    LARGEST_AT_LEAST("largest", ">=");

    private final String extreme;
    private final String relation;

    Search(String extreme, String relation) {
        this.extreme = extreme;
        this.relation = relation;
    }

    /** {@code largest} or {@code smallest}. */
    public String extreme() {
        return extreme;
    }

    /** How the output compares with the target, {@code <=} or {@code >=}. */
    public String relation() {
        return relation;
    }

    /** Whether the target is the most that the output may be; else it is the least. */
    public boolean isAtMost() {
        return relation.equals("<=");
    }

    /** Its name in the catalogue, {@code largest <=}. */
    public String word() {
        return extreme + " " + relation;
    }
}
