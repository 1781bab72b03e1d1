package org.formulary.processor.equation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** How deep a tree is, measured without recursion: it is asked before anyone may rely on the answer. */
final class TreeHeight {

    private record Level(Expr expr, int depth) {}

    private TreeHeight() {}

    static int of(Equation equation) {
        return of(Trees.values(equation));
    }

    static int of(Condition condition) {
        return of(Trees.operands(condition));
    }

    static int of(Law law) {
        int when = law.when().map(TreeHeight::of).orElse(0);
        return Math.max(of(law.claim()), when);
    }

    private static int of(List<Expr> roots) {
        int height = 0;
        Deque<Level> open = new ArrayDeque<>();
        roots.forEach(root -> open.push(new Level(root, 1)));
        while (!open.isEmpty()) {
            Level level = open.pop();
            height = Math.max(height, level.depth());
            Trees.operands(level.expr()).forEach(operand -> open.push(new Level(operand, level.depth() + 1)));
        }
        return height;
    }
}
