package org.formulary.testing.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Printed equations are read as a person reads them, or refused. */
class EquationReaderTest {

    private static final EquationReader READER = EquationReader.of(List.of("y", "N", "alpha", "x", "B_local", "x33"))
            .written("x", "\\xi^{*}")
            .calling("T_ring", "(/ M N)", List.of("M", "N"))
            .calling("g", "7", List.of());

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    y = \\frac{2(N - 1)}{N}           ; (/ (* 2 (- N 1)) N)
                    y = -N \\alpha + 1                ; (+ (neg (* N alpha)) 1)
                    y = N \\alpha/2                   ; (/ (* N alpha) 2)
                    y = B_{\\mathrm{local}}^{N + 1}   ; (^ B_local (+ N 1))
                    y = x_{33}                        ; x33
                    y = \\xi^{*} N                    ; (* x N)
                    y = \\sin N \\cos \\alpha         ; (* (sin N) (cos alpha))
                    y = \\log_{2}(N) \\alpha          ; (* (log2 N) alpha)
                    y = \\sum_{i = 1}^{N} i \\alpha   ; (sum i 1 N (* i alpha))
                    y = 2\\ \\mathrm{ms}              ; (* 2 1/1000)
                    y = \\left|N\\right|!             ; (! (abs N))
                    y = g() N                         ; (* 7 N)
                    """)
    void equationsAreRead(String latex, String value) {
        assertEquals(value, READER.latex(latex).value("y"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    y = \\begin{cases} 0 & \\text{if } N = 1 \\\\ 1 & \\text{otherwise} \\end{cases}; (if (= N 1) 0 1)
                    y = \\begin{cases} 0 & \\text{if } N \\text{ is even} \\text{ or } (N > 1 \\text{ and } N < 3) \\\\ 1 & \\text{otherwise} \\end{cases}; (if (or (even N) (and (> N 1) (< N 3))) 0 1)
                    \\begin{aligned} y &= 2 u \\\\ \\text{where } u &= N + 1 \\end{aligned}; (let (u (+ N 1)) (* 2 u))
                    """)
    void casesAndLocalResultsAreRead(String latex, String value) {
        assertEquals(value, READER.latex(latex).value("y"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "y = T_{\\mathrm{ring}}(2 N, M)",
                "y = T_{\\mathrm{ring}}(1)",
                "y = g(N)",
                "y = T_{\\mathrm{ring}}()"
            })
    void callsNeedKnownArguments(String latex) {
        assertThrows(UnreadableException.class, () -> READER.latex(latex));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = "y = T_{\\mathrm{ring}}(2 N, \\alpha); (let (M argument#0) (let (N argument#1) (/ M N)))")
    void argumentsOfCallsAreBoundAllAtOnce(String latex, String body) {
        assertEquals(
                "(let (argument#0 (* 2 N)) (let (argument#1 alpha) " + body + "))",
                READER.latex(latex).value("y"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "y = N/2 \\alpha",
                "y = N/2/\\alpha",
                "y = \\alpha 2",
                "y = \\sin N^{2}",
                "y = \\sin N \\alpha",
                "y = \\frac{1}{N}^{2}",
                "y = N^{2}^{3}",
                "y = \\sum_{i = 1}^{N} i + 1",
                "y = (N",
                "y = (N]",
                "y = \\left(N)",
                "y = M",
                "y + 1 = N",
                "y = ",
                "y = N +",
                "y = \\undefined",
                "y = \\sqrt[4]{N}",
                "y = \\log_{3} N",
                "y = 1.2.3",
                "y = N < 1",
                "y = \\begin{cases} 0 & \\text{if } N = 1 \\end{cases}",
                "y = \\begin{cases} 0 & \\text{when } N = 1 \\\\ 1 & \\text{otherwise} \\end{cases}",
                "\\begin{aligned} y &= y + 1 \\end{aligned}"
            })
    void whatCanBeMisreadIsRefused(String latex) {
        assertThrows(UnreadableException.class, () -> READER.latex(latex).value("y"));
    }
}
