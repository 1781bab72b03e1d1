package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;

/** The renderer of the site reads whatever is printed. */
class RenderedLatexTest {

    /** The renderer keeps state of its own between formulas and is not to be run twice at a time. */
    private static final Object RENDERER = new Object();

    static List<JsonNode> rows() {
        return Stream.concat(LatexCasesTest.given().stream(), LatexCasesTest.own().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void isReadByTheRenderer(JsonNode row) {
        LatexPrinter printer = new LatexPrinter(SymbolStyle.derived());
        assertTrue(width(printer.equation(Rows.equation(row)).plain()) > 0);
        assertTrue(width(printer.forRendering().equation(Rows.equation(row)).plain()) > 0);
    }

    private static double width(String latex) {
        synchronized (RENDERER) {
            return new TeXFormula(latex)
                    .createTeXIcon(TeXConstants.STYLE_DISPLAY, 20)
                    .getTrueIconWidth();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void growingBracketsStandClose(JsonNode row) {
        LatexPrinter printer = new LatexPrinter(SymbolStyle.derived());
        String plain = printer.equation(Rows.equation(row)).plain();
        String close = printer.forRendering().equation(Rows.equation(row)).plain();
        assertEquals(
                plain,
                close.replace("\\mathopen{}", "").replace("\\mathclose{}", "").replace("\\quad ", ""));
        assertTrue(width(close.replace("\\quad ", "")) <= width(plain), close);
    }
}
