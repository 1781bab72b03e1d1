package org.formulary.processor.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.Token.Kind;

/** What starts with a name: functions, formulas, sums and products over a range, and symbols. */
final class CallParser {

    private final Grammar grammar;
    private final TokenStream tokens;
    private final Scope scope;
    private final Findings findings;
    private final ReductionParser reductions;

    CallParser(Grammar grammar) {
        this.grammar = grammar;
        this.tokens = grammar.tokens();
        this.scope = grammar.scope();
        this.findings = grammar.findings();
        this.reductions = new ReductionParser(grammar);
    }

    /** Reads on from the name at the current place. */
    Expr named() {
        Token name = tokens.next();
        String text = name.text();
        if (Reductions.isOne(text)) {
            return reductions.reduction(name);
        }
        if (text.equals(Names.LOG)) {
            findings.report(CallFaults.plainLog(name.span()));
            return function(name, Function.LN);
        }
        Optional<Function> function = Function.named(text);
        if (function.isPresent()) {
            return function(name, function.get());
        }
        Optional<String> formula = tokens.at(Kind.OPEN_ROUND) ? scope.formula(text) : Optional.empty();
        if (formula.isPresent()) {
            List<Expr> arguments = arguments();
            Span span = name.span().to(tokens.last().span());
            return new Expr.Call(span, text, formula.get(), arguments);
        }
        return plainName(name);
    }

    /** Whether the name cannot stand without arguments. */
    boolean takesArguments(String name) {
        return Reductions.isOne(name) || name.equals(Names.LOG) || isFunction(name);
    }

    private static boolean isFunction(String name) {
        return Function.named(name).isPresent();
    }

    /** A symbol or a constant. */
    Expr plainName(Token name) {
        if (name.text().equals(Names.PI)) {
            return new Expr.Pi(name.span());
        }
        refuseIndices(name);
        return scope.constant(name.text())
                .<Expr>map(value -> new Expr.Constant(name.span(), name.text(), value))
                .orElseGet(() -> new Expr.Name(name.span(), name.text()));
    }

    private void refuseIndices(Token name) {
        int underscore = name.text().lastIndexOf('_');
        boolean indexed = underscore > 0 && scope.isIndex(name.text().substring(underscore + 1));
        if (indexed && !scope.isSymbol(name.text())) {
            findings.report(ValueFaults.indexed(name.span(), tokens.quote(name.span()), Optional.empty()));
        }
        if (tokens.at(Kind.OPEN_SQUARE) && name.touches(tokens.peek()) && holdsIndices()) {
            Span brackets = grammar.primaries().bracketSpan();
            String inner = tokens.quote(new Span(brackets.start() + 1, brackets.end() - 1));
            Span whole = name.span().to(brackets);
            findings.report(ValueFaults.indexed(
                    whole, tokens.quote(whole), Optional.of(tokens.quote(name.span()) + " (" + inner + ")")));
        }
    }

    /** Whether the bracket at the current place reads like {@code [i]}, {@code [i + 1]} or {@code [i, j]}. */
    private boolean holdsIndices() {
        int close = tokens.partner(tokens.position());
        for (int i = tokens.position() + 1; i < close; i++) {
            switch (tokens.get(i).kind()) {
                case NAME, NUMBER -> {
                    if ((i - tokens.position()) % 2 == 0) {
                        return false;
                    }
                }
                case PLUS, MINUS, COMMA -> {
                    if ((i - tokens.position()) % 2 == 1) {
                        return false;
                    }
                }
                default -> {
                    return false;
                }
            }
        }
        return close - tokens.position() > 1;
    }

    private Expr function(Token name, Function function) {
        if (tokens.at(Kind.OPEN_ROUND)) {
            List<Expr> arguments = arguments();
            Span span = name.span().to(tokens.last().span());
            checkCount(function, arguments.size(), span);
            return new Expr.Apply(span, function, arguments);
        }
        if (callsFormula(tokens.peek(), tokens.peek(1))) {
            Expr argument = named();
            findings.report(CallFaults.functionOfFormula(tokens, name, argument));
            return new Expr.Apply(name.span().to(argument.span()), function, List.of(argument));
        }
        Optional<Expr> atom = grammar.primaries().atom();
        if (atom.isEmpty() && name.text().equals(Names.LOG)) {
            throw findings.giveUp();
        }
        if (atom.isEmpty()) {
            findings.spoil(
                    grammar.values().raisesHere()
                            ? CallFaults.raisedFunction(name, tokens.peek())
                            : CallFaults.functionWithoutOperand(name, tokens.peek()));
            return new Expr.Hole(name.span());
        }
        Span span = name.span().to(atom.get().span());
        checkCount(function, 1, span);
        return behindAtom(name, new Expr.Apply(span, function, List.of(atom.get())));
    }

    private boolean callsFormula(Token name, Token next) {
        return name.kind() == Kind.NAME
                && next.kind() == Kind.OPEN_ROUND
                && scope.formula(name.text()).isPresent();
    }

    private void checkCount(Function function, int count, Span span) {
        if (count < function.minArguments() || count > function.maxArguments()) {
            // What is computed of arguments that are not there, nothing may ask.
            findings.spoil(CallFaults.argumentCount(function, count, span));
        }
    }

    /** {@code log2 N M}: whether more than the atom is meant, the author must say. */
    private Expr behindAtom(Token name, Expr.Apply applied) {
        Token first = tokens.peek();
        Expr whole = applied;
        boolean postfix = grammar.values().raisesHere() || first.kind() == Kind.BANG;
        if (first.kind() == Kind.BANG) {
            whole = new Expr.Factorial(applied.span().to(tokens.next().span()), applied);
        } else if (postfix) {
            whole = grammar.values().raised(applied);
        } else {
            while (isFactor()) {
                Expr factor = grammar.nested(grammar.values()::power);
                whole = new Expr.Binary(whole.span().to(factor.span()), BinaryOp.MUL, whole, factor);
            }
        }
        if (whole != applied) {
            Span rest = first.span().to(whole.span());
            findings.report(CallFaults.functionReach(
                    tokens, name, applied, new Span(first.span().start(), rest.end()), postfix));
        }
        return whole;
    }

    private boolean isFactor() {
        boolean secondNumber = tokens.at(Kind.NUMBER) && tokens.last().kind() == Kind.NUMBER;
        boolean functionCall = tokens.at(Kind.NAME) && isFunction(tokens.peek().text());
        return grammar.primaries().startHere() && !functionCall && !secondNumber;
    }

    /** The arguments in the brackets at the current place; a fault in one does not hide those in the others. */
    private List<Expr> arguments() {
        int close = tokens.partner(tokens.position());
        tokens.next();
        List<Expr> arguments = new ArrayList<>();
        if (tokens.position() == close) {
            tokens.next();
            return arguments;
        }
        boolean more = true;
        while (more) {
            arguments.add(argument(close));
            more = tokens.position() < close;
            tokens.next();
        }
        return arguments;
    }

    private Expr argument(int close) {
        Span start = tokens.peek().span();
        return grammar.recovering(
                () -> {
                    Expr argument = grammar.nested(grammar.values()::value);
                    if (tokens.position() != close && !tokens.at(Kind.COMMA)) {
                        throw grammar.diagnosis().unexpected();
                    }
                    return argument;
                },
                () -> tokens.moveTo(Math.min(tokens.find(tokens.position(), Kind.COMMA, Kind.CLOSE_ROUND), close)),
                () -> new Expr.Hole(start));
    }
}
