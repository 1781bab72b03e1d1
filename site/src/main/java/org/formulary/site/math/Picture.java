package org.formulary.site.math;

import java.math.BigDecimal;
import java.util.Comparator;

/** Writes a drawing as an SVG element that refers to glyphs defined elsewhere on the page. */
final class Picture {

    private Picture() {}

    static String svg(Drawing drawing) {
        return svg(drawing, marks(drawing, new StringBuilder()));
    }

    /** A picture whose marks stand elsewhere on the page, as {@link #definition} writes them. */
    static String reference(Drawing drawing, String id) {
        return svg(drawing, "<use href=\"#" + id + "\"/>");
    }

    /** The marks of a drawing as an element that pictures refer to. */
    static String definition(Drawing drawing, String id) {
        return marks(drawing, new StringBuilder("<g id=\"" + id + "\">"))
                .append("</g>\n")
                .toString();
    }

    private static String svg(Drawing drawing, CharSequence marks) {
        int depth = Baseline.reach(drawing.depth());
        StringBuilder out = new StringBuilder(64 + 40 * drawing.glyphs().size());
        out.append("<svg class=\"").append(Baseline.cssClass(depth)).append('"');
        frame(drawing, depth, out);
        out.append(" aria-hidden=\"true\">");
        return out.append(marks).append("</svg>").toString();
    }

    /** A file of its own, with the outlines it refers to. */
    static String file(Drawing drawing, String title) {
        StringBuilder out = new StringBuilder(4096);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        frame(drawing, drawing.depth(), out);
        out.append(" role=\"img\">\n<title>").append(Markup.escape(title)).append("</title>\n<defs>\n");
        drawing.glyphs().stream()
                .map(Drawing.PlacedGlyph::glyph)
                .distinct()
                .sorted(Comparator.comparing(Glyph::id))
                .forEach(glyph -> out.append(glyph.definition()));
        return marks(drawing, out.append("</defs>\n")).append("\n</svg>\n").toString();
    }

    private static void frame(Drawing drawing, int depth, StringBuilder out) {
        int height = drawing.height() + depth;
        out.append(" width=\"").append(ems(drawing.width()));
        out.append("\" height=\"").append(ems(height));
        out.append("\" viewBox=\"0 ").append(-drawing.height()).append(' ');
        out.append(drawing.width()).append(' ').append(height);
        out.append("\" fill=\"currentColor\"");
    }

    private static StringBuilder marks(Drawing drawing, StringBuilder out) {
        drawing.glyphs().forEach(glyph -> use(glyph, out));
        drawing.rules().forEach(rule -> rect(rule, out));
        return out;
    }

    private static void use(Drawing.PlacedGlyph placed, StringBuilder out) {
        out.append("<use href=\"#").append(placed.glyph().id()).append('"');
        if (placed.scale() == 1) {
            if (placed.x() != 0) {
                out.append(" x=\"").append(placed.x()).append('"');
            }
            if (placed.y() != 0) {
                out.append(" y=\"").append(placed.y()).append('"');
            }
        } else {
            out.append(" transform=\"translate(").append(placed.x()).append(' ').append(placed.y());
            out.append(")scale(").append(decimal(placed.scale())).append(")\"");
        }
        out.append("/>");
    }

    private static void rect(Drawing.Rule rule, StringBuilder out) {
        out.append("<rect x=\"").append(rule.x()).append("\" y=\"").append(rule.y());
        out.append("\" width=\"").append(rule.width()).append("\" height=\"").append(rule.height());
        out.append("\"/>");
    }

    private static String ems(int units) {
        return BigDecimal.valueOf(units, 3).stripTrailingZeros().toPlainString() + "em";
    }

    private static String decimal(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
