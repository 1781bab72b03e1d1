package org.formulary.processor.equation;

import org.formulary.processor.equation.Findings.Unreadable;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.processor.problem.Problem;

/** Says of a token that has no place why it has none, as far as its neighbours tell. */
final class Diagnosis {

    static final String OTHERWISE = "otherwise";
    private static final String THEN = "then";

    private final Grammar grammar;
    private final TokenStream tokens;

    Diagnosis(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    /** Whether the current token is a word by which other languages build cases, and not a symbol here. */
    boolean atForeignWord() {
        String word = tokens.peek().text();
        return tokens.at(Kind.NAME)
                && (word.equals(THEN) || word.equals(OTHERWISE))
                && !grammar.scope().isSymbol(word);
    }

    /** Whether the current token begins {@code ||} as other languages spell "or". */
    boolean atDoubleBar() {
        return grammar.openBar() < 0
                && tokens.at(Kind.BAR)
                && tokens.peek(1).kind() == Kind.BAR
                && tokens.peek().touches(tokens.peek(1));
    }

    /** An operand should start at the current token. */
    Unreadable noOperand() {
        Token token = tokens.peek();
        Findings findings = grammar.findings();
        return switch (token.kind()) {
            case BAD -> findings.giveUp();
            case IF -> findings.fail(ConditionFaults.casesUpsideDown(token.span()));
            case NOT -> findings.fail(ConditionFaults.logicInValue(token));
            case BANG -> findings.fail(ConditionFaults.leadingExclamation(token.span()));
            case NAME -> unexpected();
            default -> findings.fail(ValueFaults.missingOperand(tokens, token));
        };
    }

    /** The part that began before is complete, and cannot go on with the current token. */
    Unreadable unexpected() {
        Token token = tokens.peek();
        Findings findings = grammar.findings();
        return switch (token.kind()) {
            case BAD -> findings.giveUp();
            case EQ, NE, LT, LE, GT, GE -> findings.fail(ConditionFaults.comparisonInValue(token));
            case AND, OR, NOT, IS -> findings.fail(ConditionFaults.logicInValue(token));
            case BAR -> bar();
            case COMMA -> findings.fail(comma(token));
            case SEMICOLON -> findings.fail(Faults.semicolonInside(token.span()));
            case WHEN -> findings.fail(Faults.whenInEquation(token.span()));
            case WHERE -> findings.fail(Faults.whereAgain(token.span()));
            case ELSE -> findings.fail(ConditionFaults.elseWithoutIf(token.span()));
            case IF -> findings.fail(ConditionFaults.ifOutsideValue(token.span()));
            case RANGE -> findings.fail(Faults.strayRange(token.span()));
            case NAME ->
                findings.fail(
                        token.text().equals(OTHERWISE) || token.text().equals(THEN)
                                ? ConditionFaults.foreignCases(token)
                                : Faults.strayToken(tokens, token));
            default -> findings.fail(Faults.strayToken(tokens, token));
        };
    }

    private Unreadable bar() {
        if (atDoubleBar()) {
            Token second = tokens.peek(1);
            return grammar.findings()
                    .fail(ConditionFaults.doubleBar(tokens.peek().span().to(second.span())));
        }
        return grammar.openBar() >= 0
                ? nestedBars()
                : grammar.findings().fail(Faults.strayToken(tokens, tokens.peek()));
    }

    /** A comma outside arguments: perhaps the name before the bracket was meant as a function. */
    private Problem comma(Token token) {
        int level = 0;
        for (int i = tokens.position() - 1; i > 0; i--) {
            Kind kind = tokens.get(i).kind();
            if (kind.closes()) {
                level++;
            } else if (kind.opens() && level > 0) {
                level--;
            } else if (kind.opens()) {
                Token before = tokens.get(i - 1);
                return kind == Kind.OPEN_ROUND && before.kind() == Kind.NAME
                        ? CallFaults.argumentsOfNoCallable(before, token)
                        : Faults.strayComma(token.span());
            }
        }
        return Faults.strayComma(token.span());
    }

    /** A bar starts or ends an operand inside the bars that are open. */
    Unreadable nestedBars() {
        Span opener = tokens.get(grammar.openBar()).span();
        return grammar.findings()
                .fail(ValueFaults.nestedBars(opener, tokens.peek().span()));
    }

    /** The value after an opening bar is complete, but no bar follows. */
    Unreadable unclosedBar(Span opener) {
        Kind kind = tokens.peek().kind();
        boolean ends = kind == Kind.END || kind.closes() || kind == Kind.SEMICOLON || kind == Kind.WHERE;
        return ends ? grammar.findings().fail(ValueFaults.unclosedBar(opener)) : unexpected();
    }

    /** The condition behind {@code if} is complete, but no {@code else} follows. */
    Unreadable missingElse(Token keyword) {
        return switch (tokens.peek().kind()) {
            case END, SEMICOLON, WHERE, COMMA, IF, BAR ->
                grammar.findings().fail(ConditionFaults.missingElse(keyword.span()));
            default ->
                tokens.peek().kind().closes()
                        ? grammar.findings().fail(ConditionFaults.missingElse(keyword.span()))
                        : unexpected();
        };
    }

    /** A value stands where a condition should. */
    Unreadable noComparison(Expr value) {
        return switch (tokens.peek().kind()) {
            case END, SEMICOLON, WHERE, COMMA, ELSE, AND, OR, WHEN, IF ->
                grammar.findings().fail(ConditionFaults.valueAsCondition(tokens, value));
            case IS -> grammar.findings().fail(ConditionFaults.propertyOfValue(tokens, value));
            default ->
                tokens.peek().kind().closes()
                        ? grammar.findings().fail(ConditionFaults.valueAsCondition(tokens, value))
                        : unexpected();
        };
    }
}
