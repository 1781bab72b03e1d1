package org.formulary.processor.equation;

import java.util.function.Supplier;
import org.formulary.processor.equation.Findings.Unreadable;

/** The parsers of the parts of one text, which call each other, and the state they share. */
final class Grammar {

    private final TokenStream tokens;
    private final Scope scope;
    private final Findings findings;
    private final ValueParser values;
    private final PrimaryParser primaries;
    private final CallParser calls;
    private final ConditionParser conditions;
    private final UnitReader units;
    private final Diagnosis diagnosis;
    private int depth;
    private int openBar = -1;

    Grammar(TokenStream tokens, Scope scope, Findings findings) {
        this.tokens = tokens;
        this.scope = scope;
        this.findings = findings;
        this.values = new ValueParser(this);
        this.primaries = new PrimaryParser(this);
        this.calls = new CallParser(this);
        this.conditions = new ConditionParser(this);
        this.units = new UnitReader(tokens, scope, findings);
        this.diagnosis = new Diagnosis(this);
    }

    TokenStream tokens() {
        return tokens;
    }

    Scope scope() {
        return scope;
    }

    Findings findings() {
        return findings;
    }

    ValueParser values() {
        return values;
    }

    PrimaryParser primaries() {
        return primaries;
    }

    CallParser calls() {
        return calls;
    }

    ConditionParser conditions() {
        return conditions;
    }

    UnitReader units() {
        return units;
    }

    Diagnosis diagnosis() {
        return diagnosis;
    }

    /** The token index of the bar that waits for its partner, or -1. */
    int openBar() {
        return openBar;
    }

    void openBar(int token) {
        openBar = token;
    }

    /** Reads a part that is nested one level deeper. */
    <T> T nested(Supplier<T> part) {
        if (depth == Limits.NESTING) {
            throw findings.abandon(Faults.nestedTooDeep(tokens.peek().span()));
        }
        depth++;
        T result = part.get();
        depth--;
        return result;
    }

    /** Reads a part; if that fails, goes on behind it as if {@code fallback} stood there. */
    <T> T recovering(Supplier<T> part, Runnable goOn, Supplier<T> fallback) {
        int depthBefore = depth;
        int barBefore = openBar;
        int indicesBefore = scope.indexCount();
        try {
            return part.get();
        } catch (Unreadable unreadable) {
            if (unreadable.isEverywhere()) {
                throw unreadable;
            }
            depth = depthBefore;
            openBar = barBefore;
            scope.leaveIndices(indicesBefore);
            goOn.run();
            return fallback.get();
        }
    }

    /** Reads from the bracket at the current place to its partner, whatever is wrong between them. */
    <T> T bracketed(Supplier<T> content, Supplier<T> fallback) {
        int close = tokens.partner(tokens.position());
        tokens.next();
        Supplier<T> whole = () -> {
            T result = nested(content);
            if (tokens.position() != close) {
                throw diagnosis.unexpected();
            }
            return result;
        };
        T result = recovering(whole, () -> {}, fallback);
        tokens.moveTo(close + 1);
        return result;
    }
}
