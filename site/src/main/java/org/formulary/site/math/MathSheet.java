package org.formulary.site.math;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The equations of one page. Each is a small SVG picture that refers to glyph outlines; the outlines themselves stand once
 * on the page, in {@link #definitions()}, and so does what is drawn in lines of text, which often repeats.
 *
 * <p>A picture is hidden from assistive technology and its equal in words or MathML lies over it unseen, so that whoever
 * touches or reads the picture meets the accessible equation. What a reader selects and copies is text, and that once.
 */
public final class MathSheet {

    private final Typesetter typesetter;
    private final Map<String, Glyph> glyphs = new TreeMap<>();
    private final Map<Drawing, String> shared = new LinkedHashMap<>();

    /** A sheet without equations. */
    public MathSheet(Typesetter typesetter) {
        this.typesetter = typesetter;
    }

    /**
     * A symbol, which may be all there is in a link or a header cell: its equal is text, since MathML alone does not name
     * these for every screen reader.
     *
     * @param latex what is drawn
     * @param name its name as equations spell it, which is also what a reader copies
     * @return HTML
     * @throws LatexException if it cannot be typeset
     */
    public String symbol(String latex, String name) {
        return math(repeated(latex, Typesetter.Style.TEXT), name, Markup.escape(name.replace('_', ' ')));
    }

    /**
     * Maths in a line of text.
     *
     * @param latex what is drawn
     * @param mathml the same for assistive technology
     * @param text the same in plain text, which a reader copies: of MathML, browsers copy each sign as a line
     * @return HTML
     * @throws LatexException if it cannot be typeset or the MathML is not well-formed
     */
    public String inline(String latex, String mathml, String text) {
        return math(repeated(latex, Typesetter.Style.TEXT), text, MathMl.clean(mathml, ""));
    }

    /** Maths like {@link #inline} on a line of its own, where fractions are as large as those of an equation. */
    public String line(String latex, String mathml, String text) {
        return math(repeated(latex, Typesetter.Style.DISPLAY), text, MathMl.clean(mathml, ""));
    }

    /**
     * An equation on its own line.
     *
     * @param drawn the LaTeX that is drawn
     * @param latex the LaTeX that a reader copies
     * @param mathml the same for assistive technology
     * @param spoken the same in words
     * @return HTML
     * @throws LatexException if it cannot be typeset or the MathML is not well-formed
     */
    public String display(String drawn, String latex, String mathml, String spoken) {
        return math(Picture.svg(drawing(drawn, Typesetter.Style.DISPLAY)), latex, MathMl.clean(mathml, spoken));
    }

    private static String math(String picture, String copied, String accessible) {
        // The accessible equation last: it lies on top, where a finger that explores the page finds it.
        return "<span class=\"math\">" + picture
                + "<span class=\"copied\" aria-hidden=\"true\">" + Markup.escape(copied) + "</span>"
                + "<span class=\"alt\">" + accessible + "</span></span>";
    }

    /** The width of an equation on its own line, in em. */
    public double displayWidth(String latex) {
        return width(latex, Typesetter.Style.DISPLAY);
    }

    /** The width of maths in a line of text, in em. */
    public double textWidth(String latex) {
        return width(latex, Typesetter.Style.TEXT);
    }

    private double width(String latex, Typesetter.Style style) {
        return typesetter.typeset(latex, style).width() / (double) DrawingRecorder.UNITS_PER_EM;
    }

    /** The outlines of all glyphs used so far, in order of their identifiers, and what is made of them; nothing where there are none. */
    public String definitions() {
        if (glyphs.isEmpty()) {
            return "";
        }
        StringBuilder out =
                new StringBuilder("<svg class=\"glyphs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n");
        glyphs.values().forEach(glyph -> out.append(glyph.definition()));
        shared.forEach((drawing, id) -> out.append(Picture.definition(drawing, id)));
        return out.append("</defs></svg>\n").toString();
    }

    private Drawing drawing(String latex, Typesetter.Style style) {
        Drawing drawing = typesetter.typeset(latex, style);
        for (Drawing.PlacedGlyph placed : drawing.glyphs()) {
            glyphs.putIfAbsent(placed.glyph().id(), placed.glyph());
        }
        return drawing;
    }

    /** A picture of what may be drawn again: of several marks, it refers to them; a single one refers to its glyph as it is. */
    private String repeated(String latex, Typesetter.Style style) {
        Drawing drawing = drawing(latex, style);
        return drawing.glyphs().size() == 1
                ? Picture.svg(drawing)
                : Picture.reference(drawing, shared.computeIfAbsent(drawing, d -> "math_" + (shared.size() + 1)));
    }
}
