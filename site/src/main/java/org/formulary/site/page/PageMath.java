package org.formulary.site.page;

import gg.jte.Content;
import org.formulary.site.catalogue.Catalogue.Condition;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Formula.Equation;
import org.formulary.site.catalogue.Formula.Law;
import org.formulary.site.math.MathSheet;
import org.formulary.site.math.Typesetter;

/** The equations of one page, for its template. */
public final class PageMath {

    /** Widths in em that a phone of 320 pixels surely shows without scrolling, in a box and in a line of a table. */
    private static final double BOX_WIDTH = 12;

    private static final double LINE_WIDTH = 9;

    private final MathSheet sheet;

    PageMath(Typesetter typesetter) {
        sheet = new MathSheet(typesetter);
    }

    Content symbol(String latex, String name) {
        return Html.markup(sheet.symbol(latex, name));
    }

    Content condition(Condition condition) {
        return scrolling(
                sheet.inline(condition.latex(), condition.mathml(), condition.text()),
                sheet.textWidth(condition.latex()));
    }

    Content binding(Binding binding) {
        return scrolling(
                sheet.inline(binding.latex(), binding.mathml(), binding.symbol() + " = " + binding.text()),
                sheet.textWidth(binding.latex()));
    }

    Content law(Law law) {
        return scrolling(sheet.line(law.latex(), law.mathml(), law.text()), sheet.displayWidth(law.latex()));
    }

    /** What may be too wide for a phone scrolls in a box of its own. */
    private static Content scrolling(String line, double width) {
        return Html.markup(
                width <= LINE_WIDTH
                        ? line
                        : "<span class=\"scroll\" role=\"group\" aria-label=\"Equation\" tabindex=\"0\">" + line
                                + "</span>");
    }

    EquationView equation(Equation equation) {
        Content picture = Html.markup(sheet.display(
                equation.latexForRendering(),
                equation.latex(),
                equation.mathml(),
                equation.spoken().orElse("")));
        boolean wide = sheet.displayWidth(equation.latexForRendering()) > BOX_WIDTH;
        return new EquationView(picture, equation.text(), equation.latex(), wide);
    }

    /** The outlines all pictures on the page refer to; to be written after the last of them. */
    public Content definitions() {
        return out -> out.writeContent(sheet.definitions());
    }

    /**
     * An equation in a box.
     *
     * @param wide whether the box may have to scroll, so that it must be reachable by keyboard
     */
    public record EquationView(Content picture, String text, String latex, boolean wide) {}
}
