package org.formulary.testing.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Pairs the delimiters of a row. */
final class Brackets {

    private record Open(Glyph.Delimiter delimiter, List<Glyph> outer) {}

    private Brackets() {}

    /** The row with a fence for each pair of delimiters. */
    static List<Glyph> paired(List<Glyph> row) {
        Deque<Open> open = new ArrayDeque<>();
        List<Glyph> current = new ArrayList<>();
        for (Glyph glyph : row) {
            if (!(glyph instanceof Glyph.Delimiter delimiter)) {
                current.add(glyph);
            } else if (delimiter.opens()) {
                open.push(new Open(delimiter, current));
                current = new ArrayList<>();
            } else {
                Open opener = open.poll();
                if (opener == null
                        || opener.delimiter().shape() != delimiter.shape()
                        || opener.delimiter().grows() != delimiter.grows()) {
                    throw new UnreadableException("a closing " + delimiter.shape() + " bracket closes nothing");
                }
                List<Glyph> outer = opener.outer();
                outer.add(new Glyph.Fence(delimiter.shape(), List.copyOf(current)));
                current = outer;
            }
        }
        if (!open.isEmpty()) {
            throw new UnreadableException(
                    "an opening " + open.peek().delimiter().shape() + " bracket is never closed");
        }
        return List.copyOf(current);
    }
}
