package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.formulary.processor.print.MathMlPrinter.Display;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** MathML is well-formed, in the elements of the Core, and says what the LaTeX says. */
class MathMlPrinterTest {

    private static final Set<String> CORE = Set.of(
            "math",
            "mrow",
            "mi",
            "mn",
            "mo",
            "mtext",
            "mspace",
            "mfrac",
            "msqrt",
            "mroot",
            "msub",
            "msup",
            "msubsup",
            "munderover",
            "mtable",
            "mtr",
            "mtd");

    private static final MathMlPrinter PRINTER = new MathMlPrinter(SymbolStyle.derived());

    static List<JsonNode> rows() {
        return RenderedLatexTest.rows();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void isWellFormedAsciiOfTheCore(JsonNode row) throws Exception {
        String text = PRINTER.equation(Rows.equation(row), Display.BLOCK);
        assertTrue(text.chars().allMatch(c -> c >= 0x20 && c < 0x7f), text);
        NodeList elements = read(text).getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertTrue(CORE.contains(element.getTagName()), element.getTagName());
            int children = element.getChildNodes().getLength();
            switch (element.getTagName()) {
                case "mfrac", "msub", "msup", "mroot" -> assertEquals(2, children, text);
                case "msubsup", "munderover" -> assertEquals(3, children, text);
                case "mtr" -> assertEquals(2, children, text);
                default -> assertTrue(children > 0 || element.getTagName().equals("mspace"), text);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void hasTheFractionsRootsAndLinesOfTheLatex(JsonNode row) throws Exception {
        Document math = read(PRINTER.equation(Rows.equation(row), Display.BLOCK));
        String latex = new LatexPrinter(SymbolStyle.derived())
                .equation(Rows.equation(row))
                .plain();
        assertEquals(count("\\\\frac|\\\\binom", latex), count(math, "mfrac"));
        assertEquals(count("\\\\sqrt", latex), count(math, "msqrt") + count(math, "mroot"));
        assertEquals(count("\\\\(sum|prod)", latex), count(math, "munderover"));
        assertEquals(count("\\\\begin", latex), count(math, "mtable"));
        assertEquals(count("\\\\begin|\\\\\\\\", latex), count(math, "mtr"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    y = R_top     | <msub><mi>R</mi><mrow><mi>top</mi></mrow></msub>
                    y = x_1^2     | <msubsup><mi>x</mi><mrow><mn>1</mn></mrow><mn>2</mn></msubsup>
                    y = alpha/B   | <mfrac><mi>&#x3B1;</mi><mi>B</mi></mfrac>
                    y = sqrt(x)   | <msqrt><mi>x</mi></msqrt>
                    y = num_ports | <mi>num_ports</mi>
                    y = cbrt(x)   | <mroot><mi>x</mi><mn>3</mn></mroot>
                    """)
    void isPrintedElementByElement(String equation, String right) {
        assertEquals(
                "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow><mi>y</mi><mrow><mo>=</mo>" + right
                        + "</mrow></mrow></math>",
                PRINTER.equation(Rows.equation(equation), Display.INLINE));
    }

    @Test
    void escapesRelations() {
        assertTrue(PRINTER.condition(Rows.condition("0 < f <= 1"), Display.INLINE)
                .contains("<mo>&lt;</mo><mi>f</mi><mo>&#x2264;</mo>"));
    }

    private static int count(String pattern, String text) {
        return (int) Pattern.compile(pattern).matcher(text).results().count();
    }

    private static int count(Document math, String element) {
        return math.getElementsByTagName(element).getLength();
    }

    private static Document read(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
