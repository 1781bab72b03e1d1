package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.formulary.processor.print.LatexText.Slot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every symbol stands in a slot that knows what is around it. */
class LatexTextTest {

    private static final LatexPrinter PRINTER = new LatexPrinter(SymbolStyle.derived());

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    f = 2(N - 1)/N        ; f BARE, N OPERAND, N BARE
                    f = N                 ; f BARE, N BARE
                    f = -N                ; f BARE, N OPERAND
                    f = a b c             ; f BARE, a OPERAND, b FACTOR, c FACTOR
                    f = 2 N               ; f BARE, N FACTOR
                    f = N^k               ; f BARE, N BASE, k BARE
                    f = (N)^k             ; f BARE, N BARE, k BARE
                    f = N!                ; f BARE, N BASE
                    f = log2(N)           ; f BARE, N BASE
                    f = log2(N) a         ; f BARE, N BARE, a FACTOR
                    f = ceil(N)           ; f BARE, N BARE
                    f = min(a, b)         ; f BARE, a BARE, b BARE
                    f = hypot(a, b)       ; f BARE, a BASE, b BASE
                    f = (a/b)/c           ; f BARE, a OPERAND, b OPERAND, c BARE
                    f = sum(i = a .. b, i); f BARE, i BARE, a BARE, b BARE, i OPERAND
                    f = a if k > 1 else b ; f BARE, a BARE, k BARE, b BARE
                    f = a where a = b     ; f BARE, a BARE, a BARE, b BARE
                    """)
    void slotSaysWhatIsAround(String equation, String slots) {
        assertEquals(
                slots,
                PRINTER.equation(Rows.equation(equation)).parts().stream()
                        .filter(Slot.class::isInstance)
                        .map(Slot.class::cast)
                        .map(slot -> slot.symbol() + " " + slot.context())
                        .collect(Collectors.joining(", ")));
    }

    @Test
    void literalsAndSlotsMakeThePlainText() {
        LatexText text = PRINTER.equation(Rows.equation("f = 2(N - 1)/N"));
        assertEquals("f = \\frac{2(N - 1)}{N}", text.plain());
        assertEquals(
                List.of(" = \\frac{2(", " - 1)}{", "}"),
                text.parts().stream()
                        .filter(LatexText.Literal.class::isInstance)
                        .map(part -> ((LatexText.Literal) part).text())
                        .toList());
    }

    @Test
    void symbolsCarryTheAuthorsLatex() {
        Map<String, String> latex = Map.of("R", "R^{*}", "l", "\\ell");
        LatexPrinter printer = new LatexPrinter(name -> Optional.ofNullable(latex.get(name)));
        assertEquals(
                "y = R^{*} \\ell + (R^{*})^{2} + \\ell^{2}",
                printer.equation(Rows.equation("y = R l + R^2 + l^2")).plain());
        assertEquals("\\ell", printer.symbol("l"));
    }

    @Test
    void theAuthorsCompoundsAreBracketedLikeAReaders() {
        Map<String, String> latex = Map.of("n", "p q", "k", "7");
        LatexPrinter printer = new LatexPrinter(name -> Optional.ofNullable(latex.get(name)));
        assertEquals(
                "y = 2 (p q) + a (7) + \\frac{p q}{7}",
                printer.equation(Rows.equation("y = 2 n + a k + n/k")).plain());
    }

    @Test
    void conditionsAndLawsArePrintedToo() {
        assertEquals(
                "0 \\le f \\le 1",
                PRINTER.condition(Rows.condition("0 <= f <= 1")).plain());
        assertEquals(
                "x > 1/2 \\text{ and } (k \\text{ is odd} \\text{ or } N \\text{ is an integer})",
                PRINTER.condition(Rows.condition("x > 1/2 and (k is odd or N is integer)"))
                        .plain());
        assertEquals(
                "T = \\frac{M}{B} \\text{ when } N = 1",
                PRINTER.law(Rows.law("T = M/B when N = 1")).plain());
    }
}
