package org.formulary.processor.equation;

import java.util.Optional;
import org.formulary.processor.equation.Condition.Is.Property;
import org.formulary.processor.equation.Token.Kind;

/** {@code law := claim ("when" condition)?}, where a claim is a comparison or says {@code is integer}, {@code even} or {@code odd}. */
final class LawParser {

    private final Grammar grammar;
    private final TokenStream tokens;

    LawParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    Law law() {
        Condition claim = grammar.conditions().condition();
        if (!isClaim(claim)) {
            throw grammar.findings().fail(DefinitionFaults.lawIsNoComparison(claim.span()));
        }
        Optional<Condition> when = Optional.empty();
        if (tokens.at(Kind.IF)) {
            grammar.findings().report(DefinitionFaults.lawWithIf(tokens.peek().span()));
        }
        if (tokens.accept(Kind.WHEN) || tokens.accept(Kind.IF)) {
            when = Optional.of(grammar.conditions().condition());
        }
        Span span = when.map(condition -> claim.span().to(condition.span())).orElse(claim.span());
        return new Law(span, claim, when);
    }

    private static boolean isClaim(Condition condition) {
        return condition instanceof Condition.Comparison
                || (condition instanceof Condition.Is is
                        && is.property() != Property.GIVEN
                        && is.property() != Property.ABSENT);
    }
}
