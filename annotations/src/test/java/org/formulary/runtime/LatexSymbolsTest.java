package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A caller's symbols stand in an equation as one thing each, or are refused. */
class LatexSymbolsTest {

    private static final String[] SYMBOLS = {"M", "N", "alpha"};
    private static final String[] JAVA_NAMES = {"messageBytes", "nGpus", "latency"};
    private static final String[] DEFAULTS = {"M", "N", "\\alpha"};

    private static String[] choose(String... given) {
        return LatexSymbols.choose("ringAllreduceTime", SYMBOLS, JAVA_NAMES, DEFAULTS, given);
    }

    @Test
    void ownSymbolsStandWhereNoneAreGiven() {
        assertArrayEquals(new String[] {"M", "N", "\\alpha"}, choose());
    }

    @Test
    void symbolsAreGivenByPlaceAndByEitherName() {
        assertArrayEquals(new String[] {"S", "P", "\\alpha"}, choose("S", "P"));
        assertArrayEquals(new String[] {"M", "P", "L"}, choose("latency=L", "N = P"));
        assertArrayEquals(new String[] {"S", "N", "L"}, choose("S", "alpha=L"));
    }

    @Test
    void equalsSignWithinASymbolIsItsOwn() {
        assertArrayEquals(new String[] {"x_{i=1}", "N", "\\alpha"}, choose("x_{i=1}"));
    }

    @Test
    void chosenSymbolsLeaveTheDefaultsAsTheyWere() {
        choose("S");
        assertEquals("M", DEFAULTS[0]);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "a;b;c;d|4 symbols for 3 parameters",
                "beta=b|no parameter is named beta; the symbols are M, N, alpha",
                "N=P;nGpus=Q|two symbols for N",
                "S;M=T|two symbols for M",
                "N=P;S|the symbol S without a name comes after one with a name",
                "N=|the symbol  is blank"
            })
    void wrongChoicesAreRefusedByName(String given, String fault) {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> choose(given.split(";", -1)));
        assertEquals("ringAllreduceTime: " + fault, refusal.getMessage());
    }

    @Test
    void absentSymbolIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> choose((String) null));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> choose((String[]) null))
                .getMessage()
                .endsWith("symbols is null"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "a}{b",
                "{a",
                "a}",
                "{",
                "a$b",
                "100%",
                "a\nb",
                "a\rb",
                "a\\",
                "a\\\\b",
                "^2",
                "a_",
                "a^",
                "{^2}",
                "a&b",
                "#1",
                "\\left(a",
                "a\\right)",
                "\\begin{matrix}a\\end{matrix}",
                "\\end{aligned}",
                "\\frac",
                "\\frac{a}",
                "\\mathbf",
                "\\sqrt[3]",
                "\\input{x}",
                "\\def\\alpha{x}",
                "a^^b",
                "a\\over b",
                "a\\brace b",
                "a\\above1pt b",
                "a\\atopwithdelims()b",
                "a\\egroup b\\bgroup",
                "a\\endgroup",
                "a\\cr b",
                "\\par",
                "\\global\\futurelet x",
                "\\includegraphics{a}",
                "\\href{javascript:a}{b}",
                "a\\eqno b",
                "a^b^c",
                "a_{b}_c",
                "a_b^c_d",
                "\\frac{a^b^c}{d}",
                "a^2'",
                "\\left(a\\right"
            })
    void whatWouldSpillIntoTheEquationIsRefused(String latex) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> choose(latex));
        assertTrue(refusal.getMessage().startsWith("ringAllreduceTime: "), refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "100\\%",
                "\\$",
                "a\\{b",
                "\\left\\{a\\right.",
                "\\text{no. of GPUs}",
                "N^\\star",
                "x''",
                "x'^2",
                "a_b^c",
                "a^b c^d",
                "a^{b^c}"
            })
    void escapedAndBalancedTextIsTaken(String latex) {
        assertEquals(latex, choose(latex)[0]);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "latex-operands.csv", numLinesToSkip = 1, quoteCharacter = '"')
    void symbolsAreBracketedUnlessTheyAreOneThing(String latex, String operand, String base) {
        assertEquals(operand, LatexSymbols.operand(latex));
        assertEquals(base, LatexSymbols.base(latex));
    }

    @Test
    void dataFactorOfASumIsThatOfTheWholeSum() {
        String n = LatexSymbols.operand("a+b");
        assertEquals("2((a+b) - 1)/(a+b)", "2(" + n + " - 1)/" + n);
    }
}
