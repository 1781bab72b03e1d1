package org.formulary.processor.print;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.quantity.Unit;

/** Units in MathML: upright symbols with their exponents, {@code kg m}<sup>2</sup>{@code /s}. */
final class MathMlUnit {

    private static final Pattern TOKEN = Pattern.compile(
            "(?<symbol>[^\\s^/()*]+)(?:\\^(?<exponent>-?[0-9]+|\\(-?[0-9]+/[0-9]+\\)))?|(?<sign>[/()])|\\s+");

    private MathMlUnit() {}

    static void write(Unit unit, MathMlText out) {
        out.open("mrow");
        Matcher token = TOKEN.matcher(unit.symbol());
        while (token.find()) {
            if (token.group("sign") != null) {
                out.element("mo", "lspace=\"0em\" rspace=\"0em\" stretchy=\"false\"", token.group("sign"));
            } else if (token.group("symbol") == null) {
                out.space("0.1667em");
            } else if (token.group("exponent") == null) {
                out.element("mi", MathMlText.UPRIGHT, token.group("symbol"));
            } else {
                out.open("msup");
                out.element("mi", MathMlText.UPRIGHT, token.group("symbol"));
                out.element("mn", "", token.group("exponent").replace("-", "\u2212"));
                out.close("msup");
            }
        }
        out.close("mrow");
    }
}
