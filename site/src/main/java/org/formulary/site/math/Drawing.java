package org.formulary.site.math;

import java.util.List;

/**
 * A typeset equation. All lengths are in thousandths of an em; the baseline is y = 0 and y points down.
 *
 * @param width the advance width
 * @param height how far it reaches above the baseline
 * @param depth how far it reaches below the baseline
 * @param glyphs the placed letters and signs, in order of drawing
 * @param rules fraction bars and the like
 */
record Drawing(int width, int height, int depth, List<PlacedGlyph> glyphs, List<Rule> rules) {

    Drawing {
        glyphs = List.copyOf(glyphs);
        rules = List.copyOf(rules);
    }

    /** A glyph whose origin stands at (x, y), enlarged by {@code scale}. */
    record PlacedGlyph(Glyph glyph, int x, int y, double scale) {}

    /** A filled rectangle. */
    record Rule(int x, int y, int width, int height) {}
}
