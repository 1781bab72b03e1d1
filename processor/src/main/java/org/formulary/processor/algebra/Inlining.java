package org.formulary.processor.algebra;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Parameter;

/**
 * Writes values out in terms of the parameters alone: local results, outputs and called formulas by what they stand for. The
 * indices of sums get names of the compiler's own, the same in sums that say the same.
 */
final class Inlining {

    /** A value of more nodes than this is not written out. */
    private static final int MAX_NODES = 3_000;

    /** More steps than this are given up: formulas that call each other twice grow with every level. */
    private static final int MAX_STEPS = 10_000;

    private final Meaning meaning;
    private final Map<String, Expr> definitions = new HashMap<>();
    private final Counter counter;

    /** What all formulas that are written out together share. */
    private static final class Counter {
        private int steps;
        private int indices;
        private boolean failed;
    }

    /** Writes out the names of an equation. */
    Inlining(Meaning meaning) {
        this(meaning, new Counter());
    }

    private Inlining(Meaning meaning, Counter counter) {
        this.meaning = meaning;
        this.counter = counter;
    }

    /** The value in terms of the parameters; empty where it is too long, or where {@code is} asks about more than a name. */
    Optional<Expr> of(Expr expr) {
        Expr written = written(expr);
        return counter.failed ? Optional.empty() : Optional.of(Trees.rewrite(written, Inlining::canonical));
    }

    /** The condition in terms of the parameters. */
    Optional<Condition> of(Condition condition) {
        checkQuestions(Trees.parts(condition));
        Condition written = Trees.rewrite(Trees.rewrite(condition, this::freshIndex), this::resolved);
        Trees.operands(written).forEach(this::checkSize);
        return counter.failed ? Optional.empty() : Optional.of(Trees.rewrite(written, Inlining::canonical));
    }

    private Expr written(Expr expr) {
        checkQuestions(Trees.conditions(expr));
        Expr written = Trees.rewrite(Trees.rewrite(expr, this::freshIndex), this::resolved);
        checkSize(written);
        return written;
    }

    private void checkSize(Expr written) {
        counter.failed |= size(written, new IdentityHashMap<>()) > MAX_NODES;
    }

    /** {@code is} asks about names, and so not about what a name stands for. */
    private void checkQuestions(List<Condition> conditions) {
        conditions.stream()
                .filter(Condition.Is.class::isInstance)
                .map(is -> ((Condition.Is) is).path().name())
                .filter(meaning.definitions()::containsKey)
                .forEach(name -> counter.failed = true);
    }

    private Expr freshIndex(Expr node) {
        return node instanceof Expr.Reduction reduction ? renamed(reduction, "index " + counter.indices++) : node;
    }

    /** An index is called after how many sums stand one in the other below it. */
    private static Expr canonical(Expr node) {
        return node instanceof Expr.Reduction reduction ? renamed(reduction, "#" + depth(reduction.body())) : node;
    }

    private static int depth(Expr expr) {
        int deepest =
                Trees.operands(expr).stream().mapToInt(Inlining::depth).max().orElse(0);
        return expr instanceof Expr.Reduction ? deepest + 1 : deepest;
    }

    private static Expr renamed(Expr.Reduction reduction, String index) {
        Expr.Name name = new Expr.Name(reduction.index().span(), index);
        return new Expr.Reduction(
                reduction.span(),
                reduction.kind(),
                name,
                reduction.from(),
                reduction.to(),
                substituted(reduction.body(), Map.of(reduction.index().name(), name)));
    }

    private Expr resolved(Expr node) {
        if (++counter.steps > MAX_STEPS) {
            counter.failed = true;
        }
        if (counter.failed) {
            return node;
        } else if (node instanceof Expr.Name name && meaning.definitions().containsKey(name.name())) {
            return definition(name.name());
        }
        return node instanceof Expr.Call call ? called(call) : node;
    }

    private Expr definition(String name) {
        Expr known = definitions.get(name);
        if (known == null) {
            known = Terms.operand(written(meaning.definitions().get(name)));
            definitions.put(name, known);
        }
        return known;
    }

    private Expr called(Expr.Call call) {
        CheckedFormula callee = meaning.formulas().formula(call.formula());
        Meaning inner = Meaning.of(callee.equation().tree(), meaning.formulas());
        Expr body = new Inlining(inner, counter)
                .written(callee.equation().tree().outputs().get(0).value());
        Map<String, Expr> arguments = new HashMap<>();
        List<Parameter> parameters = callee.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            arguments.put(
                    parameters.get(i).variable().name(),
                    Terms.operand(call.arguments().get(i)));
        }
        boolean asksAboutValue = Trees.conditions(body).stream()
                .filter(Condition.Is.class::isInstance)
                .map(is -> arguments.get(((Condition.Is) is).path().name()))
                .anyMatch(argument -> !(argument instanceof Expr.Name));
        counter.failed |= asksAboutValue;
        return counter.failed ? call : Terms.operand(substituted(body, arguments));
    }

    /** The tree with names replaced, whose values are not looked into. */
    static Expr substituted(Expr expr, Map<String, Expr> values) {
        return Trees.rewrite(expr, replacement(values));
    }

    /** The condition with names replaced. */
    static Condition substituted(Condition condition, Map<String, Expr> values) {
        return Trees.rewrite(condition, replacement(values));
    }

    private static UnaryOperator<Expr> replacement(Map<String, Expr> values) {
        return node -> node instanceof Expr.Name name ? values.getOrDefault(name.name(), name) : node;
    }

    private static long size(Expr expr, IdentityHashMap<Expr, Long> known) {
        Long size = known.get(expr);
        if (size == null) {
            size = 1L;
            for (Expr operand : Trees.operands(expr)) {
                size = Math.min(MAX_NODES + 1L, size + size(operand, known));
            }
            known.put(expr, size);
        }
        return size;
    }
}
