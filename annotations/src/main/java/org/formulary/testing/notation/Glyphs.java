package org.formulary.testing.notation;

import java.util.List;
import org.formulary.testing.notation.Glyph.Sign;

/** A row of glyphs that is being read. */
final class Glyphs {

    private final List<Glyph> row;
    private int position;

    Glyphs(List<Glyph> row) {
        this.row = row;
    }

    /** What comes next; null at the end. */
    Glyph next() {
        return at(position);
    }

    /** What comes next but for a sign that multiplies. */
    Glyph nextFactor() {
        return isNext(Sign.Kind.INVISIBLE_TIMES) || isNext(Sign.Kind.TIMES) ? at(position + 1) : next();
    }

    private Glyph at(int index) {
        return index < row.size() ? row.get(index) : null;
    }

    /** What comes next, which then is read; null at the end. */
    Glyph take() {
        Glyph glyph = next();
        position++;
        return glyph;
    }

    boolean isNext(Sign.Kind sign) {
        return next() instanceof Sign next && next.kind() == sign;
    }

    /** Reads that sign if it is next. */
    boolean takes(Sign.Kind sign) {
        boolean found = isNext(sign);
        position += found ? 1 : 0;
        return found;
    }

    /** Reads those words if they are next. */
    boolean takes(String words) {
        boolean found = next() instanceof Glyph.Words next && next.text().equals(words);
        position += found ? 1 : 0;
        return found;
    }

    void end() {
        if (position < row.size()) {
            throw new UnreadableException("not understood: " + row.subList(position, row.size()));
        }
    }
}
