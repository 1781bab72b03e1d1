package org.formulary.processor.equation;

/**
 * A stretch of a text: from the character at {@code start} up to, not including, the one at {@code end}, both counted in
 * UTF-16 units from 0.
 */
public record Span(int start, int end) {

    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("not a span: " + start + ".." + end);
        }
    }

    /** The smallest span that covers both. */
    public Span to(Span other) {
        return new Span(Math.min(start, other.start), Math.max(end, other.end));
    }

    /** The stretch itself. */
    public String in(String text) {
        return text.substring(start, end);
    }
}
