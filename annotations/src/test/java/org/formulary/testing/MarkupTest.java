package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Well-formed markup passes, other does not. */
class MarkupTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "T = \\frac{2(N - 1)}{N}",
                "\\mathopen{}\\left(\\frac{a}{b}\\right)\\mathclose{}",
                "\\left\\lfloor x \\right\\rfloor",
                "\\left\\{a\\right.",
                "\\begin{cases} 0 & N = 1 \\\\ 1 & \\text{else} \\end{cases}",
                "10\\,\\%",
                "\\{a\\}"
            })
    void wellFormedLatexPasses(String latex) {
        assertDoesNotThrow(() -> Markup.requireLatex(latex));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "}{",
                "\\frac{a}{b",
                "\\left(a",
                "a\\right)",
                "{\\left(}\\right)",
                "\\begin{cases} a",
                "\\end{cases}",
                "\\begin{cases}\\end{aligned}",
                "\\begin",
                "$x$",
                "50%",
                "a\\"
            })
    void brokenLatexFails(String latex) {
        assertThrows(AssertionError.class, () -> Markup.requireLatex(latex));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<math xmlns='http://www.w3.org/1998/Math/MathML'><mi>x</mi></math>",
                "<m:math xmlns:m='http://www.w3.org/1998/Math/MathML'/>"
            })
    void wellFormedMathmlPasses(String mathml) {
        assertDoesNotThrow(() -> Markup.requireMathml(mathml));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<math/>",
                "<math xmlns='http://www.w3.org/1998/Math/MathML'><mi>x</math>",
                "<mi xmlns='http://www.w3.org/1998/Math/MathML'/>",
                "<!DOCTYPE math [<!ENTITY e 'x'>]><math xmlns='http://www.w3.org/1998/Math/MathML'>&e;</math>"
            })
    void brokenMathmlFails(String mathml) {
        assertThrows(AssertionError.class, () -> Markup.requireMathml(mathml));
    }
}
