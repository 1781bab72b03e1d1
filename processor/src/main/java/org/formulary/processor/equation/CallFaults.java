package org.formulary.processor.equation;

import static org.formulary.processor.equation.Faults.ambiguous;
import static org.formulary.processor.equation.Faults.at;
import static org.formulary.processor.equation.Faults.syntax;

import java.util.Optional;
import org.formulary.processor.problem.Problem;

/** What is said of functions, formulas and sums. */
final class CallFaults {

    private CallFaults() {}

    static Problem plainLog(Span span) {
        return syntax("`log` leaves its base open", "write `ln`, `log2` or `log10`", at(span));
    }

    static Problem functionReach(TokenStream tokens, Token name, Expr.Apply applied, Span rest, boolean postfix) {
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

    /** {@code log2 T_ring(M, N)}. */
    static Problem functionOfFormula(TokenStream tokens, Token name, Expr argument) {
        return ambiguous(
                "how far `" + tokens.quote(name.span()) + "` reaches is read in two ways",
                "write `" + tokens.quote(name.span()) + "(" + tokens.quote(argument.span()) + ")`",
                at(argument.span(), "all of this?"));
    }

    static Problem raisedFunction(Token name, Token exponent) {
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
        int least = function.minArguments();
        String number = (least == function.maxArguments() ? "" : "at least ") + least;
        return syntax(
                "`" + function.spelling() + "` takes " + number + (least == 1 ? " argument" : " arguments") + ", not "
                        + count,
                "write `" + function.spelling() + (function.maxArguments() == 1 ? "(x)`" : "(a, b)`"),
                at(span));
    }

    static Problem argumentsOfNoCallable(Token name, Optional<String> advice) {
        return syntax(
                "`" + name.text() + "` is neither a function nor a formula in scope, and takes no arguments",
                ForeignNames.advice(name.text())
                        .or(() -> advice)
                        .orElse("call one by its name, symbol or `set.symbol`"),
                at(name.span()));
    }

    static Problem reductionForm(Token word, Span span) {
        return syntax(
                "a " + word.text() + " needs an index, its range and a term",
                "write `" + word.text() + "(i = 1 .. n, term)`",
                at(span));
    }
}
