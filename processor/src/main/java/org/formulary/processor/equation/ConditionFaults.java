package org.formulary.processor.equation;

import static org.formulary.processor.equation.Faults.ambiguous;
import static org.formulary.processor.equation.Faults.at;
import static org.formulary.processor.equation.Faults.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.formulary.processor.problem.Problem;

/** What is said of conditions and cases. */
final class ConditionFaults {

    private ConditionFaults() {}

    static Problem casesUpsideDown(Span span) {
        return syntax("a case is written value first", "write `value if condition else other value`", at(span));
    }

    static Problem foreignCases(Token word) {
        return syntax(
                "`" + word.text() + "` is not a word of the language",
                "write `value if condition else other value`",
                at(word.span()));
    }

    static Problem foreignRange(Span span) {
        return syntax("`in` is not a word of the language", "write a chain: `0 <= f <= 1`", at(span));
    }

    static Problem otherwise(Span span) {
        return syntax("`otherwise` is not a word of the language", "write `else`", at(span));
    }

    static Problem missingElse(Span keyword) {
        return syntax("this `if` has no `else`", "say what holds in all other cases: `... else value`", at(keyword));
    }

    static Problem elseWithoutIf(Span span) {
        return syntax("this `else` has no `if`", "write `value if condition else other value`", at(span));
    }

    static Problem ifOutsideValue(Span span) {
        return syntax(
                "`if` has no place here",
                "write `when` for a condition of a law, or put the cases in brackets",
                at(span));
    }

    static Problem comparisonInValue(Token token) {
        return syntax(
                "a comparison is not a value",
                "a comparison stands behind `if`, in a domain or in a law",
                at(token.span()));
    }

    static Problem logicInValue(Token token) {
        return syntax(
                "`" + token.text() + "` belongs in a condition, not in a value",
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
                "`" + tokens.quote(span) + "` is true or false, not a number",
                "join conditions by `and` and `or`",
                at(span));
    }

    static Problem interval(Span span) {
        return syntax("an interval is written as a chain of comparisons", "write `0 <= f <= 1`", at(span));
    }

    static Problem valueAsCondition(TokenStream tokens, Expr value, boolean ofSymbols) {
        String text = tokens.quote(value.span());
        return syntax(
                "`" + text + "` is a value where a condition is needed",
                ofSymbols ? "compare it: `" + text + " > 0`" : "write a comparison with the symbol: `x > 0`",
                at(value.span()));
    }

    static Problem propertyOfValue(TokenStream tokens, Expr value) {
        return syntax(
                "`is` asks about a name, not about `" + tokens.quote(value.span()) + "`",
                "give the value a name behind `where`",
                at(value.span()));
    }

    static Problem unknownProperty(TokenStream tokens, Token name, Token word) {
        String written = tokens.quote(word.span());
        if (word.kind() == Token.Kind.NOT) {
            return syntax(
                    "`is not` is not a word of the language",
                    "write `not " + tokens.quote(name.span()) + " is ...`",
                    at(word.span()));
        }
        return syntax(
                written.isEmpty()
                        ? "the property behind `is` is missing"
                        : "`" + written + "` is not a property to ask for",
                "write `integer`, `even`, `odd`, `given` or `absent`",
                at(word.span()));
    }

    static Problem mixedConnectives(TokenStream tokens, Span span, List<Condition> conjunctions) {
        String andFirst = conjunctions.stream()
                .map(part -> part instanceof Condition.And
                        ? "(" + tokens.quote(part.span()) + ")"
                        : tokens.quote(part.span()))
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
}
