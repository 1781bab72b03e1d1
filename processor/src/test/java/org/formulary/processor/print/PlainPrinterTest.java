package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Canonical text is read back as the tree that it was printed from. */
class PlainPrinterTest {

    private static final long SEED = 20240607;
    private static final int TREES = 3_000;

    static List<JsonNode> rows() {
        return LatexCasesTest.own();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void isCanonical(JsonNode row) {
        assertEquals(row.get("plain").asText(), PlainPrinter.equation(Rows.equation(row)));
    }

    @Test
    void randomTreesAreReadBack() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < TREES; i++) {
            Equation tree = new GrammarTrees(random).equation();
            String text = PlainPrinter.equation(tree);
            Parsed<Equation> parsed = Parser.parseEquation(text, Rows.names(Set.of(GrammarTrees.FORMULA), Set.of()));
            assertTrue(parsed.isClean(), () -> "tree " + SEED + ": " + text + " " + parsed.problems());
            Equation again = parsed.tree().orElseThrow();
            assertEquals(structure(tree), structure(again), text);
            assertEquals(text, PlainPrinter.equation(again));
        }
    }

    /** The prefix form knows neither spans nor brackets. */
    private static String structure(Equation equation) {
        return equation.outputs().stream()
                .map(output -> output.name().name() + " " + GrammarTrees.PREFIX.value(output.value()))
                .toList()
                .toString();
    }

    @Test
    void conditionsLawsAndBindingsAreReadBack() {
        for (String text : List.of(
                "0 <= f <= 1",
                "k is even and not (a = b or c != d)",
                "x > 1/2 or N is integer",
                "(a < b or a > b) and c is odd")) {
            assertEquals(text, PlainPrinter.condition(Rows.condition(text)));
        }
        String law = "T = M/B when N = 1 and M > 0";
        assertEquals(law, PlainPrinter.law(Rows.law(law)));
        String bindings = "M = 1.50 GB; N = 8; x = -2";
        assertEquals(
                List.of("M = 1.50 GB", "N = 8", "x = -2"),
                Parser.parseBindings(bindings).tree().orElseThrow().stream()
                        .map(PlainPrinter::binding)
                        .toList());
    }
}
