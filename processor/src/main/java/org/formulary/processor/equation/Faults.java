package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** What is said of values and conditions that have no place in the grammar, or more than one. */
final class Faults {

    private Faults() {}

    static Problem syntax(String summary, String help, Label... labels) {
        return Problem.error(Code.SYNTAX, summary, help, labels);
    }

    private static Problem ambiguous(String summary, String help, Label... labels) {
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

    // Numbers and names

    static Problem twoNumbers(TokenStream tokens, Token first, Token second) {
        String left = tokens.quote(first.span());
        String right = tokens.quote(second.span());
        return syntax(
                "two numbers stand side by side",
                first.kind() == Token.Kind.SUPERSCRIPT
                        ? "write `*` between them"
                        : "write `" + left + "*" + right + "` for the product",
                at(first.span().to(second.span())));
    }

    static Problem numberOrProduct(Token number, int mark) {
        String text = number.text();
        String digits = text.substring(0, mark);
        String exponent = text.substring(mark + 1);
        boolean signed = !Character.isDigit(exponent.charAt(0));
        String letter = text.substring(mark, mark + 1);
        String power = exponent.startsWith("+") ? exponent.substring(1) : exponent;
        String product = signed
                ? digits + " " + letter + " " + exponent.charAt(0) + " " + exponent.substring(1)
                : digits + " " + letter + exponent;
        return ambiguous(
                "`" + text + "` is a number, or a product with a declared symbol",
                "write `" + digits + "*10^" + power + "` for the number, `" + product + "` for the symbol",
                at(number.span()));
    }

    static Problem exponentBeforeName(Span span, String number, Token name) {
        return ambiguous(
                "a number with an exponent runs into a name",
                "write `" + number + " " + name.text() + "`",
                at(span));
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
        String help = "for sums give a closed form, `sum(i = 1 .. n, term)` over parameters, or the method a body";
        return syntax(
                "`" + written + "` reads as an element of an array, and there are no indexed symbols",
                product.map(factors -> "write `" + factors + "` for a product; " + help)
                        .orElse(help),
                at(span));
    }

    static Optional<Problem> unusableName(TokenStream tokens, Token name) {
        String written = tokens.quote(name.span());
        if (Names.isReserved(name.text())) {
            return Optional.of(syntax(
                    "`" + written + "` is a word of the language and cannot name a quantity",
                    "choose another name, such as `" + name.text() + "_0`",
                    at(name.span())));
        }
        if (name.text().indexOf('.') >= 0) {
            return Optional.of(syntax(
                    "`" + written + "` is a path, and only parameters have paths",
                    "choose a name without a point",
                    at(name.span())));
        }
        return Optional.empty();
    }

    // Units

    static Problem unitOrFactor(TokenStream tokens, Token number, Span brackets) {
        String inner = tokens.quote(new Span(brackets.start() + 1, brackets.end() - 1));
        return ambiguous(
                "`" + tokens.quote(brackets) + "` is a unit, or a factor of declared symbols",
                "write `" + number.text() + " (" + inner + ")` for the product; for the unit rename the symbol",
                at(brackets));
    }

    static Problem noUnit(Span brackets, String reason, Token name) {
        return Problem.error(
                Code.UNITS,
                reason,
                "write a unit, or declare the symbol `" + name.text() + "`",
                at(brackets));
    }

    static Problem misplacedUnit(String unit, Span brackets) {
        return syntax(
                "a unit stands only directly behind a number",
                "write `1 " + unit + "` for a factor; the unit of a symbol belongs into its declaration",
                at(brackets));
    }

    // Operators

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
                    at(place(tokens, before, token)));
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
    private static Span place(TokenStream tokens, Token before, Token token) {
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
                "write `(" + tokens.quote(power.span()) + ")" + tokens.quote(token.span())
                        + "` or the exponent with `^`",
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

    // Functions

    static Problem plainLog(Span span) {
        return syntax(
                "`log` leaves its base open",
                "write `ln`, `log2` or `log10`",
                at(span));
    }

    static Problem functionReach(
            TokenStream tokens, Token name, Expr.Apply applied, Span rest, boolean postfix) {
        Span atom = applied.arguments().get(0).span();
        String function = tokens.quote(name.span());
        String all = function + "(" + tokens.quote(new Span(atom.start(), rest.end())) + ")";
        String behind = tokens.quote(rest);
        String one = postfix
                ? "(" + tokens.quote(applied.span()) + ")" + behind
                : function + "(" + tokens.quote(atom) + ") " + behind;
        return ambiguous(
                "how far `" + function + "` reaches is read in two ways",
                "write `" + all + "` or `" + one + "`",
                at(rest, "part of the argument?"));
    }

    static Problem raisedFunction(TokenStream tokens, Token name, Token exponent) {
        return syntax(
                "a function has no power of its own",
                "write the power behind the argument: `" + name.text() + "(x)^2`",
                at(name.span().to(exponent.span())));
    }

    static Problem functionWithoutOperand(Token name, Token next) {
        String argument = switch (next.kind()) {
            case MINUS -> name.text() + "(-x)";
            case NAME -> name.text() + "(" + next.text() + "(x))";
            default -> name.text() + "(x)";
        };
        return syntax(
                "the function `" + name.text() + "` has no argument",
                "write it in brackets: `" + argument + "`",
                at(name.span()));
    }

    static Problem argumentCount(Function function, int count, Span span) {
        boolean many = function.minArguments() != 1;
        return syntax(
                "`" + function.spelling() + "` takes " + function.minArguments()
                        + (many ? " arguments" : " argument") + ", not " + count,
                "write `" + function.spelling() + (many ? "(a, b)`" : "(a)`"),
                at(span));
    }

    static Problem noArguments(Token callee, Span brackets) {
        return syntax(
                "the call of `" + callee.text() + "` has no argument",
                "write the arguments in the order of its declaration",
                at(brackets));
    }

    static Problem argumentsOfNoCallable(Token name, Token comma) {
        return syntax(
                "`" + name.text() + "` is neither a function nor a formula in scope, and takes no arguments",
                "call one by its name, symbol or `set.symbol`",
                at(name.span()),
                at(comma.span()));
    }

    static Problem reductionForm(Token word, Span span) {
        return syntax(
                "a " + word.text() + " needs an index, its range and a term",
                "write `" + word.text() + "(i = 1 .. n, term)`",
                at(span));
    }

    // Conditions and cases

    static Problem casesUpsideDown(Span span) {
        return syntax(
                "a case is written value first",
                "write `value if condition else other value`",
                at(span));
    }

    static Problem foreignCases(Token word) {
        return syntax(
                "`" + word.text() + "` is no word of the language",
                "write `value if condition else other value`",
                at(word.span()));
    }

    static Problem otherwise(Span span) {
        return syntax("`otherwise` is no word of the language", "write `else`", at(span));
    }

    static Problem missingElse(Span keyword) {
        return syntax(
                "this `if` has no `else`",
                "say what holds in all other cases: `... else value`",
                at(keyword));
    }

    static Problem elseWithoutIf(Span span) {
        return syntax("this `else` has no `if`", "write `value if condition else other value`", at(span));
    }

    static Problem ifOutsideValue(Span span) {
        return syntax("`if` has no place here", "write `when` for a condition of a law, or put the cases in brackets", at(span));
    }

    static Problem whenInEquation(Span span) {
        return syntax(
                "`when` belongs to a law",
                "write `value if condition else other value`",
                at(span));
    }

    static Problem whereAgain(Span span) {
        return syntax("`where` has no place here", "write it once, last, and part the names by `;`", at(span));
    }

    static Problem comparisonInValue(Token token) {
        return syntax(
                "a comparison is no value",
                "a comparison stands behind `if`, in a domain or in a law",
                at(token.span()));
    }

    static Problem logicInValue(Token token) {
        return syntax(
                "`" + token.text() + "` belongs into a condition and not into a value",
                "a condition stands behind `if`, in a domain or in a law",
                at(token.span()));
    }

    static Problem leadingExclamation(Span span) {
        return syntax("`!` stands behind its operand", "write `n!` for the factorial, `not` in a condition", at(span));
    }

    static Problem exclamationForNot(Span span) {
        return syntax("`!` is the factorial, not a negation", "write `not`", at(span));
    }

    static Problem doubleBar(Span span) {
        return syntax("`||` is not an operator of the language", "write `or`", at(span));
    }

    static Problem conditionAsValue(TokenStream tokens, Span span) {
        return syntax(
                "`" + tokens.quote(span) + "` holds or not; it is no number",
                "join conditions by `and` and `or`",
                at(span));
    }

    static Problem valueAsCondition(TokenStream tokens, Expr value) {
        String text = tokens.quote(value.span());
        return syntax("`" + text + "` is a value where a condition is needed", "compare it: `" + text + " > 0`", at(value.span()));
    }

    static Problem propertyOfValue(TokenStream tokens, Expr value) {
        return syntax(
                "`is` asks about a name, not about `" + tokens.quote(value.span()) + "`",
                "give the value a name behind `where`",
                at(value.span()));
    }

    static Problem unknownProperty(TokenStream tokens, Token name, Token word) {
        String known = "`integer`, `even`, `odd`, `given` or `absent`";
        if (word.kind() == Token.Kind.NOT) {
            return syntax(
                    "`is not` is no word of the language",
                    "write `not " + tokens.quote(name.span()) + " is ...`",
                    at(word.span()));
        }
        return syntax("a name is " + known, "write one of them", at(word.span()));
    }

    static Problem mixedConnectives(TokenStream tokens, Span span, List<Condition> conjunctions) {
        String andFirst = conjunctions.stream()
                .map(part -> part instanceof Condition.And ? "(" + tokens.quote(part.span()) + ")" : tokens.quote(part.span()))
                .collect(Collectors.joining(" or "));
        return ambiguous(
                "`and` and `or` are mixed without brackets",
                "write `" + andFirst + "` or `" + orFirst(tokens, conjunctions) + "`",
                at(span));
    }

    private static String orFirst(TokenStream tokens, List<Condition> conjunctions) {
        List<String> factors = new ArrayList<>();
        StringBuilder pending = new StringBuilder();
        for (Condition part : conjunctions) {
            List<Condition> conjuncts = part instanceof Condition.And and ? and.parts() : List.of(part);
            for (int i = 0; i < conjuncts.size(); i++) {
                if (i > 0) {
                    factors.add(bracketOr(pending.toString()));
                    pending.setLength(0);
                } else if (!pending.isEmpty()) {
                    pending.append(" or ");
                }
                pending.append(tokens.quote(conjuncts.get(i).span()));
            }
        }
        factors.add(bracketOr(pending.toString()));
        return String.join(" and ", factors);
    }

    private static String bracketOr(String text) {
        return text.contains(" or ") ? "(" + text + ")" : text;
    }

    // Signs that part the text

    static Problem strayComma(Span span) {
        return syntax(
                "a comma parts only the arguments of a call",
                "part definitions by `;`, and write numbers without separators",
                at(span));
    }

    static Problem semicolonInside(Span span) {
        return syntax(
                "`;` parts definitions and cannot stand inside brackets",
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
