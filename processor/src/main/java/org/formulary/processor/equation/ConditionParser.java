package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Condition.Relation;
import org.formulary.processor.equation.Token.Kind;

/** Conditions: comparisons joined by {@code and}, {@code or} and {@code not}. */
final class ConditionParser {

    private final Grammar grammar;
    private final TokenStream tokens;
    private final Findings findings;

    ConditionParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
        this.findings = grammar.findings();
    }

    /** {@code condition := conj ("or" conj)*}. */
    Condition condition() {
        List<Condition> conjunctions = new ArrayList<>();
        conjunctions.add(conjunction());
        while (acceptOr()) {
            conjunctions.add(conjunction());
        }
        if (conjunctions.size() == 1) {
            return conjunctions.get(0);
        }
        Span span = span(conjunctions);
        if (conjunctions.stream().anyMatch(Condition.And.class::isInstance)) {
            findings.report(ConditionFaults.mixedConnectives(tokens, span, conjunctions));
        }
        return new Condition.Or(span, conjunctions);
    }

    private boolean acceptOr() {
        if (grammar.diagnosis().atDoubleBar()) {
            Span first = tokens.next().span();
            findings.report(ConditionFaults.doubleBar(first.to(tokens.next().span())));
            return true;
        }
        return tokens.accept(Kind.OR);
    }

    private Condition conjunction() {
        List<Condition> parts = new ArrayList<>();
        parts.add(negation());
        while (tokens.accept(Kind.AND)) {
            parts.add(negation());
        }
        return parts.size() == 1 ? parts.get(0) : new Condition.And(span(parts), parts);
    }

    private static Span span(List<Condition> parts) {
        return parts.get(0).span().to(parts.get(parts.size() - 1).span());
    }

    private Condition negation() {
        if (tokens.at(Kind.BANG)) {
            findings.report(ConditionFaults.exclamationForNot(tokens.peek().span()));
        }
        if (tokens.at(Kind.NOT) || tokens.at(Kind.BANG)) {
            Span not = tokens.next().span();
            Condition operand = grammar.nested(this::negation);
            return new Condition.Not(not.to(operand.span()), operand);
        }
        if (tokens.at(Kind.OPEN_ROUND) && holdsCondition(tokens.position())) {
            Span span = grammar.primaries().bracketSpan();
            Condition inner = grammar.bracketed(this::condition, () -> placeholder(span));
            if (tokens.peek().kind().relates() || isArithmetic(tokens.peek().kind())) {
                throw findings.fail(ConditionFaults.conditionAsValue(tokens, span));
            }
            return new Condition.Group(span, inner);
        }
        return comparison();
    }

    private static boolean isArithmetic(Kind kind) {
        return switch (kind) {
            case PLUS, MINUS, STAR, SLASH, CARET, MOD -> true;
            default -> false;
        };
    }

    /** Stands for a condition that could not be read, in a tree that is then thrown away. */
    private static Condition placeholder(Span span) {
        return new Condition.Comparison(span, List.of(new Expr.Hole(span), new Expr.Hole(span)), List.of(Relation.EQ));
    }

    /** Whether the bracket holds a condition rather than a number: its own words say so, not those of brackets within. */
    private boolean holdsCondition(int bracket) {
        int open = bracket;
        while (true) {
            int close = tokens.partner(open);
            int word = tokens.find(
                    open + 1,
                    Kind.IF,
                    Kind.AND,
                    Kind.OR,
                    Kind.NOT,
                    Kind.IS,
                    Kind.EQ,
                    Kind.NE,
                    Kind.LT,
                    Kind.LE,
                    Kind.GT,
                    Kind.GE,
                    Kind.CLOSE_ROUND);
            if (word < close) {
                return tokens.get(word).kind() != Kind.IF;
            }
            boolean onlyBrackets =
                    tokens.get(open + 1).kind() == Kind.OPEN_ROUND && tokens.partner(open + 1) == close - 1;
            if (!onlyBrackets) {
                return false;
            }
            open++;
        }
    }

    /** {@code comparison := sum (relation sum)+ | path "is" property}. */
    Condition comparison() {
        if (tokens.at(Kind.NAME) && tokens.peek(1).kind() == Kind.IS) {
            return is();
        }
        Token start = tokens.peek();
        List<Expr> operands = new ArrayList<>();
        List<Relation> relations = new ArrayList<>();
        operands.add(grammar.values().sum());
        while (tokens.peek().kind().relates()) {
            relations.add(relation(tokens.next().kind()));
            operands.add(grammar.values().sum());
        }
        if (relations.isEmpty()) {
            throw grammar.diagnosis().noComparison(operands.get(0));
        }
        Span span = start.span().to(operands.get(operands.size() - 1).span());
        return new Condition.Comparison(span, operands, relations);
    }

    private static Relation relation(Kind kind) {
        return Relation.valueOf(kind.name());
    }

    private Condition is() {
        Token name = tokens.next();
        tokens.next();
        Token word = tokens.peek();
        Optional<Condition.Is.Property> property = Stream.of(Condition.Is.Property.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(word.text()))
                .findFirst();
        if (property.isEmpty()) {
            throw findings.fail(ConditionFaults.unknownProperty(tokens, name, word));
        }
        tokens.next();
        Expr.Name path = new Expr.Name(name.span(), name.text());
        return new Condition.Is(name.span().to(word.span()), path, property.get());
    }
}
