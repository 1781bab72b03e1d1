package org.formulary.site.math;

import java.math.BigDecimal;

/** Writes a drawing as an SVG element that refers to glyphs defined elsewhere on the page. */
final class Picture {

    private Picture() {}

    static String svg(Drawing drawing) {
        int depth = Baseline.reach(drawing.depth());
        int height = drawing.height() + depth;
        StringBuilder out = new StringBuilder(64 + 40 * drawing.glyphs().size());
        out.append("<svg class=\"").append(Baseline.cssClass(depth));
        out.append("\" width=\"").append(ems(drawing.width()));
        out.append("\" height=\"").append(ems(height));
        out.append("\" viewBox=\"0 ").append(-drawing.height()).append(' ');
        out.append(drawing.width()).append(' ').append(height);
        out.append("\" fill=\"currentColor\" aria-hidden=\"true\">");
        drawing.glyphs().forEach(glyph -> use(glyph, out));
        drawing.rules().forEach(rule -> rect(rule, out));
        return out.append("</svg>").toString();
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
