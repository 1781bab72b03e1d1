package org.formulary.tests.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Rows of the LaTeX formatter: this project's equation with the caller's symbol. */
class LatexRowsTest {

    @TestFactory
    Stream<DynamicTest> takesTheSymbolOfTheCaller() {
        return RowTests.each(Category.LATEX, row -> {
            ShippedFormula formula = ShippedFormula.named(row.function());
            StringBuilder expected = new StringBuilder();
            for (JsonNode part : formula.latexParts()) {
                expected.append(part.isTextual() ? part.textValue() : row.operand());
            }
            assertEquals(expected.toString(), formula.latex(symbols(row)));
        });
    }

    @TestFactory
    Stream<DynamicTest> refusesWhatIsNoSymbol() {
        return RowTests.each(Category.LATEX_REFUSED, row -> {
            ShippedFormula formula = ShippedFormula.named(row.function());
            IllegalArgumentException thrown =
                    assertThrows(IllegalArgumentException.class, () -> formula.latex(symbols(row)));
            assertTrue(thrown.getMessage().startsWith(formula.method()), thrown.getMessage());
        });
    }

    private static String[] symbols(Row row) {
        return row.arguments().values().stream().map(JsonNode::textValue).toArray(String[]::new);
    }
}
