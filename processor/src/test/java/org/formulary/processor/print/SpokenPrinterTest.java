package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SpokenPrinterTest {

    private static final SpokenPrinter PRINTER = new SpokenPrinter(SymbolStyle.derived());

    static List<JsonNode> rows() {
        return LatexCasesTest.own();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void groupsBeginAndEndAudibly(JsonNode row) {
        assertEquals(row.get("spoken").asText(), PRINTER.equation(Rows.equation(row)));
    }

    @Test
    void saysConditionsAndLaws() {
        assertEquals("B is greater than 0", PRINTER.condition(Rows.condition("B > 0")));
        assertEquals("T equals 0 when N equals 1", PRINTER.law(Rows.law("T = 0 when N = 1")));
    }
}
