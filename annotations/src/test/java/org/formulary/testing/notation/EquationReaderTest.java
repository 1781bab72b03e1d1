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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    y equals the fraction 2 times open bracket N minus 1 close bracket over N end fraction | (/ (* 2 (- N 1)) N)
                    y equals N over alpha                                                   | (/ N alpha)
                    y equals negative N times alpha plus 1                                  | (+ (neg (* N alpha)) 1)
                    y equals B sub local raised to the power N plus 1 end power             | (^ B_local (+ N 1))
                    y equals N to the power alpha times x sub 33 squared                    | (* (^ N alpha) (^ x33 2))
                    y equals sine of N times cosine of alpha                                | (* (sin N) (cos alpha))
                    y equals logarithm to base 2 of open bracket N close bracket times alpha | (* (log2 N) alpha)
                    y equals natural logarithm of 1 plus of open bracket N close bracket     | (log1p N)
                    y equals the sum from i equals 1 to N to the power 3 of i times alpha    | (sum i 1 (^ N 3) (* i alpha))
                    y equals open bracket the cube root of N over alpha end root close bracket factorial | (! (cbrt (/ N alpha)))
                    y equals the binomial coefficient N choose 2 end binomial modulo 3      | (mod (binomial N 2) 3)
                    y equals 2 m per s^2 times the floor of N end floor                     | (* (* 2 1) (floor N))
                    y equals 0 if N is even or open bracket N is greater than 1 and N is less than 3 close bracket, 1 otherwise | (if (or (even N) (and (> N 1) (< N 3))) 0 1)
                    y equals g of open bracket close bracket times N                        | (* 7 N)
                    y equals 2 times peak rate; where peak rate equals N plus 1             | (let (peak_rate (+ N 1)) (* 2 peak_rate))
                    """)
    void wordsAreRead(String words, String value) {
        assertEquals(value, READER.spoken(words).value("y"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    y equals the fraction over over times end fraction times negative               | (* (/ over times) negative)
                    y equals round of open bracket round close bracket plus to                       | (+ (round round) to)
                    y equals open bracket open minus end close bracket squared                      | (^ (- open end) 2)
                    """)
    void symbolsMayHaveTheNamesOfWords(String words, String value) {
        EquationReader reader =
                EquationReader.of(List.of("y", "over", "times", "minus", "round", "to", "open", "end", "negative"));
        assertEquals(value, reader.spoken(words).value("y"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "y equals",
                "y equals N plus",
                "y equals N N",
                "y equals N over alpha times x",
                "y equals N divided by alpha divided by x",
                "y equals the fraction N over alpha",
                "y equals N end fraction",
                "y equals open bracket N",
                "y equals N raised to the power alpha",
                "y equals sine N",
                "y equals sine of N squared",
                "y equals sine of N times alpha",
                "y equals the sum from i equals 1 to N of i plus 1",
                "y equals 0 if N equals 1",
                "y equals 0 if N equals 1 otherwise",
                "y equals nothing",
                "y is greater than N",
                "N"
            })
    void whatCanBeMisheardIsRefused(String words) {
        assertThrows(UnreadableException.class, () -> READER.spoken(words).value("y"));
    }
}
