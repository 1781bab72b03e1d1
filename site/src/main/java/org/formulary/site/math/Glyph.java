package org.formulary.site.math;

/**
 * A letter or sign of a typeface.
 *
 * @param id an identifier made of typeface and code, such as {@code cmmi10_4e}, the same in every run
 * @param outline SVG path data in thousandths of an em, baseline at 0, y pointing down
 */
record Glyph(String id, String outline) {

    /** The outline as an element that pictures refer to. */
    String definition() {
        return "<path id=\"" + id + "\" d=\"" + outline + "\"/>\n";
    }
}
