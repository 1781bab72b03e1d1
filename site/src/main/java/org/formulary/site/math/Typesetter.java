package org.formulary.site.math;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.NewCommandMacro;
import org.scilab.forge.jlatexmath.NewEnvironmentMacro;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;

/** Typesets LaTeX. Any number of threads may ask; what was typeset once is kept. */
public final class Typesetter {

    /** jlatexmath keeps parser and font state in static fields: one equation at a time in the whole process. */
    private static final Object JLATEXMATH = new Object();

    static {
        amendMacros();
    }

    private final Map<Request, Drawing> drawings = new ConcurrentHashMap<>();

    /** How large fractions and limits are set. */
    public enum Style {
        /** As in a line of text. */
        TEXT(TeXConstants.STYLE_TEXT),
        /** As in an equation on its own line. */
        DISPLAY(TeXConstants.STYLE_DISPLAY);

        private final int code;

        Style(int code) {
            this.code = code;
        }
    }

    /** Commands that read files or change how jlatexmath sets whatever comes later. */
    private static final Pattern FAR_REACHING = Pattern.compile(
            "\\\\(includegraphics|(re)?new(command|environment)|makeat(letter|other)|jlm\\p{Alpha}*|DeclareMathSizes"
                    + "|magnification|definecolor)(?!\\p{Alpha})");

    private record Request(String latex, Style style) {}

    /**
     * The drawing of an equation.
     *
     * @throws LatexException if the LaTeX cannot be typeset with the mathematical typefaces alone
     */
    Drawing typeset(String latex, Style style) {
        Request request = new Request(latex, style);
        Drawing known = drawings.get(request);
        if (known != null) {
            return known;
        }
        requireBalancedBraces(latex);
        requireSelfContained(latex);
        Drawing drawn = draw(request);
        drawings.put(request, drawn);
        return drawn;
    }

    /**
     * A picture that stands for itself, in the colour of what surrounds it.
     *
     * @param latex the equation, drawn as on its own line
     * @param title what it shows, in plain text
     * @return an SVG file
     * @throws LatexException if the LaTeX cannot be typeset with the mathematical typefaces alone
     */
    public String picture(String latex, String title) {
        return Picture.file(typeset(latex, Style.DISPLAY), title);
    }

    private static Drawing draw(Request request) {
        synchronized (JLATEXMATH) {
            try {
                Box box = new TeXFormula(renamed(request.latex))
                        .createTeXIcon(request.style.code, 1)
                        .getBox();
                DrawingRecorder recorder = new DrawingRecorder();
                box.draw(recorder, 0, 0);
                Drawing drawing =
                        recorder.drawing(units(box.getWidth()), units(box.getHeight()), units(box.getDepth()));
                if (drawing.glyphs().isEmpty()) {
                    throw new UnsupportedOperationException("it shows nothing");
                }
                return drawing;
            } catch (RuntimeException e) {
                throw new LatexException("cannot typeset \"" + request.latex + "\": " + e.getMessage(), e);
            }
        }
    }

    /**
     * Makes jlatexmath set as LaTeX does: in cases a quad between value and condition and no margins around them, and an
     * underscore that is narrower than a letter.
     */
    private static void amendMacros() {
        synchronized (JLATEXMATH) {
            // Only a first formula makes jlatexmath define the environment that is defined anew here.
            new TeXFormula("x").createTeXIcon(TeXConstants.STYLE_TEXT, 1);
            NewEnvironmentMacro.addReNewEnvironment(
                    "cases", "\\left\\{\\hspace{-0.5em}\\begin{array}{ll@{}}", "\\end{array}\\right.", 0);
            NewCommandMacro.addNewCommand("_", "\\hspace{0.06em}\\rule{0.3em}{0.04em}\\hspace{0.06em}", 0);
            MacroInfo.Commands.put(UprightMu.COMMAND, UprightMu.macro());
        }
    }

    /** What jlatexmath knows under another name: it sets the micro sign as a euro sign, and the mu of a unit aslant. */
    private static String renamed(String latex) {
        return latex.replace("\\mu\\mathrm{", "\\" + UprightMu.COMMAND + "\\mathrm{")
                .replace('\u00b5', '\u03bc');
    }

    private static int units(float ems) {
        return Math.round(ems * DrawingRecorder.UNITS_PER_EM);
    }

    /** jlatexmath closes braces that were left open and drops some that were not; a cut-off equation must not pass. */
    private static void requireBalancedBraces(String latex) {
        int open = 0;
        for (int i = 0; i < latex.length() && open >= 0; i++) {
            switch (latex.charAt(i)) {
                case '\\' -> i++;
                case '{' -> open++;
                case '}' -> open--;
                default -> {}
            }
        }
        if (open != 0) {
            throw new LatexException("cannot typeset \"" + latex + "\": its braces do not match");
        }
    }

    private static void requireSelfContained(String latex) {
        Matcher command = FAR_REACHING.matcher(latex);
        if (command.find()) {
            throw new LatexException(
                    "cannot typeset \"" + latex + "\": " + command.group() + " reaches beyond its equation");
        }
    }
}
