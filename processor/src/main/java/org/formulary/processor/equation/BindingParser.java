package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** {@code binding := name "=" "-"? number (unit text | unit)?}; the unit text reaches up to the next semicolon. */
final class BindingParser {

    private final String text;
    private final List<Token> tokens;
    private final List<Span> readable = new ArrayList<>();
    private final Lexer.Lexed lexed;
    private final Findings findings;

    BindingParser(String text, Findings findings) {
        this.text = text;
        this.lexed = Lexer.lex(text);
        this.tokens = lexed.tokens();
        this.findings = findings;
    }

    List<Binding> bindings() {
        List<Binding> bindings = new ArrayList<>();
        int start = 0;
        while (start < tokens.size()) {
            int end = end(start);
            if (start == end) {
                Span place = start == 0
                        ? tokens.get(0).span()
                        : tokens.get(start - 1).span();
                throw findings.fail(DefinitionFaults.missingDefinition(place));
            }
            binding(start, end).ifPresent(bindings::add);
            start = end + 1;
        }
        reportLexical();
        return bindings;
    }

    /** The whole text is the value of {@code symbol}. */
    Optional<Binding> value(String symbol) {
        int end = tokens.size() - 1;
        Span none = new Span(0, 0);
        Optional<Binding> binding = value(new Expr.Name(none, symbol), none, 0, end);
        reportLexical();
        return binding;
    }

    private int end(int start) {
        int end = start;
        while (tokens.get(end).kind() != Kind.SEMICOLON && tokens.get(end).kind() != Kind.END) {
            end++;
        }
        return end;
    }

    private Optional<Binding> binding(int start, int end) {
        Token name = tokens.get(start);
        boolean named = name.kind() == Kind.NAME && tokens.get(start + 1).kind() == Kind.EQ;
        readable.add(name.span());
        if (!named) {
            findings.spoil(DefinitionFaults.noBinding(
                    name.span().to(tokens.get(end - 1).span())));
            return Optional.empty();
        }
        Faults.reservedName(name).ifPresent(findings::report);
        readable.add(tokens.get(start + 1).span());
        return value(new Expr.Name(name.span(), name.text()), name.span(), start + 2, end);
    }

    private Optional<Binding> value(Expr.Name name, Span from, int start, int end) {
        boolean negative = start < end && tokens.get(start).kind() == Kind.MINUS;
        int at = negative ? start + 1 : start;
        Token number = tokens.get(Math.min(at, end));
        if (number.kind() != Kind.NUMBER) {
            boolean bad = number.kind() == Kind.BAD;
            Span rest = tokens.get(Math.min(start, end))
                    .span()
                    .to(tokens.get(Math.max(start, end - 1)).span());
            readable.add(number.span());
            if (bad) {
                findings.giveUp();
            } else {
                findings.spoil(DefinitionFaults.noNumber(rest));
            }
            return Optional.empty();
        }
        Span numberSpan = tokens.get(start).span().to(number.span());
        readable.add(numberSpan);
        String written = (negative ? "-" : "") + number.text();
        Span all = at + 1 == end
                ? number.span()
                : number.span().to(tokens.get(end - 1).span());
        Optional<Expr.UnitLiteral> unit = unit(new Span(number.span().end(), all.end()));
        Span span = from.end() == 0 ? numberSpan.to(all) : from.to(all);
        return Optional.of(new Binding(span, name, numberSpan, written, Numbers.value(written), unit));
    }

    /** The unit in the rest of a binding: as it is, or in square brackets. */
    private Optional<Expr.UnitLiteral> unit(Span rest) {
        String stripped = rest.in(text).strip();
        if (stripped.isEmpty()) {
            return Optional.empty();
        }
        int start = text.indexOf(stripped, rest.start());
        Span span = new Span(start, start + stripped.length());
        boolean bracketed = stripped.startsWith("[") && stripped.endsWith("]");
        String content =
                bracketed ? stripped.substring(1, stripped.length() - 1).strip() : stripped;
        UnitText unit = UnitText.read(content);
        if (unit.unit().isEmpty()) {
            findings.spoil(
                    stripped.indexOf('=') >= 0 ? DefinitionFaults.missingSemicolon(span) : unit.problem(span, ""));
        }
        return unit.unit().map(known -> new Expr.UnitLiteral(span, content, known));
    }

    /** What the lexer said of names and numbers counts; units are not its language. */
    private void reportLexical() {
        lexed.problems().stream()
                .filter(problem -> readable.stream()
                        .anyMatch(span ->
                                span.start() <= problem.labels().get(0).span().start()
                                        && problem.labels().get(0).span().end() <= span.end()))
                .forEach(findings::report);
    }
}
