package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
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
            String otherwise = "; to multiply by it, declare `" + names.get(0).text() + "`";
            findings.report(fault(content(brackets), brackets, otherwise));
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

    /** Says why the text, which stands at {@code span}, names no unit, and after what to write {@code more}. */
    static Problem fault(String text, Span span, String more) {
        try {
            Unit.parse(text);
            throw new IllegalArgumentException(text + " is a unit");
        } catch (UnitException e) {
            String unit = e.suggestions().isEmpty()
                    ? "a unit such as `GB/s`"
                    : "`" + String.join("` or `", e.suggestions()) + "`";
            return Problem.error(Code.UNITS, e.reason(), "write " + unit + more, new Label(span, ""));
        }
    }
}
