package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** Square brackets, where they may hold a unit. */
final class UnitReader {

    private final TokenStream tokens;
    private final Scope scope;
    private final Findings findings;
    private final Map<String, UnitText> known = new HashMap<>();

    UnitReader(TokenStream tokens, Scope scope, Findings findings) {
        this.tokens = tokens;
        this.scope = scope;
        this.findings = findings;
    }

    /** The unit in the brackets at the current place, directly behind a number; empty where they hold a factor. */
    Optional<Expr.UnitLiteral> behind(Token number) {
        Span brackets = brackets();
        List<Token> names = names();
        Optional<Expr.UnitLiteral> unit = read(brackets);
        if (unit.isPresent() && !isPlainNumber(brackets, names)) {
            if (!names.isEmpty() && names.stream().allMatch(name -> scope.isSymbol(name.text()))) {
                findings.report(ValueFaults.unitOrFactor(tokens, number, brackets));
            }
            skip(brackets);
            return unit;
        }
        if (unit.isEmpty() && !names.isEmpty() && looksLikeUnit() && noneIsKnown(names)) {
            String otherwise = "; to multiply by it, declare `" + names.get(0).text() + "`";
            findings.report(text(content(brackets)).problem(brackets, otherwise));
            skip(brackets);
        }
        return Optional.empty();
    }

    /** The unit in the brackets at the current place, which stand behind no number; empty where they hold a factor. */
    Optional<Expr.UnitLiteral> misplaced() {
        Span brackets = brackets();
        List<Token> names = names();
        Optional<Expr.UnitLiteral> unit =
                isPlainNumber(brackets, names) || !noneIsKnown(names) ? Optional.empty() : read(brackets);
        if (unit.isPresent()) {
            findings.report(ValueFaults.misplacedUnit(tokens.quote(brackets), brackets));
            skip(brackets);
        }
        return unit;
    }

    private Span brackets() {
        int open = tokens.position();
        return tokens.get(open).span().to(tokens.get(tokens.partner(open)).span());
    }

    private String content(Span brackets) {
        return new Span(brackets.start() + 1, brackets.end() - 1)
                .in(tokens.text())
                .strip();
    }

    private void skip(Span brackets) {
        tokens.holdsUnit(brackets);
        tokens.moveTo(tokens.partner(tokens.position()) + 1);
    }

    private List<Token> names() {
        List<Token> names = new ArrayList<>();
        int close = tokens.partner(tokens.position());
        for (int i = tokens.position() + 1; i < close; i++) {
            if (tokens.get(i).kind() == Kind.NAME) {
                names.add(tokens.get(i));
            }
        }
        return names;
    }

    /** {@code [1]} groups; {@code [%]} does not. */
    private boolean isPlainNumber(Span brackets, List<Token> names) {
        return names.isEmpty() && !tokens.hasLexicalProblem(brackets);
    }

    private boolean noneIsKnown(List<Token> names) {
        return names.stream()
                .noneMatch(name -> Names.isReserved(name.text())
                        || scope.isSymbol(name.text())
                        || scope.formula(name.text()).isPresent());
    }

    /** Whether nothing but names, numbers and signs that units are built of: if not, there is no need to try. */
    private boolean looksLikeUnit() {
        int close = tokens.partner(tokens.position());
        for (int i = tokens.position() + 1; i < close; i++) {
            switch (tokens.get(i).kind()) {
                case NAME, NUMBER, STAR, SLASH, CARET, SUPERSCRIPT, BAD, MOD, OPEN_ROUND, CLOSE_ROUND -> {}
                case MINUS -> {
                    Kind before = tokens.get(i - 1).kind();
                    if (before != Kind.CARET && before != Kind.OPEN_ROUND) {
                        return false;
                    }
                }
                default -> {
                    return false;
                }
            }
        }
        return true;
    }

    private Optional<Expr.UnitLiteral> read(Span brackets) {
        String content = content(brackets);
        return looksLikeUnit()
                ? text(content).unit().map(unit -> new Expr.UnitLiteral(brackets, content, unit))
                : Optional.empty();
    }

    private UnitText text(String content) {
        return known.computeIfAbsent(content, UnitText::read);
    }
}
