package org.formulary.site.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.formulary.site.math.Typesetter.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypesetterTest {

    private static Drawing draw(String latex) {
        return new Typesetter().typeset(latex, Style.DISPLAY);
    }

    private static String ids(Drawing drawing) {
        return drawing.glyphs().stream().map(g -> g.glyph().id()).collect(Collectors.joining(" "));
    }

    @Test
    void capitalLetterStandsOnTheBaseline() {
        Drawing letter = draw("M");

        assertEquals("cmmi10_4d", ids(letter));
        assertEquals(0, letter.depth());
        assertEquals(683, letter.height());
        assertEquals(970, letter.width());
        assertEquals(
                new Drawing.PlacedGlyph(letter.glyphs().get(0).glyph(), 0, 0, 1),
                letter.glyphs().get(0));
    }

    @Test
    void letterWithTailHangsBelowTheBaseline() {
        assertEquals(194, draw("\\mathrm{p}").depth());
    }

    @Test
    void fractionHasARuleBetweenNumeratorAndDenominator() {
        Drawing fraction = draw("\\frac{a}{b}");

        Drawing.Rule bar = fraction.rules().get(0);
        assertEquals(1, fraction.rules().size());
        assertTrue(fraction.glyphs().get(0).y() < bar.y(), "numerator above the bar");
        assertTrue(bar.height() > 0 && bar.height() < 100, "a thin bar");
        assertTrue(fraction.glyphs().get(1).y() > bar.y() + bar.height(), "denominator below the bar");
    }

    @Test
    void fractionInTextIsSmallerThanInDisplay() {
        Typesetter typesetter = new Typesetter();

        assertTrue(typesetter.typeset("\\frac{a}{b}", Style.TEXT).height()
                < typesetter.typeset("\\frac{a}{b}", Style.DISPLAY).height());
    }

    @Test
    void subscriptIsTheSameGlyphScaledDown() {
        Drawing scripted = draw("B_{B}");

        assertEquals("cmmi10_42 cmmi10_42", ids(scripted));
        assertEquals(0.7, scripted.glyphs().get(1).scale(), 0.01);
        assertTrue(scripted.glyphs().get(1).y() > 0, "below the baseline");
    }

    @Test
    void casesKeepAQuadBetweenValueAndCondition() {
        Drawing cases = draw("\\begin{cases} aaaa & b \\\\ c & d \\end{cases}");

        Drawing.PlacedGlyph lastOfValue = cases.glyphs().stream()
                .filter(g -> g.glyph().id().equals("cmmi10_61"))
                .reduce((first, second) -> second)
                .orElseThrow();
        Drawing.PlacedGlyph condition = cases.glyphs().stream()
                .filter(g -> g.glyph().id().equals("cmmi10_62"))
                .findFirst()
                .orElseThrow();
        assertTrue(condition.x() - lastOfValue.x() > 1300, "an a and a quad apart");
    }

    @Test
    void microSignIsTheGreekLetter() {
        assertEquals(ids(draw("\\mathrm{\u03bcs}")), ids(draw("\\mathrm{\u00b5s}")));
        assertTrue(ids(draw("\\mathrm{\u00b5s}")).startsWith("cmmi10_"), "the letter mu, no other sign");
    }

    @Test
    void casesStartRightAfterTheirBrace() {
        assertTrue(
                draw("\\begin{cases} a & b \\\\ c & d \\end{cases}").width()
                        <= draw("\\left\\{ a \\frac{b}{c} \\right.").width() + 1000,
                "no margin but the quad");
    }

    @Test
    void microOfAUnitIsUprightAndTheSymbolIsNot() {
        assertTrue(
                ids(draw("2\\ \\mu\\mathrm{s}")).matches("cmr10_32 cmmi10_b9_250 cmr10_73"),
                () -> ids(draw("\\mu\\mathrm{s}")));
        assertEquals("cmmi10_b9", ids(draw("\\mu")));
        assertEquals("cmmi10_b9 cmr10_73", ids(draw("\\mu\\,\\mathrm{s}")));
    }

    @Test
    void underscoreIsNarrowerThanALetter() {
        Drawing name = draw("\\mathrm{a\\_b}");

        assertEquals(300, name.rules().get(0).width());
        assertEquals(draw("\\mathrm{ab}").width() + 420, name.width(), 30);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\nosuchcommand{x}",
                "\\frac{1",
                "x}",
                "{x",
                "\\mathrm{\u4e2d}",
                "\\begin{cases} 1",
                "\\rotatebox{30}{x}",
                "\\fbox{x}",
                "\\includegraphics{picture.png}",
                "x \\renewcommand{\\alpha}{y}",
                "\\phantom{x}"
            })
    void refusesWhatItCannotDrawAndNamesIt(String latex) {
        LatexException refusal = assertThrows(LatexException.class, () -> draw(latex));

        assertTrue(refusal.getMessage().contains(latex), refusal.getMessage());
    }

    @Test
    void bracesAfterABackslashDoNotCount() {
        assertEquals("cmsy10_66", ids(draw("\\{")));
    }

    @Test
    void differentLettersHaveDifferentOutlines() {
        assertNotEquals(
                draw("M").glyphs().get(0).glyph().outline(),
                draw("N").glyphs().get(0).glyph().outline());
    }

    @Test
    void manyThreadsGetWhatOneGets() throws Exception {
        List<String> equations = new ArrayList<>();
        for (char c = 'a'; c <= 'z'; c++) {
            equations.add("%c = \\frac{2(%c - 1)}{%c_{\\mathrm{word}}} \\log_{2} %c".formatted(c, c, c, c));
        }
        List<Drawing> expected = equations.stream().map(TypesetterTest::draw).toList();
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            Callable<List<Drawing>> work =
                    () -> equations.stream().map(TypesetterTest::draw).toList();
            List<Callable<List<Drawing>>> eight = List.of(work, work, work, work, work, work, work, work);
            for (Future<List<Drawing>> result : pool.invokeAll(eight)) {
                assertEquals(expected, result.get());
            }
        } finally {
            pool.shutdown();
        }
    }
}
