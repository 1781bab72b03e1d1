package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.problem.ProblemText;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that are too large are refused, and nothing is slow up to there. */
class LimitsTest {

    private static final Duration A_MOMENT = Duration.ofSeconds(10);

    @Test
    void refusesATextThatIsTooLong() {
        assertEquals("""
                [syntax] the text has 10001 characters; at most 10000 are read
                help: name parts of the equation as formulas of their own""", message("y = " + "x".repeat(9_997)));
        assertEquals("", message("y = " + "x".repeat(9_996)));
    }

    @Test
    void refusesNestingThatIsTooDeep() {
        assertEquals("", message("y = " + "(".repeat(100) + "x" + ")".repeat(100)));
        assertEquals("""
                [syntax] brackets, signs and exponents are nested more than 100 deep (1:106)
                  ...((((((((((((((((((((((((((((((x)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))...
                                                   ^
                help: name parts of the equation behind `where`""", message("y = " + "(".repeat(101) + "x" + ")".repeat(101)));
        for (String deep :
                List.of("-".repeat(101) + "x", "x^".repeat(101) + "x", "sqrt(".repeat(101) + "x" + ")".repeat(101))) {
            assertTrue(message("y = " + deep).startsWith("[syntax] brackets, signs and exponents are nested"), deep);
        }
    }

    @Test
    void refusesChainsThatMakeDeepTrees() {
        assertEquals("", message("y = x" + " + x".repeat(249)));
        assertEquals("""
                [syntax] more than 250 operations depend on each other
                help: name parts of the equation behind `where`""", message("y = x" + " + x".repeat(250)));
    }

    @Test
    void reportsTheFirstOfVeryManyProblems() {
        assertEquals(
                20,
                Parser.parseEquation("y = x" + " + 2 3".repeat(30), TestNames.TABLE)
                        .problems()
                        .size());
    }

    static Stream<String> parts() {
        return Stream.of(
                "(",
                "[",
                "|",
                "⌊",
                ")",
                "-",
                "+",
                "!",
                "not ",
                "a^",
                "x[",
                "2[",
                "2[a]",
                "2[KB]",
                "sin ",
                "log ",
                "sum(",
                "f(,",
                "T_ring(",
                "sqrt(a,",
                "1 if x > 0 else ",
                "a/b c ",
                "@",
                "_",
                "²",
                "x²",
                "1.2.",
                "5.",
                ".5",
                "1e9999 ",
                "9",
                "e1",
                "x_",
                "α",
                "a;",
                "= ",
                "a = ",
                "a = b where ",
                "x > 0 and ",
                "x > 0 or y and ",
                "{a, ",
                "(a, b) ",
                "2 3 ",
                "\t",
                "\n",
                "日",
                "e\u0301",
                "\ud835",
                "\ud835\udc41",
                "a..",
                "?",
                "x[0] ",
                "if ",
                "||",
                "|a|",
                "1_0",
                "%",
                "//");
    }

    @ParameterizedTest
    @MethodSource("parts")
    void isQuickWithAnythingRepeated(String part) {
        String many = part.repeat(9_000 / part.length());
        for (String text : List.of(many, "y = x " + many + " z")) {
            Assertions.assertTimeoutPreemptively(A_MOMENT, () -> parseInEveryWay(text), part);
        }
    }

    @ParameterizedTest
    @MethodSource("parts")
    void isQuickWithAnythingInBrackets(String part) {
        String closed = "(" + part + ")";
        String text = "y = " + closed.repeat(9_000 / closed.length());
        Assertions.assertTimeoutPreemptively(A_MOMENT, () -> parseInEveryWay(text), part);
    }

    private static void parseInEveryWay(String text) {
        List<Parsed<?>> all = List.of(
                Parser.parseEquation(text, TestNames.TABLE),
                Parser.parseCondition(text, TestNames.TABLE),
                Parser.parseLaw(text, TestNames.TABLE),
                Parser.parseBindings(text),
                Parser.parseValue(text, "M"));
        all.forEach(
                parsed -> parsed.problems().forEach(problem -> ProblemText.render(problem, text, Optional.empty())));
    }

    private static String message(String text) {
        return String.join(
                "\n",
                Parser.parseEquation(text, TestNames.TABLE).problems().stream()
                        .map(problem -> ProblemText.render(problem, text, Optional.empty()))
                        .toList());
    }
}
