package org.formulary.processor.model;

/** The Java types that carry a number. */
public enum NumberType {
    INT("int"),
    LONG("long"),
    DOUBLE("double");

    private final String keyword;

    NumberType(String keyword) {
        this.keyword = keyword;
    }

    /** The Java keyword. */
    public String keyword() {
        return keyword;
    }

    /** Whether values are integers. */
    public boolean integer() {
        return this != DOUBLE;
    }
}
