package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;

/** Cases that are never taken: in none of the places that an equation evaluates them from. */
final class DeadCases {

    /** Whether a case can hold by itself, and whether those before it leave something of it, in any place. */
    private record Life(Span span, boolean last, boolean possible, boolean taken) {
        Life or(Life other) {
            return new Life(span, last, possible || other.possible, taken || other.taken);
        }
    }

    private final IdentityHashMap<Object, Life> lives = new IdentityHashMap<>();
    private final List<Object> order = new ArrayList<>();

    /** Notes how a branch fares in one place. */
    void visit(Expr.Cases.Branch branch, boolean possible, boolean taken) {
        note(branch, new Life(branch.condition().span(), false, possible, taken));
    }

    /** Notes how the last case fares in one place. */
    void visitLast(Expr.Cases cases, boolean taken) {
        note(cases, new Life(cases.otherwise().span(), true, true, taken));
    }

    private void note(Object node, Life life) {
        if (lives.containsKey(node)) {
            lives.merge(node, life, Life::or);
        } else {
            lives.put(node, life);
            order.add(node);
        }
    }

    /** An error for each. */
    List<Problem> problems(String text) {
        return order.stream()
                .map(lives::get)
                .filter(life -> !life.taken())
                .map(life -> problem(life, text))
                .toList();
    }

    private static Problem problem(Life life, String text) {
        String part = "`" + life.span().in(text) + "`";
        if (life.last()) {
            return Problem.error(
                    Code.DOMAIN,
                    "the last case " + part + " is never taken: those before it take all arguments in their domains",
                    "leave out the last condition, or widen a domain",
                    new Label(life.span(), "never taken"));
        }
        return Problem.error(
                Code.DOMAIN,
                life.possible()
                        ? "the case " + part + " is never taken: those before it take all of its arguments"
                        : "the case " + part + " is never taken: no arguments in their domains meet it",
                life.possible() ? "put it before them, or leave it out" : "leave it out, or widen a domain",
                new Label(life.span(), "never taken"));
    }
}
