package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.List;

/**
 * What the source writer writes to. It looks at each character several times; so of a long text it is given a name, and the
 * text is put in on the way past it.
 */
final class LongTexts implements Appendable {

    /** Begins the names; no other piece of a Java file has such a character, for literals escape it. */
    private static final char NAME = '\0';

    private final List<String> texts = new ArrayList<>();
    private final StringBuilder written = new StringBuilder();

    /** The name that is written instead of a text. */
    String name(String text) {
        texts.add(text);
        return NAME + Integer.toString(texts.size() - 1);
    }

    @Override
    public LongTexts append(CharSequence piece) {
        if (!piece.isEmpty() && piece.charAt(0) == NAME) {
            written.append(texts.get(Integer.parseInt(piece, 1, piece.length(), 10)));
        } else {
            written.append(piece);
        }
        return this;
    }

    @Override
    public LongTexts append(CharSequence piece, int start, int end) {
        return append(piece.subSequence(start, end));
    }

    @Override
    public LongTexts append(char character) {
        written.append(character);
        return this;
    }

    /** All that was written. */
    @Override
    public String toString() {
        return written.toString();
    }
}
