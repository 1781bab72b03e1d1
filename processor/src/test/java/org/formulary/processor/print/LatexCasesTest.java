package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Parser;
import org.formulary.quantity.Unit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The given cases, each a way in which another tool went wrong, and our own rows for what they leave open. */
class LatexCasesTest {

    static List<JsonNode> given() {
        return Rows.of("latex-cases.jsonl");
    }

    static List<JsonNode> own() {
        return Rows.of("latex-rows.jsonl");
    }

    /** Cases whose text is another tool's and not legal here. */
    static Stream<JsonNode> foreign() {
        return given().stream().filter(row -> row.path("refused").asBoolean());
    }

    @ParameterizedTest
    @MethodSource({"given", "own"})
    void isPrintedAsAnExpertWouldWriteIt(JsonNode row) {
        String latex = new LatexPrinter(SymbolStyle.derived())
                .equation(Rows.equation(row))
                .plain();
        String label = row.has("unit")
                ? QuantityPrinter.latexLabel(Unit.parse(row.get("unit").asText()))
                : "";
        assertEquals(row.get("latex").asText(), latex + label);
    }

    @ParameterizedTest
    @MethodSource("foreign")
    void isRefusedInAnotherToolsSyntax(JsonNode row) {
        assertFalse(Parser.parseEquation(row.get("original").asText(), Rows.names(row))
                .isClean());
    }
}
