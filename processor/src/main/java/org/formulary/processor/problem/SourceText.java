package org.formulary.processor.problem;

/**
 * A string of the author's, with where it came from, so that every finding about it can be shown in its place.
 *
 * @param value the string
 * @param origin the element or annotation value it was read from
 */
public record SourceText(String value, Origin origin) {

    /** Whether there is nothing but white space. */
    public boolean isBlank() {
        return value.isBlank();
    }

    /** Another text from the same place. */
    public SourceText withValue(String other) {
        return new SourceText(other, origin);
    }
}
