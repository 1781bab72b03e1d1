package org.formulary.processor.equation;

import java.util.Locale;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** What is said of characters that make no words. */
final class LexicalProblems {

    private LexicalProblems() {}

    static Problem meaningless(String text, Span span) {
        String written = span.in(text);
        int character = written.codePointAt(0);
        String summary = "the character " + describe(character) + " has no meaning in an equation";
        Label label = new Label(span, "");
        return Signs.hint(Character.toString(character))
                .map(hint -> Problem.error(Code.SYNTAX, summary, hint, label))
                .orElseGet(() -> Problem.error(Code.SYNTAX, summary, "leave it out", label));
    }

    private static String describe(int character) {
        String code = String.format(Locale.ROOT, "U+%04X", character);
        int type = Character.getType(character);
        boolean invisible = Character.isISOControl(character)
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
        if (invisible) {
            return code;
        }
        return "`" + Character.toString(character) + "`" + (character < 0x80 ? "" : " (" + code + ")");
    }

    static Problem foreign(String text, Span span, String ours) {
        return Problem.error(
                Code.SYNTAX, "`" + span.in(text) + "` is not an operator of the language", ours, new Label(span, ""));
    }

    static Problem strayPoint(Span point, String help) {
        return Problem.error(
                Code.SYNTAX, "a point belongs to a number only between digits", help, new Label(point, ""));
    }

    static Problem secondPoint(Span point) {
        return Problem.error(
                Code.SYNTAX,
                "a number has one decimal point, and its exponent has none",
                "leave the second point out",
                new Label(point, ""));
    }

    static Problem separator(Span span, String plain) {
        return Problem.error(
                Code.SYNTAX, "numbers are written without separators", "write `" + plain + "`", new Label(span, ""));
    }

    static Problem longNumber(Span span) {
        return Problem.error(
                Code.SYNTAX,
                "a number has at most " + Limits.NUMBER_LENGTH + " digits",
                "write it with an exponent: `6.022e23`",
                new Label(span, ""));
    }

    static Problem hugeExponent(Span span) {
        return Problem.error(
                Code.SYNTAX,
                "an exponent of ten is at most " + Limits.DECIMAL_EXPONENT + ", up or down",
                "choose a unit in which the number is of sensible size",
                new Label(span, ""));
    }
}
