package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** {@code law := comparison ("when" condition)?}. */
final class LawParser {

    private final Grammar grammar;
    private final TokenStream tokens;

    LawParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    Law law() {
        Condition claim = grammar.conditions().condition();
        if (!(claim instanceof Condition.Comparison comparison)) {
            throw grammar.findings().fail(DefinitionFaults.lawIsNoComparison(claim.span()));
        }
        Optional<Condition> when = Optional.empty();
        if (tokens.at(Kind.IF)) {
            grammar.findings().report(DefinitionFaults.lawWithIf(tokens.peek().span()));
        }
        if (tokens.accept(Kind.WHEN) || tokens.accept(Kind.IF)) {
            when = Optional.of(grammar.conditions().condition());
        }
        Span span =
                when.map(condition -> comparison.span().to(condition.span())).orElse(comparison.span());
        return new Law(span, comparison, when);
    }
}
