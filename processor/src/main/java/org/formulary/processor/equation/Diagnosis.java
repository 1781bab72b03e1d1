package org.formulary.processor.equation;

import org.formulary.processor.equation.Findings.Unreadable;
import org.formulary.processor.equation.Token.Kind;
import org.formulary.processor.problem.Problem;

/** Says of a token that has no place why it has none, as far as its neighbours tell. */
final class Diagnosis {

    static final String OTHERWISE = "otherwise";
    private static final String THEN = "then";
    private static final String IN = "in";

    private final Grammar grammar;
    private final TokenStream tokens;
    private int reportedBar = -1;

    Diagnosis(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
    }

    /** Whether the current token is a word by which others build cases and domains, and not a symbol here. */
    boolean atForeignWord() {
        String word = tokens.peek().text();
        return tokens.at(Kind.NAME)
                && (word.equals(THEN) || word.equals(OTHERWISE) || word.equals(IN))
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
            case NAME -> findings.fail(word(token));
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

    private Problem word(Token token) {
        return switch (token.text()) {
            case THEN, OTHERWISE -> ConditionFaults.foreignCases(token);
            case IN -> ConditionFaults.foreignRange(token.span());
            default -> Faults.strayToken(tokens, token);
        };
    }

    /** A comma outside arguments: perhaps the name before the bracket was meant as a function. */
    private Problem comma(Token token) {
        int bracket = enclosingBracket();
        if (bracket == 0 && tokens.get(tokens.partner(0) + 1).kind() == Kind.END) {
            return ConditionFaults.interval(
                    tokens.get(0).span().to(tokens.get(tokens.partner(0)).span()));
        }
        boolean likeCall = bracket > 0
                && tokens.get(bracket).kind() == Kind.OPEN_ROUND
                && tokens.get(bracket - 1).kind() == Kind.NAME;
        if (likeCall) {
            return CallFaults.argumentsOfNoCallable(
                    tokens.get(bracket - 1),
                    grammar.scope().callAdvice(tokens.get(bracket - 1).text()));
        }
        Token before = tokens.last();
        Token after = tokens.peek(1);
        boolean inNumber = before.kind() == Kind.NUMBER
                && after.kind() == Kind.NUMBER
                && before.touches(token)
                && token.touches(after);
        return inNumber ? ValueFaults.decimalComma(before, after) : Faults.strayComma(token.span());
    }

    /** The innermost bracket around the current token, or -1. */
    private int enclosingBracket() {
        int index = tokens.position() - 1;
        while (index >= 0 && !tokens.get(index).kind().opens()) {
            index = tokens.get(index).kind().closes() ? tokens.partner(index) - 1 : index - 1;
        }
        return index;
    }

    /** A bar starts or ends an operand inside the bars that are open. */
    Unreadable nestedBars() {
        reportedBar = grammar.openBar();
        Span opener = tokens.get(reportedBar).span();
        return grammar.findings()
                .fail(ValueFaults.nestedBars(opener, tokens.peek().span()));
    }

    /** The value after an opening bar is complete, but no bar follows. */
    Unreadable unclosedBar(Span opener) {
        if (grammar.openBar() == reportedBar) {
            return grammar.findings().giveUp();
        }
        Kind kind = tokens.peek().kind();
        boolean ends = kind == Kind.END || kind.closes() || kind == Kind.SEMICOLON || kind == Kind.WHERE;
        return ends ? grammar.findings().fail(ValueFaults.unclosedBar(opener)) : unexpected();
    }

    /** The condition behind {@code if} is complete, but no {@code else} follows. */
    Unreadable missingElse(Token keyword) {
        return switch (tokens.peek().kind()) {
            case SEMICOLON ->
                enclosingBracket() >= 0
                        ? unexpected()
                        : grammar.findings().fail(ConditionFaults.missingElse(keyword.span()));
            case END, WHERE, COMMA, IF, BAR -> grammar.findings().fail(ConditionFaults.missingElse(keyword.span()));
            default ->
                tokens.peek().kind().closes()
                        ? grammar.findings().fail(ConditionFaults.missingElse(keyword.span()))
                        : unexpected();
        };
    }

    /** A value stands where a condition should. */
    Unreadable noComparison(Expr value) {
        if (!grammar.findings().treeIsWhole()) {
            // It is a value only for want of what could not be read.
            return grammar.findings().giveUp();
        }
        return switch (tokens.peek().kind()) {
            case END, SEMICOLON, WHERE, COMMA, ELSE, AND, OR, WHEN, IF ->
                grammar.findings().fail(ConditionFaults.valueAsCondition(tokens, value, isOfSymbols(value)));
            case IS -> grammar.findings().fail(ConditionFaults.propertyOfValue(tokens, value));
            default ->
                tokens.peek().kind().closes()
                        ? grammar.findings().fail(ConditionFaults.valueAsCondition(tokens, value, isOfSymbols(value)))
                        : unexpected();
        };
    }

    private boolean isOfSymbols(Expr value) {
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean inside = value.span().start() <= token.span().start()
                    && token.span().end() <= value.span().end();
            if (inside && token.kind() == Kind.NAME && !grammar.scope().isSymbol(token.text())) {
                return false;
            }
        }
        return true;
    }
}
