package org.formulary.site.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MathMlTest {

    private static final String OPEN = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">";

    @Test
    void keepsPresentationAndItsText() {
        assertEquals(
                "<math><mfrac><mi mathvariant=\"normal\">a</mi><mn>2</mn></mfrac><mo>&lt;</mo></math>",
                MathMl.clean(
                        OPEN + "<mfrac><mi mathvariant=\"normal\">a</mi><mn>2</mn></mfrac><mo>&lt;</mo></math>", ""));
    }

    @Test
    void addsTheWording() {
        assertEquals(
                "<math alttext=\"a &quot;b&quot; &lt;c&gt;\"><mi>a</mi></math>",
                MathMl.clean(OPEN + "<mi>a</mi></math>", "a \"b\" <c>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "style=\"text-align: right\"",
                "lspace=\"0em\"",
                "onclick=\"alert(1)\"",
                "href=\"javascript:alert(1)\"",
                "xlink:href=\"javascript:alert(1)\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
            })
    void leavesOutAttributesThatSayNothingOfTheMeaning(String attribute) {
        assertEquals("<math><mo>x</mo></math>", MathMl.clean(OPEN + "<mo " + attribute + ">x</mo></math>", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<maction actiontype=\"toggle\"><mi>x</mi></maction>",
                "<annotation-xml encoding=\"text/html\"><b>x</b></annotation-xml>",
                "<semantics><mi>x</mi></semantics>",
                "<mi>x",
                "<mi>x</mo>"
            })
    void refusesAllElse(String inside) {
        assertThrows(LatexException.class, () -> MathMl.clean(OPEN + inside + "</math>", ""));
    }

    @Test
    void refusesADocumentThatIsNoEquation() {
        assertTrue(assertThrows(LatexException.class, () -> MathMl.clean("<svg/>", ""))
                .getMessage()
                .contains("<svg>"));
    }

    @Test
    void refusesEntitiesOfItsOwn() {
        String bomb = "<!DOCTYPE math [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>" + OPEN + "<mi>&a;</mi></math>";

        assertThrows(LatexException.class, () -> MathMl.clean(bomb, ""));
    }
}
