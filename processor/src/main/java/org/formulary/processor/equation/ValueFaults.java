package org.formulary.processor.equation;

import static org.formulary.processor.equation.Faults.ambiguous;
import static org.formulary.processor.equation.Faults.at;
import static org.formulary.processor.equation.Faults.syntax;

import java.util.Optional;
import org.formulary.processor.problem.Problem;

/** What is said of numbers, units, operators and bars. */
final class ValueFaults {

    private ValueFaults() {}

    static Problem decimalComma(Token before, Token after) {
        return syntax(
                "a number has no comma",
                "write `" + before.text() + "." + after.text() + "` or `" + before.text() + after.text() + "`",
                at(before.span().to(after.span())));
    }

    static Problem twoNumbers(Token first, Token second) {
        return syntax(
                "two numbers stand side by side",
                "write `*` between them for the product",
                at(first.span().to(second.span())));
    }

    /** {@code letters} is what is declared of {@code 2e5}: {@code e} or {@code e5}. */
    static Problem numberOrProduct(Token number, int mark, String letters) {
        String text = number.text();
        String digits = text.substring(0, mark);
        String exponent = text.substring(mark + 1);
        String power = exponent.startsWith("+") ? exponent.substring(1) : exponent;
        boolean signed = !Character.isDigit(exponent.charAt(0));
        String product = signed
                ? digits + " " + letters + " " + exponent.charAt(0) + " " + exponent.substring(1)
                : digits + " " + letters + (letters.length() == 1 ? "*" + exponent : "");
        return ambiguous(
                "`" + text + "` is a number, or a product with the symbol `" + letters + "`",
                "write `" + digits + "*10^" + power + "` for the number, `" + product + "` for the product",
                at(number.span()));
    }

    static Problem exponentBeforeName(Span span, String number, Token name) {
        return ambiguous(
                "a number with an exponent runs into a name", "write `" + number + " " + name.text() + "`", at(span));
    }

    static Problem nameLikeExponent(Token number, Token name) {
        String text = name.text();
        int digits = 1;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        String exponent = text.substring(0, digits);
        String rest = text.substring(digits);
        return ambiguous(
                "a number with an exponent runs into a name",
                "write `" + number.text() + exponent + " " + rest + "` or `" + number.text() + " " + text + "`",
                at(number.span().to(name.span())));
    }

    static Problem indexed(Span span, String written, Optional<String> product) {
        String help = "a sum is `sum(i = 1 .. n, term)` over parameters; arrays need a method with a body";
        return syntax(
                "`" + written + "` reads as an element of an array, and there are no indexed symbols",
                product.map(factors -> "write `" + factors + "` for a product; " + help)
                        .orElse(help),
                at(span));
    }

    static Problem unitOrFactor(TokenStream tokens, Token number, Span brackets) {
        String inner = tokens.quote(new Span(brackets.start() + 1, brackets.end() - 1));
        return ambiguous(
                "`" + tokens.quote(brackets) + "` is a unit, or a factor of declared symbols",
                "write `" + number.text() + " (" + inner + ")` for the product; for the unit rename the symbol",
                at(brackets));
    }

    static Problem misplacedUnit(String unit, Span brackets) {
        return syntax(
                "a unit stands only directly behind a number",
                "write `1 " + unit + "` for a factor; the unit of a symbol belongs in its declaration",
                at(brackets));
    }

    static Problem unaryPlus(Span span) {
        return syntax("there is no sign `+`, only `-`", "leave it out", at(span));
    }

    static Problem missingOperand(TokenStream tokens, Token token) {
        int index = tokens.position();
        boolean first = index == 0;
        Token before = tokens.last();
        String help = "write an operand, or `?` to be told what fits";
        if (!first && before.kind().opens() && token.kind().closes()) {
            return syntax("the brackets are empty", help, at(before.span().to(token.span())));
        }
        boolean operator = switch (token.kind()) {
            case STAR, SLASH, CARET, MOD -> true;
            default -> false;
        };
        if (operator && (first || !isOperator(before))) {
            return syntax("`" + tokens.quote(token.span()) + "` has no left operand", help, at(token.span()));
        }
        if (!first && before.kind() != Token.Kind.END) {
            return syntax(
                    "an operand is missing behind `" + tokens.quote(before.span()) + "`",
                    help,
                    at(place(before, token)));
        }
        return syntax("an operand is missing", help, at(token.span()));
    }

    private static boolean isOperator(Token token) {
        return switch (token.kind()) {
            case PLUS, MINUS, STAR, SLASH, CARET, MOD, EQ, NE, LT, LE, GT, GE -> true;
            default -> false;
        };
    }

    /** Where to point: at what stands there, or, at the end, right behind what went before. */
    private static Span place(Token before, Token token) {
        return token.kind() == Token.Kind.END
                ? new Span(before.span().end(), before.span().end())
                : token.span();
    }

    static Problem factorAfterFraction(TokenStream tokens, Expr.Binary fraction, Span factors) {
        Span whole = new Span(fraction.span().start(), factors.end());
        Span denominator = fraction.right().span();
        String below = tokens.quote(new Span(fraction.span().start(), denominator.start()))
                + "("
                + tokens.quote(new Span(denominator.start(), factors.end()))
                + ")";
        String beside = "("
                + tokens.quote(fraction.span())
                + ")"
                + tokens.quote(new Span(fraction.span().end(), factors.end()));
        return ambiguous(
                "`" + tokens.quote(whole) + "` is read in two ways",
                "write `" + below + "` or `" + beside + "`",
                at(factors, "below the bar or beside it?"));
    }

    static Problem exponentIntoName(TokenStream tokens, Expr base, Expr exponent, Token name) {
        Span whole = base.span().to(name.span());
        String head = tokens.quote(new Span(base.span().start(), exponent.span().start()));
        String number = tokens.quote(exponent.span());
        String word = tokens.quote(name.span());
        return ambiguous(
                "the exponent in `" + tokens.quote(whole) + "` runs into a name",
                "write `" + head + "(" + number + " " + word + ")` or `" + head + number + " " + word + "`",
                at(name.span(), "in the exponent or beside it?"));
    }

    static Problem behindSuperscript(TokenStream tokens, Expr power, Token token) {
        return syntax(
                "`" + tokens.quote(token.span()) + "` stands behind a superscript",
                "put `" + tokens.quote(power.span()) + "` in brackets, or write its exponent with `^`",
                at(token.span()));
    }

    static Problem doubleFactorial(Span span) {
        return syntax("there is no double factorial", "write `(n!)!` for the factorial of a factorial", at(span));
    }

    static Problem nestedBars(Span opener, Span bar) {
        return syntax(
                "bars within bars cannot be told apart",
                "write `abs(...)` for the outer or the inner ones",
                at(opener, "open here"),
                at(bar));
    }

    static Problem unclosedBar(Span opener) {
        return syntax("`|` is never closed", "close the bar or write `abs(...)`", at(opener, "opened here"));
    }
}
