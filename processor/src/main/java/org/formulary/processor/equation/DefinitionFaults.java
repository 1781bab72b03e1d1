package org.formulary.processor.equation;

import static org.formulary.processor.equation.Faults.at;
import static org.formulary.processor.equation.Faults.syntax;

import org.formulary.processor.problem.Problem;

/** What is said of whole equations, laws and bindings. */
final class DefinitionFaults {

    private DefinitionFaults() {}

    static Problem empty(String what) {
        return syntax("the " + what + " is empty", "write one");
    }

    static Problem missingDefinition(Span behind) {
        return syntax("a definition is missing", "write `name = value`, or leave the `;` out", at(behind));
    }

    static Problem noEquals(TokenStream tokens, Span span) {
        return syntax("there is no `=`", "write the result's symbol first: `y = " + tokens.quote(span) + "`", at(span));
    }

    static Problem severalEquals(Span span) {
        return syntax(
                "a definition has one `=`", "give each name a definition of its own: `a = value; b = a`", at(span));
    }

    static Problem noLeftSide(Span span) {
        return syntax("the left side is missing", "write the result's symbol first: `y = ...`", at(span));
    }

    static Problem leftSideCall(TokenStream tokens, Token name, Span span, Span value) {
        return syntax(
                "the left side is the name alone; what it depends on is declared",
                "write `" + name.text() + " = " + tokens.quote(value) + "`",
                at(span));
    }

    static Problem leftSide(TokenStream tokens, Span span) {
        return syntax(
                "the left side is one name, not `" + tokens.quote(span) + "`",
                "solve for the result: `name = value`",
                at(span));
    }

    static Problem inequality(Token token) {
        return syntax(
                "an equation defines by `=`; `" + token.text() + "` compares",
                "put a comparison among the laws or into a domain",
                at(token.span()));
    }

    static Problem lawIsNoComparison(Span span) {
        return syntax(
                "a law compares values, or says that one is integer, even or odd",
                "write `left = right`, with `when` before a condition",
                at(span));
    }

    static Problem lawWithIf(Span span) {
        return syntax("the condition of a law follows `when`", "write `when`", at(span));
    }

    static Problem noBinding(Span span) {
        return syntax("this gives no symbol a value", "write `M = 1 GB; N = 8`", at(span));
    }

    static Problem missingSemicolon(Span span) {
        return syntax("a `;` is missing before the next value", "write `M = 1 GB; N = 8`", at(span));
    }

    static Problem noNumber(Span span) {
        return syntax("this is not a number with a unit", "write a number and its unit: `500 ns`, `1.2`", at(span));
    }
}
