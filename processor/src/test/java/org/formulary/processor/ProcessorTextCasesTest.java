package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What went wrong in other processors with text, numbers and names does not go wrong here. */
class ProcessorTextCasesTest {

    private static final String TWO = "double subject(double v, double t)";

    @TempDir
    Path folder;

    @Test
    @Case({"comment-breakout", "javadoc-backslash-u", "string-newline", "windows-charset"})
    void hostileTextIsInertInGeneratedSourcesWhichAreAscii() {
        String hostile =
                "ends */ class X {} \\\\u002a/ \\\\underline{\\\\upsilon} line\\nbreak \\\"quote\\\" <b>&amp; @see"
                        + " {@code x} \\u03b1 \\ud83d\\ude00 {@";
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion("""
                        /** A test. */
                        @Formula(equation = "d = v t", assumptions = "%s", excludes = "%s", derivation = "%s", notes = "%s")
                        double subject(double v, double t);
                        """.replace("%s", hostile)))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        String java = compilation.generated("p/MotionFormulas.java");
        assertTrue(java.chars().allMatch(c -> c < 128), "not ASCII");
        assertTrue(compilation.generated("META-INF/formulary/test.motion.json").contains("\u03b1 \ud83d\ude00"));
    }

    @Test
    @Case("textblock-newline")
    void aTextBlockMeansWhatAConcatenationMeans() {
        Compilation block = Compilation.in(folder.resolve("block"))
                .source(
                        "p/Motion.java",
                        motion(formula("@@", "", TWO)).replace("\"@@\"", "\"\"\"\n  d = v\n      t\"\"\""))
                .compile();
        Compilation joined = Compilation.in(folder.resolve("joined"))
                .source("p/Motion.java", motion(formula("@@", "", TWO)).replace("\"@@\"", "\"d = v\\n\" + \"    t\""))
                .compile();
        assertTrue(block.success(), block.log());
        block.generated()
                .forEach((path, bytes) ->
                        assertArrayEquals(bytes, joined.generated().get(path), path));
    }

    @Test
    @Case("long-suffix")
    void integersBeyondIntAreLongLiterals() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(formula("y = 9999999999 n", "", "long large(long n)")))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        assertTrue(compilation.generated("p/MotionFormulas.java").contains("9999999999L"));
    }

    @Test
    @Case("infinity-literal")
    void numbersThatNoDoubleHoldsAreRefused() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(formula("y = n/1e400 + 2e-390 n", "", "double subject(long n)")))
                .compile();
        assertEquals(List.of("""
                        [range] the number is beyond the range of double, 4.9e-324 to 1.8e308 in coherent units (1:7)
                            y = n/1e400 + 2e-390 n
                                  ^^^^^ becomes infinite
                          help: scale the equation, or give the number in a unit that fits""", """
                        [range] the number is beyond the range of double, 4.9e-324 to 1.8e308 in coherent units (1:15)
                            y = n/1e400 + 2e-390 n
                                          ^^^^^^ becomes 0
                          help: scale the equation, or give the number in a unit that fits"""), compilation.errors());
    }

    @Test
    @Case("local-shadow")
    void parametersMayBeNamedLikeLocalsOfGeneratedCode() {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("""
                        /**
                         * A test.
                         *
                         * @param result one
                         * @param symbols two
                         * @param chosen three
                         * @param k four
                         */
                        @Formula(
                            equation = "y = result symbols^chosen + sum(k_1 = 1 .. k, k_1)",
                            assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                        double subject(@Param(domain = "result >= 0") double result,
                            @Param(domain = "symbols > 0") double symbols,
                            @Param(domain = "0 <= chosen <= 3") double chosen, @Param(domain = "0 <= k <= 9") long k);
                        """)).compile();
        assertTrue(compilation.success(), compilation.log());
    }
}
