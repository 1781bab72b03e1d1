package org.formulary.site.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class MathSheetTest {

    private static final String MATHML =
            "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"block\"><mi>y</mi><mo>=</mo><mi>x</mi></math>";

    private static final String N = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi>N</mi></math>";

    private final MathSheet sheet = new MathSheet(new Typesetter());

    @Test
    void definesEachGlyphOnceHoweverOftenItIsUsed() {
        String html = sheet.inline("N + N", N, "n") + sheet.inline("N", N, "n");
        Document page = Jsoup.parse(html + sheet.definitions());

        assertEquals(3, page.select("use[href=#cmmi10_4e]").size());
        assertEquals(1, page.select("path#cmmi10_4e").size());
        assertEquals(2, page.select("path").size());
    }

    @Test
    void definesOnceWhatIsDrawnInSeveralLines() {
        String html = sheet.symbol("B_{\\mathrm{local}}", "B_local") + sheet.symbol("B_{\\mathrm{local}}", "B_local");
        Document page = Jsoup.parse(html + sheet.definitions());

        assertEquals(List.of("#math_1", "#math_1"), page.select(".math use").eachAttr("href"));
        assertEquals(6, page.select("g#math_1 use").size());
        page.select("use")
                .eachAttr("href")
                .forEach(href -> assertEquals(1, page.select(href).size(), href));
    }

    @Test
    void definesGlyphsInOrderOfTheirIdentifiersWhateverTheOrderOfUse() {
        sheet.inline("c b a", N, "n");
        MathSheet other = new MathSheet(new Typesetter());
        other.inline("a", N, "n");
        other.inline("b c", N, "n");

        assertEquals(outlines(sheet), outlines(other));
        List<String> ids = Jsoup.parse(sheet.definitions()).select("path").eachAttr("id");
        assertEquals(List.of("cmmi10_61", "cmmi10_62", "cmmi10_63"), ids);
    }

    private static List<String> outlines(MathSheet sheet) {
        return Jsoup.parse(sheet.definitions()).select("path").eachAttr("d");
    }

    @Test
    void definesNothingOnAPageWithoutEquations() {
        assertEquals("", sheet.definitions());
    }

    @Test
    void pictureIsHiddenFromAssistiveTechnologyAndItsTextIsNot() {
        Element math = Jsoup.parse(sheet.inline("\\alpha \\ge 0", N, "n")).selectFirst(".math");

        assertEquals("true", math.selectFirst("svg").attr("aria-hidden"));
        assertEquals("N", math.selectFirst(".alt > math").text());
        assertFalse(math.selectFirst(".alt").hasAttr("aria-hidden"));
    }

    @Test
    void symbolHasItsNameAsText() {
        Element math =
                Jsoup.parse(sheet.symbol("B_{\\mathrm{local}}", "B_local")).selectFirst(".math");

        assertEquals("B local", math.selectFirst("> .alt").text());
        assertEquals("B_local", math.selectFirst("> .copied").text());
    }

    @Test
    void equationCarriesMathmlToHearAndLatexToCopy() {
        Element math = Jsoup.parse(sheet.display("y = \\mathopen{}x", "y = x", MATHML, "y equals x"))
                .selectFirst(".math");

        assertEquals("y equals x", math.selectFirst(".alt > math").attr("alttext"));
        assertEquals("y = x", math.selectFirst(".copied").text());
        assertEquals("true", math.selectFirst(".copied").attr("aria-hidden"));
    }

    @Test
    void takesTheColourOfTheText() {
        Element svg = Jsoup.parse(sheet.inline("M", N, "n")).selectFirst("svg");

        assertEquals("currentColor", svg.attr("fill"));
        assertFalse(svg.html().contains("fill="), "no colour of its own inside");
    }

    @Test
    void hangsBelowTheBaselineByTheStepThatItsBoxEndsWith() {
        Element svg = Jsoup.parse(sheet.inline("p", N, "n")).selectFirst("svg");

        // The tail of the p reaches 0.194 em down: the box ends at 0.2 em, four steps of 0.05 em.
        assertEquals("d4", svg.className());
        assertEquals("0 -431 503 631", svg.attr("viewBox"));
        assertEquals("0.503em", svg.attr("width"));
        assertEquals("0.631em", svg.attr("height"));
    }

    @Test
    void wordingAndLatexStandAsText() {
        Document page = Jsoup.parse(sheet.display("x", "x < y & z", MATHML, "a < b & \"c\" </span>"));

        assertEquals("a < b & \"c\" </span>", page.selectFirst("math").attr("alttext"));
        assertEquals("x < y & z", page.selectFirst(".copied").text());
    }

    @Test
    void tellsTheWidthOfAnEquation() {
        assertEquals(0.970, sheet.displayWidth("M"), 1e-9);
        assertTrue(sheet.displayWidth("M + M") > 2);
    }
}
