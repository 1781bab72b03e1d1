package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** {@code equation := output (";" output)* ("where" local (";" local)*)?}. */
final class DefinitionParser {

    private final Grammar grammar;
    private final TokenStream tokens;
    private final Scope scope;
    private final Findings findings;

    DefinitionParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
        this.scope = grammar.scope();
        this.findings = grammar.findings();
    }

    Equation equation() {
        declareNames();
        List<Equation.Definition> outputs = definitions(true);
        List<Equation.Definition> locals = tokens.accept(Kind.WHERE) ? definitions(false) : List.of();
        Span start = tokens.get(0).span();
        return new Equation(start.to(tokens.last().span()), outputs, locals);
    }

    /** Names are known before their definitions are read: locals are used before they are written. */
    private void declareNames() {
        boolean local = false;
        for (int i = 0; i < tokens.size() - 1; i = tokens.find(i, Kind.SEMICOLON, Kind.WHERE) + 1) {
            local |= i > 0 && tokens.get(i - 1).kind() == Kind.WHERE;
            Token name = tokens.get(i);
            if (name.kind() == Kind.NAME && tokens.get(i + 1).kind() == Kind.EQ) {
                scope.define(name.text());
                if (local) {
                    scope.shadow(name.text());
                }
            }
        }
    }

    private List<Equation.Definition> definitions(boolean outputs) {
        List<Equation.Definition> definitions = new ArrayList<>();
        do {
            definition().ifPresent(definition -> {
                definitions.add(definition);
                if (outputs) {
                    scope.shadow(definition.name().name());
                }
            });
        } while (goesOn(outputs));
        return definitions;
    }

    /** Moves behind the end of a definition; whether another one follows. */
    private boolean goesOn(boolean outputs) {
        if (!outputs && tokens.at(Kind.WHERE)) {
            findings.report(Faults.whereAgain(tokens.next().span()));
            return true;
        }
        return tokens.accept(Kind.SEMICOLON);
    }

    private Optional<Equation.Definition> definition() {
        return grammar.recovering(
                () -> Optional.of(readDefinition()),
                () -> tokens.moveTo(tokens.find(tokens.position(), Kind.SEMICOLON, Kind.WHERE)),
                Optional::empty);
    }

    private Equation.Definition readDefinition() {
        Token name = leftSide();
        Expr value = grammar.values().value();
        Token next = tokens.peek();
        if (next.kind() == Kind.EQ) {
            throw findings.fail(DefinitionFaults.severalEquals(next.span()));
        }
        if (next.kind() != Kind.END && next.kind() != Kind.SEMICOLON && next.kind() != Kind.WHERE) {
            throw grammar.diagnosis().unexpected();
        }
        Expr.Name symbol = new Expr.Name(name.span(), name.text());
        return new Equation.Definition(name.span().to(value.span()), symbol, value);
    }

    /** Reads up to the equals sign, and past it. */
    private Token leftSide() {
        int start = tokens.position();
        Token first = tokens.peek();
        int end = tokens.find(start, Kind.SEMICOLON, Kind.WHERE, Kind.IF);
        int equals = isWord(first) && tokens.peek(1).kind() == Kind.EQ ? start + 1 : firstOf(start, end, Kind.EQ);
        if (start == end && equals == end && first.kind() != Kind.IF) {
            throw findings.fail(DefinitionFaults.missingDefinition(
                    start == 0 ? first.span() : tokens.last().span()));
        }
        if (equals == end) {
            throw noEquals(start, end);
        }
        Span written = equals == start
                ? first.span()
                : first.span().to(tokens.get(equals - 1).span());
        if (isWord(first) && equals == start + 1) {
            Faults.unusableName(tokens, first).ifPresent(findings::report);
        } else if (first.kind() == Kind.NAME && isBracketed(start + 1, equals)) {
            findings.report(DefinitionFaults.leftSideCall(tokens, first, written, rightSide(equals)));
        } else if (equals == start) {
            throw findings.fail(DefinitionFaults.noLeftSide(first.span()));
        } else {
            findings.report(DefinitionFaults.leftSide(tokens, written));
        }
        tokens.moveTo(equals + 1);
        return first;
    }

    /** The first token of the kinds before {@code end}, or {@code end}. */
    private int firstOf(int start, int end, Kind... kinds) {
        int index = start;
        while (index < end && !List.of(kinds).contains(tokens.get(index).kind())) {
            index = tokens.get(index).kind().opens() ? tokens.partner(index) + 1 : index + 1;
        }
        return index;
    }

    private static boolean isWord(Token token) {
        return token.kind() == Kind.NAME || Names.KEYWORDS.containsKey(token.text());
    }

    private Span rightSide(int equals) {
        int last = tokens.find(equals, Kind.SEMICOLON, Kind.WHERE) - 1;
        return last > equals
                ? tokens.get(equals + 1).span().to(tokens.get(last).span())
                : tokens.get(equals).span();
    }

    private boolean isBracketed(int open, int behind) {
        return tokens.get(open).kind().opens() && tokens.partner(open) == behind - 1;
    }

    private Findings.Unreadable noEquals(int start, int end) {
        int last = tokens.find(start, Kind.SEMICOLON, Kind.WHERE) - 1;
        Span all = tokens.get(start).span().to(tokens.get(last).span());
        int relation = firstOf(start, end, Kind.NE, Kind.LT, Kind.LE, Kind.GT, Kind.GE);
        return findings.fail(
                relation < end
                        ? DefinitionFaults.inequality(tokens.get(relation))
                        : DefinitionFaults.noEquals(tokens, all));
    }
}
