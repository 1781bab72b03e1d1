package org.formulary.site.page;

import gg.jte.Content;
import org.formulary.site.catalogue.Catalogue.Condition;
import org.formulary.site.catalogue.Formula.Equation;
import org.formulary.site.math.MathSheet;
import org.formulary.site.math.Typesetter;

/** The equations of one page, for its template. */
public final class PageMath {

    /** What surely fits a phone of 320 pixels without scrolling, in em. */
    private static final double PHONE_WIDTH = 13;

    private final MathSheet sheet;

    PageMath(Typesetter typesetter) {
        sheet = new MathSheet(typesetter);
    }

    Content inline(String latex, String mathml) {
        return Html.markup(sheet.inline(latex, mathml));
    }

    Content condition(Condition condition) {
        return inline(condition.latex(), condition.mathml());
    }

    EquationView equation(Equation equation) {
        Content picture = Html.markup(sheet.display(
                equation.latexForRendering(),
                equation.latex(),
                equation.mathml(),
                equation.spoken().orElse("")));
        boolean wide = sheet.displayWidth(equation.latexForRendering()) > PHONE_WIDTH;
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
