package org.formulary.processor.equation;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.quantity.Rational;

/** What operators stand between: numbers, names, calls, and values in brackets of all kinds. */
final class PrimaryParser {

    /** What follows a number in {@code 2e5x}. */
    private static final Pattern LIKE_AN_EXPONENT = Pattern.compile("[eE][0-9].*");

    private final Grammar grammar;
    private final TokenStream tokens;

    PrimaryParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    /** Whether a primary starts at the current place; a bar does unless one is open, which it then closes. */
    boolean startHere() {
        return switch (tokens.peek().kind()) {
            case NUMBER, OPEN_ROUND, OPEN_SQUARE, OPEN_CURLY, OPEN_FLOOR, OPEN_CEIL, HOLE -> true;
            case NAME -> !grammar.diagnosis().atForeignWord();
            case BAR -> grammar.openBar() < 0 && !grammar.diagnosis().atDoubleBar();
            default -> false;
        };
    }

    /** {@code postfix := primary "!"?}. */
    Expr postfix() {
        Expr operand = primary();
        if (!tokens.at(Kind.BANG)) {
            return operand;
        }
        Span span = operand.span().to(tokens.next().span());
        if (tokens.at(Kind.BANG)) {
            throw grammar.findings()
                    .fail(ValueFaults.doubleFactorial(span.to(tokens.peek().span())));
        }
        return new Expr.Factorial(span, operand);
    }

    private Expr primary() {
        return switch (tokens.peek().kind()) {
            case NUMBER -> number();
            case NAME -> {
                if (grammar.diagnosis().atForeignWord()) {
                    throw grammar.diagnosis().noOperand();
                }
                yield grammar.calls().named();
            }
            case OPEN_ROUND -> group(Expr.Group.Bracket.ROUND);
            case OPEN_SQUARE -> group(Expr.Group.Bracket.SQUARE);
            case OPEN_CURLY -> group(Expr.Group.Bracket.CURLY);
            case OPEN_FLOOR -> corners(Function.FLOOR);
            case OPEN_CEIL -> corners(Function.CEIL);
            case BAR -> bars();
            case HOLE -> new Expr.Hole(tokens.next().span());
            default -> throw grammar.diagnosis().noOperand();
        };
    }

    /** The operand of a function without brackets; empty where none starts. */
    Optional<Expr> atom() {
        Kind kind = tokens.peek().kind();
        if (!startHere()) {
            return Optional.empty();
        }
        if (kind != Kind.NAME) {
            return Optional.of(primary());
        }
        return grammar.calls().takesArguments(tokens.peek().text())
                ? Optional.empty()
                : Optional.of(grammar.calls().plainName(tokens.next()));
    }

    private Expr number() {
        Token token = tokens.next();
        Token next = tokens.peek();
        int mark = Numbers.exponentMark(token.text());
        boolean runsIntoName = next.kind() == Kind.NAME && token.touches(next);
        Optional<String> letters = mark >= 0 ? declaredExponent(token.text(), mark) : Optional.empty();
        if (letters.isPresent()) {
            grammar.findings().report(ValueFaults.numberOrProduct(token, mark, letters.get()));
        } else if (mark >= 0 && runsIntoName) {
            grammar.findings()
                    .report(ValueFaults.exponentBeforeName(token.span().to(next.span()), token.text(), next));
        } else if (runsIntoName
                && LIKE_AN_EXPONENT.matcher(next.text()).matches()
                && !grammar.scope().isSymbol(next.text())) {
            grammar.findings().report(ValueFaults.nameLikeExponent(token, next));
        }
        return Numbers.of(token, tokens.at(Kind.OPEN_SQUARE) ? grammar.units().behind(token) : Optional.empty());
    }

    /** What of {@code e} and {@code e5} in {@code 2e5} is a symbol. */
    private Optional<String> declaredExponent(String text, int mark) {
        return Stream.of(text.substring(mark), text.substring(mark, mark + 1))
                .filter(grammar.scope()::isSymbol)
                .findFirst();
    }

    private Expr group(Expr.Group.Bracket bracket) {
        Span span = bracketSpan();
        Optional<Expr.UnitLiteral> unit =
                bracket == Expr.Group.Bracket.SQUARE ? grammar.units().misplaced() : Optional.empty();
        if (unit.isPresent()) {
            return new Expr.Num(span, "1", Rational.ONE, unit);
        }
        return new Expr.Group(span, bracket, inBrackets(grammar.values()::value, span));
    }

    private Expr corners(Function function) {
        Span span = bracketSpan();
        return new Expr.Apply(span, function, List.of(inBrackets(grammar.values()::value, span)));
    }

    Expr inBrackets(Supplier<Expr> content, Span span) {
        return grammar.bracketed(content, () -> new Expr.Hole(span));
    }

    Span bracketSpan() {
        int open = tokens.position();
        return tokens.get(open).span().to(tokens.get(tokens.partner(open)).span());
    }

    private Expr bars() {
        if (grammar.openBar() >= 0) {
            throw grammar.diagnosis().nestedBars();
        }
        int opener = tokens.position();
        Span open = tokens.next().span();
        grammar.openBar(opener);
        Expr inner = grammar.nested(grammar.values()::value);
        if (!tokens.at(Kind.BAR)) {
            throw grammar.diagnosis().unclosedBar(open);
        }
        Span close = tokens.next().span();
        grammar.openBar(-1);
        return new Expr.Apply(open.to(close), Function.ABS, List.of(inner));
    }
}
