package org.formulary.processor.equation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** Which bracket closes which, found before anything is parsed, so that a fault inside one stays inside it. */
final class Brackets {

    private final List<Token> tokens;
    private final String text;
    private final Findings findings;
    private final int[] partners;
    private final Deque<Integer> open = new ArrayDeque<>();

    private Brackets(String text, List<Token> tokens, Findings findings) {
        this.tokens = tokens;
        this.text = text;
        this.findings = findings;
        this.partners = new int[tokens.size()];
    }

    /** For each bracket the index of its partner; empty, with the reason reported, where not every bracket has one. */
    static Optional<int[]> match(String text, List<Token> tokens, Findings findings) {
        Brackets brackets = new Brackets(text, tokens, findings);
        return brackets.match() ? Optional.of(brackets.partners) : Optional.empty();
    }

    private boolean match() {
        boolean balanced = true;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).kind().opens()) {
                open.push(i);
            } else if (tokens.get(i).kind().closes()) {
                balanced &= close(i);
            }
        }
        while (!open.isEmpty()) {
            balanced = false;
            neverClosed(open.removeLast());
        }
        return balanced;
    }

    private boolean close(int closer) {
        if (open.isEmpty()) {
            findings.report(Problem.error(
                    Code.SYNTAX,
                    quote(closer) + " closes no bracket",
                    "leave it out or open the bracket",
                    label(closer, "")));
            return false;
        }
        if (fits(open.peek(), closer)) {
            int opener = open.pop();
            partners[opener] = closer;
            partners[closer] = opener;
            return true;
        }
        if (open.stream().anyMatch(opener -> fits(opener, closer))) {
            while (!fits(open.peek(), closer)) {
                neverClosed(open.pop());
            }
            open.pop();
            return false;
        }
        int opener = open.pop();
        findings.report(Problem.error(
                Code.SYNTAX,
                quote(opener) + " is closed by " + quote(closer),
                "close a bracket by one of its own shape; a range is a chain: `0 <= f < 1`",
                label(opener, "opened here"),
                label(closer, "closed here")));
        return false;
    }

    private boolean fits(int opener, int closer) {
        return tokens.get(opener).kind().closer() == tokens.get(closer).kind();
    }

    private void neverClosed(int opener) {
        findings.report(Problem.error(
                Code.SYNTAX,
                quote(opener) + " is never closed",
                "close the bracket or leave it out",
                label(opener, "opened here")));
    }

    private String quote(int token) {
        return "`" + tokens.get(token).span().in(text) + "`";
    }

    private Label label(int token, String says) {
        return new Label(tokens.get(token).span(), says);
    }
}
