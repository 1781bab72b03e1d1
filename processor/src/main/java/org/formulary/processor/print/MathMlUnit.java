package org.formulary.processor.print;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.quantity.Unit;

/**
 * Units in MathML: upright symbols with their exponents, {@code kg m}<sup>2</sup>{@code /s}. They are read off the unit's
 * LaTeX, which alone has prefixes and signs as they are printed.
 */
final class MathMlUnit {

    private static final Pattern TOKEN = Pattern.compile("\\\\mathrm\\{"
            + "|(?<degree>\\{\\}\\^\\{\\\\circ\\})"
            + "|(?<ring>\\\\mathring\\{A\\})"
            + "|\\^\\{(?<exponent>[^}]*)\\}"
            + "|(?<space>\\\\,)"
            + "|(?<sign>[/()])"
            + "|\\\\(?<greek>\\p{Alpha}+)"
            + "|\\\\?(?<letter>[^\\\\{}])");

    private final MathMlText out;
    private final StringBuilder letters = new StringBuilder();

    private MathMlUnit(MathMlText out) {
        this.out = out;
    }

    static void write(Unit unit, MathMlText out) {
        out.open("mrow");
        MathMlUnit writer = new MathMlUnit(out);
        Matcher token = TOKEN.matcher(unit.latex());
        while (token.find()) {
            writer.token(token);
        }
        writer.flush(Optional.empty());
        out.close("mrow");
    }

    private void token(Matcher token) {
        if (token.group("degree") != null) {
            letters.append('\u00b0');
        } else if (token.group("ring") != null) {
            letters.append('\u00c5');
        } else if (token.group("greek") != null) {
            letters.append(Greek.character(token.group("greek")).orElseThrow());
        } else if (token.group("letter") != null) {
            letters.append(token.group("letter"));
        } else if (token.group("exponent") != null) {
            flush(Optional.of(token.group("exponent")));
        } else if (token.group("space") != null) {
            flush(Optional.empty());
            out.space("0.1667em");
        } else if (token.group("sign") != null) {
            flush(Optional.empty());
            out.element("mo", "lspace=\"0em\" rspace=\"0em\" stretchy=\"false\"", token.group("sign"));
        }
    }

    /** Ends a symbol, if there is one. */
    private void flush(Optional<String> exponent) {
        if (letters.isEmpty()) {
            return;
        }
        exponent.ifPresent(power -> out.open("msup"));
        out.element("mi", MathMlText.UPRIGHT, letters.toString());
        exponent.ifPresent(power -> {
            out.element("mn", "", power.replace("-", "\u2212"));
            out.close("msup");
        });
        letters.setLength(0);
    }
}
