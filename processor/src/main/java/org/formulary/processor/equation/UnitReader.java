package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitException;

/** Square brackets, where they may hold a unit. */
final class UnitReader {

    private final TokenStream tokens;
    private final Scope scope;
    private final Findings findings;

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
            findings.report(ValueFaults.noUnit(brackets, reason(content(brackets)), names.get(0)));
            skip(brackets);
        }
        return Optional.empty();
    }

    /** Whether the square brackets at the current place hold what can only be a unit, yet stand behind no number. */
    boolean isMisplaced() {
        Span brackets = brackets();
        List<Token> names = names();
        return read(brackets).isPresent() && !isPlainNumber(brackets, names) && noneIsKnown(names);
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

    /** Names, numbers and signs that units are built of. */
    private boolean looksLikeUnit() {
        int close = tokens.partner(tokens.position());
        for (int i = tokens.position() + 1; i < close; i++) {
            switch (tokens.get(i).kind()) {
                case NAME, NUMBER, STAR, SLASH, CARET, SUPERSCRIPT, BAD, MOD -> {}
                default -> {
                    return false;
                }
            }
        }
        return true;
    }

    private Optional<Expr.UnitLiteral> read(Span brackets) {
        String content = content(brackets);
        return parse(content).map(unit -> new Expr.UnitLiteral(brackets, content, unit));
    }

    /** The unit that the text names. */
    static Optional<Unit> parse(String text) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Unit.parse(text));
        } catch (UnitException e) {
            return Optional.empty();
        }
    }

    /** Why the text names no unit. */
    static String reason(String text) {
        try {
            Unit.parse(text);
            return "";
        } catch (UnitException e) {
            return e.getMessage();
        }
    }
}
