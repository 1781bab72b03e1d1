package org.formulary.processor.equation;

import org.formulary.processor.equation.Token.Kind;

/** {@code ("sum" | "product") "(" name "=" value ".." value "," value ")"}. */
final class ReductionParser {

    private final Grammar grammar;
    private final TokenStream tokens;

    ReductionParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    /** Reads on behind the word. */
    Expr reduction(Token word) {
        if (!tokens.at(Kind.OPEN_ROUND)) {
            throw grammar.findings().fail(CallFaults.reductionForm(word, word.span()));
        }
        Span span = word.span().to(grammar.primaries().bracketSpan());
        return grammar.primaries().inBrackets(() -> inner(word, span), span);
    }

    private Expr inner(Token word, Span span) {
        Token index = tokens.peek();
        if (index.kind() != Kind.NAME || tokens.peek(1).kind() != Kind.EQ) {
            throw grammar.findings().fail(CallFaults.reductionForm(word, span));
        }
        tokens.moveTo(tokens.position() + 2);
        Faults.unusableName(tokens, index).ifPresent(grammar.findings()::report);
        Expr from = grammar.values().value();
        expect(Kind.RANGE, word, span);
        Expr to = grammar.values().value();
        expect(Kind.COMMA, word, span);
        int indices = grammar.scope().indexCount();
        grammar.scope().enterIndex(index.text());
        Expr body = grammar.values().value();
        grammar.scope().leaveIndices(indices);
        Expr.Name name = new Expr.Name(index.span(), index.text());
        return new Expr.Reduction(span, Reductions.kind(word.text()), name, from, to, body);
    }

    private void expect(Kind kind, Token word, Span span) {
        if (tokens.at(Kind.COMMA)
                || tokens.at(Kind.RANGE)
                || tokens.peek().kind().closes()) {
            if (!tokens.accept(kind)) {
                throw grammar.findings().fail(CallFaults.reductionForm(word, span));
            }
        } else {
            throw grammar.diagnosis().unexpected();
        }
    }
}
