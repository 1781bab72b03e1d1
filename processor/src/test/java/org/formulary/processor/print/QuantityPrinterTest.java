package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.formulary.quantity.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityPrinterTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    35.028  ; ms         ; 35.028\\ \\mathrm{ms}
                    1       ; GB         ; 1\\ \\mathrm{GB}
                    -2      ; byte/s     ; -2\\ \\mathrm{byte/s}
                    1.1E-2  ; m^2        ; 1.1 \\times 10^{-2}\\ \\mathrm{m^{2}}
                    5       ; us         ; 5\\ \\mu\\mathrm{s}
                    12      ; %          ; 12\\ \\%
                    3       ; FLOP/token ; 3\\ \\mathrm{FLOP/token}
                    """)
    void numberStandsBeforeItsUnit(String number, String unit, String latex) {
        assertEquals(latex, QuantityPrinter.latex(number, Unit.parse(unit)));
    }

    @Test
    void pureNumberStandsAlone() {
        assertEquals("8", QuantityPrinter.latex("8", Unit.ONE));
        assertEquals(
                "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mn>8</mn></math>",
                QuantityPrinter.mathMl("8", Unit.ONE));
    }

    @Test
    void unitIsUprightInMathMl() {
        assertEquals(
                "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>"
                        + "<mi mathvariant=\"normal\">kg</mi><mspace width=\"0.1667em\"/>"
                        + "<msup><mi mathvariant=\"normal\">m</mi><mn>2</mn></msup>"
                        + "<mo lspace=\"0em\" rspace=\"0em\" stretchy=\"false\">/</mo>"
                        + "<mi mathvariant=\"normal\">s</mi></mrow></math>",
                QuantityPrinter.mathMl(Unit.parse("kg m^2/s")));
    }

    @ParameterizedTest
    @CsvSource({"us, &#x3BC;s", "%, %", "degC, &#xB0;C", "ohm, &#x3A9;", "angstrom, &#xC5;", "byte, byte"})
    void prefixesAndSignsAreThoseOfPrint(String unit, String symbol) {
        assertEquals(
                "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow><mi mathvariant=\"normal\">" + symbol
                        + "</mi></mrow></math>",
                QuantityPrinter.mathMl(Unit.parse(unit)));
    }
}
