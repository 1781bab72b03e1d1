package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every node knows its place: the text there, on its own, is the same tree again. */
class SpanTest {

    /** A formula and a symbol of one equation have the same name, so that a part alone may mean another thing. */
    private static final Set<String> SAME_NAME_TWICE =
            Set.of("the index of a sum shadows a formula", "an earlier output shadows a formula");

    static Stream<Row> equations() {
        return Stream.of("grammar.txt", "seed-equations.txt")
                .flatMap(file -> Row.of(file).stream())
                .filter(row -> row.kind().isEmpty() && !SAME_NAME_TWICE.contains(row.title()));
    }

    @ParameterizedTest
    @MethodSource("equations")
    void textOfANodeIsThatNode(Row row) {
        Equation equation =
                Parser.parseEquation(row.text(), TestNames.TABLE).tree().orElseThrow();
        for (Expr value : Trees.values(equation)) {
            for (Expr node : Trees.all(value)) {
                if (!isSuperscript(node, row.text())) {
                    String part = node.span().in(row.text());
                    assertEquals(Shape.of(node), Shape.of(parse(part, LocalNames.of(equation))), part);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("equations")
    void operandsLieInOrderWithinTheirParent(Row row) {
        Equation equation =
                Parser.parseEquation(row.text(), TestNames.TABLE).tree().orElseThrow();
        for (Expr value : Trees.values(equation)) {
            for (Expr node : Trees.all(value)) {
                assertInOrder(node, Trees.operands(node));
            }
        }
    }

    private static void assertInOrder(Expr parent, List<Expr> operands) {
        int reached = parent.span().start();
        for (Expr operand : operands) {
            assertTrue(operand.span().start() >= reached, () -> operand + " in " + parent);
            reached = operand.span().end();
        }
        assertTrue(reached <= parent.span().end(), parent::toString);
    }

    private static boolean isSuperscript(Expr node, String text) {
        int first = node.span().in(text).codePointAt(0);
        return Letters.superscriptDigit(first) >= 0 || Letters.isSuperscriptMinus(first);
    }

    private static Expr parse(String value, NameTable names) {
        Parsed<Equation> parsed = Parser.parseEquation("y = " + value, names);
        return parsed.tree()
                .orElseThrow(() -> new AssertionError(value + ": " + parsed.problems()))
                .outputs()
                .get(0)
                .value();
    }
}
