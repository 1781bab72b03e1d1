package org.formulary.processor.equation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How deep a tree is, measured without recursion: it is asked before anyone may rely on the answer. A local result is as deep
 * as what it stands for, and of many operands in a row the last is as deep as there are: Java has them one in the other.
 */
final class TreeHeight {

    private record Level(Expr expr, int depth) {}

    private TreeHeight() {}

    static int of(Equation equation) {
        Map<String, Expr> open = new LinkedHashMap<>();
        equation.locals()
                .forEach(definition -> open.putIfAbsent(definition.name().name(), definition.value()));
        equation.outputs()
                .forEach(definition -> open.putIfAbsent(definition.name().name(), definition.value()));
        return open.size() == 1 ? of(levels(open.values(), 1), Map.of()) : highest(open);
    }

    /** The height of the highest definition; what is defined in a circle is another's problem. */
    private static int highest(Map<String, Expr> open) {
        Map<String, Set<String>> needed = new HashMap<>();
        open.forEach((name, value) -> needed.put(
                name,
                Trees.freeNames(value).stream()
                        .map(Expr.Name::name)
                        .filter(open::containsKey)
                        .collect(Collectors.toSet())));
        Map<String, Integer> heights = new HashMap<>();
        int highest = 0;
        int before = -1;
        while (heights.size() > before) {
            before = heights.size();
            for (Map.Entry<String, Expr> definition : open.entrySet()) {
                String name = definition.getKey();
                if (!heights.containsKey(name) && heights.keySet().containsAll(needed.get(name))) {
                    int height = of(levels(List.of(definition.getValue()), 1), heights);
                    heights.put(name, height);
                    highest = Math.max(highest, height);
                }
            }
        }
        return highest;
    }

    static int of(Condition condition) {
        return of(levels(condition, 0), Map.of());
    }

    static int of(Law law) {
        int when = law.when().map(TreeHeight::of).orElse(0);
        return Math.max(of(law.claim()), when);
    }

    private static int of(List<Level> roots, Map<String, Integer> names) {
        int height = 0;
        Deque<Level> open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            Level level = open.pop();
            int below = level.expr() instanceof Expr.Name name ? names.getOrDefault(name.name(), 0) : 0;
            height = Math.max(height, level.depth() + below);
            below(level.expr(), level.depth()).forEach(open::push);
        }
        return height;
    }

    private static List<Level> below(Expr expr, int depth) {
        List<Expr> operands = Trees.operands(expr);
        if (expr instanceof Expr.Apply) {
            return levels(operands, depth + Math.max(1, operands.size() - 1));
        } else if (expr instanceof Expr.Cases cases) {
            int last = depth + cases.branches().size();
            List<Level> levels = new ArrayList<>(levels(List.of(cases.otherwise()), last));
            for (Expr.Cases.Branch branch : cases.branches()) {
                levels.add(new Level(branch.value(), last));
                levels.addAll(levels(branch.condition(), last));
            }
            return levels;
        }
        return levels(operands, depth + 1);
    }

    /** Conditions stand in each other only by brackets, which are counted already. */
    private static List<Level> levels(Condition condition, int depth) {
        List<Condition> parts = condition.accept(Operands.CONDITION_PARTS);
        if (parts.isEmpty()) {
            List<Expr> operands = Trees.operands(condition);
            return levels(operands, depth + Math.max(1, operands.size() - 1));
        }
        int below = depth + Math.max(1, parts.size() - 1);
        List<Level> levels = new ArrayList<>();
        parts.forEach(part -> levels.addAll(levels(part, below)));
        return levels;
    }

    private static List<Level> levels(Iterable<Expr> exprs, int depth) {
        List<Level> levels = new ArrayList<>();
        exprs.forEach(expr -> levels.add(new Level(expr, depth)));
        return levels;
    }
}
