package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.formulary.processor.equation.Equation;
import org.formulary.testing.notation.EquationReader;
import org.formulary.testing.notation.PrintedEquation;
import org.formulary.testing.notation.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What generated tests read in LaTeX and MathML is the equation that was printed. */
class ReadBackTest {

    private static final int EQUATIONS = 1_000;
    private static final EquationReader READER =
            EquationReader.of(List.of("N", "alpha", "B_local", "x33", "num_ports"));

    static Stream<JsonNode> rows() {
        return Stream.of("latex-cases.jsonl", "latex-rows.jsonl")
                .flatMap(file -> Rows.of(file).stream())
                .filter(row -> !row.has("formulas") && !row.has("unit"))
                .filter(row -> !isCircular(Rows.equation(row)));
    }

    /** Printers do not mind, readers do. */
    private static boolean isCircular(Equation equation) {
        try {
            expected(equation);
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void rowsAreReadAsTheyWereWritten(JsonNode row) throws Exception {
        Equation equation = Rows.equation(row);
        EquationReader reader = EquationReader.of(new ArrayList<>(SymbolNames.of(equation)));
        holds(reader, equation);
    }

    @Test
    void randomEquationsAreReadAsTheyWerePrinted() throws Exception {
        GrammarTrees trees = new GrammarTrees(new SplittableRandom(20261130));
        for (int i = 0; i < EQUATIONS; i++) {
            holds(READER, trees.equation());
        }
    }

    private static void holds(EquationReader reader, Equation equation) throws Exception {
        LatexPrinter latex = new LatexPrinter(SymbolStyle.derived());
        String reading = latex.equation(equation).plain();
        String rendering = latex.forRendering().equation(equation).plain().replace("\\quad", "");
        String mathml = new MathMlPrinter(SymbolStyle.derived()).equation(equation, MathMlPrinter.Display.BLOCK);
        String spoken = new SpokenPrinter(SymbolStyle.derived()).equation(equation);
        List<String> expected = expected(equation);
        Element math = parsed(mathml);
        assertEquals(expected, values(() -> reader.latex(reading), reading), reading);
        assertEquals(expected, values(() -> reader.latex(rendering), rendering), rendering);
        assertEquals(expected, values(() -> reader.mathml(math), mathml), reading);
        assertEquals(expected, values(() -> reader.spoken(spoken), spoken), spoken);
    }

    private static List<String> expected(Equation equation) {
        return IntStream.range(0, equation.outputs().size())
                .mapToObj(i -> PrefixForm.normal(GrammarTrees.PREFIX.output(equation, i)))
                .toList();
    }

    private static List<String> values(Supplier<PrintedEquation> reading, String text) {
        try {
            PrintedEquation printed = reading.get();
            return printed.outputs().stream()
                    .map(output -> PrefixForm.normal(printed.value(output)))
                    .toList();
        } catch (UnreadableException e) {
            throw new AssertionError(e.getMessage() + " in " + text, e);
        }
    }

    private static Element parsed(String mathml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder()
                .parse(new InputSource(new StringReader(mathml)))
                .getDocumentElement();
    }
}
