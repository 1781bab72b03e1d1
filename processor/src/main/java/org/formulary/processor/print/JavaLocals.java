package org.formulary.processor.print;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Function;
import org.formulary.processor.equation.Span;
import org.formulary.processor.equation.Trees;

/**
 * Puts locals into the cases that alone need them, if computing them elsewhere could fail: in {@code y = 0 if N = 1 else 1/k
 * where k = log2(N - 1)} there is no {@code k} at N = 1, and none is needed.
 */
final class JavaLocals {

    /** What throws where it has no value, rather than giving one that is not a number. */
    private static final Set<Function> THROWING = Set.of(
            Function.LOG2,
            Function.LOG10,
            Function.FLOOR,
            Function.CEIL,
            Function.ROUND,
            Function.BINOMIAL,
            Function.FACTORIAL);

    private JavaLocals() {}

    /**
     * The equation without locals that must not be computed ahead.
     *
     * @param guarded the places in its text where Java throws where a number is beyond its range
     */
    static Equation settled(Equation equation, Set<Span> guarded) {
        Set<String> always = alwaysNeeded(equation);
        Map<String, Expr> inlined = new LinkedHashMap<>();
        List<Definition> locals = new ArrayList<>();
        for (Definition local : equation.locals()) {
            Definition settled = with(local, inlined);
            String name = local.name().name();
            if (!always.contains(name) && canThrow(settled.value(), guarded)) {
                inlined.put(name, settled.value());
            } else {
                locals.add(settled);
            }
        }
        List<Definition> outputs =
                equation.outputs().stream().map(output -> with(output, inlined)).toList();
        return inlined.isEmpty() ? equation : new Equation(equation.span(), outputs, locals);
    }

    private static Definition with(Definition definition, Map<String, Expr> inlined) {
        Expr value = Trees.rewrite(
                definition.value(),
                node -> node instanceof Expr.Name name && inlined.containsKey(name.name())
                        ? new Expr.Group(name.span(), Expr.Group.Bracket.ROUND, inlined.get(name.name()))
                        : node);
        return new Definition(definition.span(), definition.name(), value);
    }

    /** The names that are needed whichever case holds, and those a condition asks about by name. */
    private static Set<String> alwaysNeeded(Equation equation) {
        Set<String> names = new HashSet<>();
        equation.outputs().forEach(output -> addNeeded(output.value(), names));
        for (int i = equation.locals().size() - 1; i >= 0; i--) {
            Definition local = equation.locals().get(i);
            if (names.contains(local.name().name())) {
                addNeeded(local.value(), names);
            }
        }
        for (Expr value : Trees.values(equation)) {
            Trees.conditions(value).stream()
                    .filter(Condition.Is.class::isInstance)
                    .forEach(is -> names.add(((Condition.Is) is).path().name()));
        }
        return names;
    }

    private static void addNeeded(Expr expr, Set<String> names) {
        if (expr instanceof Expr.Name name) {
            names.add(name.name());
        } else if (expr instanceof Expr.Cases cases) {
            Trees.operands(cases.branches().get(0).condition()).forEach(operand -> addNeeded(operand, names));
        } else {
            Trees.operands(expr).forEach(operand -> addNeeded(operand, names));
        }
    }

    private static boolean canThrow(Expr expr, Set<Span> guarded) {
        return Trees.all(expr).stream().anyMatch(node -> throwsItself(node) || guarded.contains(node.span()));
    }

    private static boolean throwsItself(Expr node) {
        return node instanceof Expr.Call
                || node instanceof Expr.Factorial
                || node instanceof Expr.Reduction
                || (node instanceof Expr.Apply apply && THROWING.contains(apply.function()))
                || (node instanceof Expr.Binary binary && (binary.op() == BinaryOp.POW || binary.op() == BinaryOp.MOD));
    }
}
