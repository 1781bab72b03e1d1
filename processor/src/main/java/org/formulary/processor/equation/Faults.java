package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** What is said of texts that are too large and of signs and words that have no place; the forms all messages share. */
final class Faults {

    private Faults() {}

    static Problem syntax(String summary, String help, Label... labels) {
        return Problem.error(Code.SYNTAX, summary, help, labels);
    }

    static Problem ambiguous(String summary, String help, Label... labels) {
        return Problem.error(Code.AMBIGUOUS, summary, help, labels);
    }

    static Label at(Span span) {
        return new Label(span, "");
    }

    static Label at(Span span, String says) {
        return new Label(span, says);
    }

    static Problem nestedTooDeep(Span span) {
        return syntax(
                "brackets, signs and exponents are nested more than " + Limits.NESTING + " deep",
                "name parts of the equation behind `where`",
                at(span));
    }

    static Problem treeTooHigh() {
        return syntax(
                "more than " + Limits.TREE_HEIGHT + " operations depend on each other",
                "name parts of the equation behind `where`");
    }

    static Problem textTooLong(int length) {
        return syntax(
                "the text has " + length + " characters; at most " + Limits.TEXT_LENGTH + " are read",
                "name parts of the equation as formulas of their own");
    }

    static Optional<Problem> reservedName(Token name) {
        return Names.isReserved(name.text())
                ? Optional.of(syntax(
                        "`" + name.text() + "` is a word of the language and cannot name a quantity",
                        "choose another name, such as `" + name.text() + "_0`",
                        at(name.span())))
                : Optional.empty();
    }

    static Optional<Problem> unusableName(TokenStream tokens, Token name) {
        if (name.text().indexOf('.') >= 0) {
            return Optional.of(syntax(
                    "`" + tokens.quote(name.span()) + "` is a path, and only parameters have paths",
                    "choose a name without a point",
                    at(name.span())));
        }
        return Names.isAscii(name.text())
                ? reservedName(name)
                : Optional.of(syntax(
                        "`" + tokens.quote(name.span()) + "` has other letters than a to z and alpha to omega",
                        "choose a name of Latin and Greek letters without accents, which every target can spell",
                        at(name.span())));
    }

    static Problem whenInEquation(Span span) {
        return syntax("`when` belongs to a law", "write `value if condition else other value`", at(span));
    }

    static Problem whereAgain(Span span) {
        return syntax("`where` has no place here", "write it once, last, and separate the names by `;`", at(span));
    }

    static Problem strayComma(Span span) {
        return syntax(
                "a comma separates only the arguments of a call",
                "separate definitions by `;`, join conditions by `and`",
                at(span));
    }

    static Problem semicolonInside(Span span) {
        return syntax(
                "`;` separates definitions and cannot stand inside brackets",
                "write cases as `value if condition else other value`",
                at(span));
    }

    static Problem strayRange(Span span) {
        return syntax("`..` stands only between the ends of a range", "write `sum(i = 1 .. n, term)`", at(span));
    }

    static Problem strayToken(TokenStream tokens, Token token) {
        return syntax(
                "`" + tokens.quote(token.span()) + "` has no place here",
                "leave it out, or write what is to stand before it",
                at(token.span()));
    }
}
