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

    private static final String SYMBOL = "n_gpus_symbol";

    @TestFactory
    Stream<DynamicTest> takesTheSymbolOfTheCaller() {
        return RowTests.each(Category.LATEX, row -> {
            ShippedFormula formula = ShippedFormula.named(row.function());
            StringBuilder expected = new StringBuilder();
            for (JsonNode part : formula.latexParts()) {
                expected.append(part.isTextual() ? part.textValue() : inPlace(part, row));
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

    /** The caller's symbol, in brackets only where it is an operand. */
    private static String inPlace(JsonNode slot, Row row) {
        assertEquals("N", slot.get("symbol").textValue());
        boolean bare = slot.get("context").textValue().equals("bare");
        return bare && row.arguments().containsKey(SYMBOL)
                ? row.arguments().get(SYMBOL).textValue()
                : row.operand();
    }

    private static String[] symbols(Row row) {
        return row.arguments().values().stream().map(JsonNode::textValue).toArray(String[]::new);
    }
}
