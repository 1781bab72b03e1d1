package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class TreesTest {

    @Test
    void allGivesParentsBeforeChildrenInTheOrderOfTheText() {
        assertEquals(
                List.of(
                        "(+ (* 2 (sin x)) (neg (round z)))",
                        "(* 2 (sin x))",
                        "2",
                        "(sin x)",
                        "x",
                        "(neg (round z))",
                        "(round z)",
                        "z"),
                Trees.all(value("2 sin x + -(z)")).stream().map(Shape::of).toList());
    }

    @Test
    void allGoesIntoConditions() {
        assertEquals(
                List.of("1", "a", "0", "k", "2"),
                Trees.all(value("1 if a > 0 and not k is even else 2")).stream()
                        .skip(1)
                        .map(Shape::of)
                        .toList());
    }

    @Test
    void conditionsAreFoundWithTheirParts() {
        assertEquals(
                List.of(
                        "(or (a > 0) (not (round (b > 0))))",
                        "(a > 0)",
                        "(not (round (b > 0)))",
                        "(round (b > 0))",
                        "(b > 0)",
                        "(c > 0)"),
                Trees.conditions(value("2 (1 if a > 0 or not (b > 0) else 2) + max(1 if c > 0 else 3)")).stream()
                        .map(Shape::of)
                        .toList());
    }

    @Test
    void freeNamesAreThoseNoSumBinds() {
        List<Expr.Name> names = Trees.freeNames(value("i + sum(i = i .. n, i x sum(k = 1 .. i, k)) + k"));
        assertEquals(
                List.of("i", "i", "n", "x", "k"),
                names.stream().map(Expr.Name::name).toList());
        assertEquals(new Span(4, 5), names.get(0).span());
    }

    @Test
    void freeNamesOfALawAreThoseOfBothParts() {
        Law law = Parser.parseLaw("T = T_ring(M, N) when N is even", TestNames.TABLE)
                .tree()
                .orElseThrow();
        assertEquals(
                List.of("T", "M", "N", "N"),
                Trees.freeNames(law).stream().map(Expr.Name::name).toList());
        assertEquals(1, Trees.calls(law).size());
    }

    @Test
    void callsAreFoundInOrder() {
        Equation equation = Parser.parseEquation(
                        "y = T_ring(ringAllreduceTime(a, b), 1 if T_ring(c, d) > 0 else 2) + s where s = T_ring(x, z)",
                        TestNames.TABLE)
                .tree()
                .orElseThrow();
        assertEquals(
                List.of("T_ring", "ringAllreduceTime", "T_ring", "T_ring"),
                Trees.calls(equation).stream().map(Expr.Call::callee).toList());
    }

    @Test
    void rewriteReplacesEverywhere() {
        Expr tree = value("-x + sum(i = 1 .. x, x) + (x!) T_ring(x, 2) + (1 if x > 0 and not (x is even) else x)");
        Expr renamed = Trees.rewrite(
                tree,
                node -> node instanceof Expr.Name name && name.name().equals("x")
                        ? new Expr.Name(name.span(), "w")
                        : node);
        assertEquals(
                Shape.of(
                        value("-w + sum(i = 1 .. w, w) + (w!) T_ring(w, 2) + (1 if w > 0 and not (w is even) else w)")),
                Shape.of(renamed));
    }

    @Test
    void rewriteKeepsWhatDoesNotChange() {
        Expr tree =
                value("(1 if a > 0 and (b = 2 or not c is odd) else 2) + sqrt(x)/(-z!) + sum(i = 1 .. n, i) + pi ?");
        assertSame(tree, Trees.rewrite(tree, node -> node));
        Expr sum = value("a b + c");
        Expr changed = Trees.rewrite(sum, node -> Shape.of(node).equals("c") ? value("d") : node);
        assertNotSame(sum, changed);
        assertSame(((Expr.Binary) sum).left(), ((Expr.Binary) changed).left());
    }

    @Test
    void rewriteGoesFromTheLeavesToTheRoot() {
        Expr folded = Trees.rewrite(value("((x))"), node -> node instanceof Expr.Group group ? group.inner() : node);
        assertEquals("x", Shape.of(folded));
    }

    private static Expr value(String text) {
        return Parser.parseEquation("y = " + text, TestNames.TABLE)
                .tree()
                .orElseThrow()
                .outputs()
                .get(0)
                .value();
    }
}
