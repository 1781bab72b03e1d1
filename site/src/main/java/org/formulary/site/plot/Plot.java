package org.formulary.site.plot;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.site.catalogue.Formula.Output;

/** A curve as a picture that takes its colours from the page. */
public final class Plot {

    private static final int WIDTH = 320;
    private static final int HEIGHT = 190;
    private static final int LEFT = 62;
    private static final int RIGHT = 14;
    private static final int TOP = 10;
    private static final int BOTTOM = 30;
    private static final int LABEL_DIGITS = 3;

    private final Curve curve;
    private final Output output;
    private final Axis across;
    private final Axis up;

    private Plot(Curve curve, Output output) {
        this.curve = curve;
        this.output = output;
        double first = curve.samples().get(0).x();
        double last = curve.samples().get(curve.samples().size() - 1).x();
        this.across = new Axis(first, last, curve.log() && first > 0);
        this.up =
                Axis.over(curve.samples().stream().mapToDouble(Curve.Sample::y).toArray());
    }

    /**
     * Draws a curve.
     *
     * @param id what the identifiers in the picture begin with, unique on its page
     * @return an SVG element with a title and a description
     */
    public static String of(Curve curve, Output output, String id) {
        return new Plot(curve, output).svg(id);
    }

    private String svg(String id) {
        StringBuilder out = new StringBuilder(4096);
        out.append("<svg class=\"plot\" viewBox=\"0 0 ")
                .append(WIDTH)
                .append(' ')
                .append(HEIGHT);
        out.append("\" role=\"img\" aria-labelledby=\"")
                .append(id)
                .append("-title ")
                .append(id)
                .append("-desc\">\n");
        out.append("<title id=\"")
                .append(id)
                .append("-title\">")
                .append(escape(title()))
                .append("</title>\n");
        out.append("<desc id=\"")
                .append(id)
                .append("-desc\">")
                .append(escape(description()))
                .append("</desc>\n");
        marks(out);
        out.append("<path class=\"curve\" d=\"").append(path()).append("\"/>\n");
        if (curve.example().x() >= across.low() && curve.example().x() <= across.high()) {
            out.append("<circle class=\"example\" cx=\"")
                    .append(number(x(curve.example().x())));
            out.append("\" cy=\"").append(number(y(curve.example().y()))).append("\" r=\"3.5\"/>\n");
        }
        return out.append("</svg>").toString();
    }

    private String title() {
        return output.name() + " against " + curve.parameter().symbol();
    }

    private String description() {
        List<Curve.Sample> known =
                curve.samples().stream().filter(Curve.Sample::isKnown).toList();
        Curve.Sample first = known.get(0);
        Curve.Sample last = known.get(known.size() - 1);
        return output.name() + " is " + inUnit(first.y()) + " at "
                + curve.parameter().symbol() + " = "
                + inParameterUnit(first.x()) + " and " + inUnit(last.y()) + " at "
                + curve.parameter().symbol() + " = " + inParameterUnit(last.x())
                + ", all else as in the example, where it is "
                + inUnit(curve.example().y()) + ".";
    }

    private void marks(StringBuilder out) {
        List<Double> vertical = up.marks();
        for (double mark : vertical) {
            String y = number(y(mark));
            out.append("<path class=\"grid\" d=\"M")
                    .append(LEFT)
                    .append(' ')
                    .append(y)
                    .append('H')
                    .append(WIDTH - RIGHT);
            out.append("\"/><text class=\"up\" x=\"")
                    .append(LEFT - 6)
                    .append("\" y=\"")
                    .append(number(y(mark) + 3.5));
            out.append("\">").append(escape(inUnit(mark))).append("</text>\n");
        }
        double before = Double.NEGATIVE_INFINITY;
        for (double mark : across.marks()) {
            String label = inParameterUnit(mark);
            double half = 3.2 * label.length();
            double x = x(mark);
            out.append("<path class=\"grid\" d=\"M")
                    .append(number(x))
                    .append(' ')
                    .append(TOP)
                    .append('V')
                    .append(HEIGHT - BOTTOM);
            out.append("\"/>");
            // Labels that would meet are left out.
            if (x - half > before + 4 && x + half <= WIDTH) {
                out.append("<text class=\"across\" x=\"")
                        .append(number(x))
                        .append("\" y=\"")
                        .append(HEIGHT - BOTTOM + 16);
                out.append("\">").append(escape(label)).append("</text>");
                before = x + half;
            }
            out.append('\n');
        }
    }

    private String path() {
        StringBuilder path = new StringBuilder();
        boolean drawing = false;
        for (Curve.Sample sample : curve.samples()) {
            if (sample.isKnown()) {
                path.append(drawing ? 'L' : 'M').append(number(x(sample.x())));
                path.append(' ').append(number(y(sample.y())));
            }
            drawing = sample.isKnown();
        }
        return path.toString();
    }

    private double x(double number) {
        return LEFT + across.place(number) * (WIDTH - LEFT - RIGHT);
    }

    private double y(double number) {
        return HEIGHT - BOTTOM - up.place(number) * (HEIGHT - TOP - BOTTOM);
    }

    private String inUnit(double coherent) {
        return inUnit(coherent, output.unit().orElse("1"));
    }

    private String inParameterUnit(double coherent) {
        return inUnit(coherent, curve.parameter().unit().orElse("1"));
    }

    private static String inUnit(double coherent, String unit) {
        Unit own = Unit.parse(unit);
        // Noise of steps in binary is no label.
        double clean = new BigDecimal(coherent)
                .round(new MathContext(12, RoundingMode.HALF_EVEN))
                .doubleValue();
        return Quantity.of(own.fromCoherent(clean), own).format(LABEL_DIGITS);
    }

    /** A tenth of a pixel is finer than what is seen. */
    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(1, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
