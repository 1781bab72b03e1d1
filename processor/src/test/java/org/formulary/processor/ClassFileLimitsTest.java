package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a class file cannot hold, 65,535 constants, 65,535 bytes of a string and 64 KB of a method, is divided where it can
 * be; what compilers cannot follow, hundreds of operations within each other, is refused at its declaration.
 */
class ClassFileLimitsTest {

    @TempDir
    Path folder;

    @Test
    @Tag("campaign")
    @Tag("cost")
    void aSetOfTooManyConstantsForOneClassBecomesSeveralThatLookLikeOne() throws Exception {
        int formulas = 110;
        Compilation compilation = Compilation.in(folder)
                .source("p/Wide.java", wide(formulas))
                .source("q/User.java", """
                        package q;

                        import java.util.function.Function;
                        import org.formulary.quantity.Quantity;
                        import org.formulary.quantity.Unit;
                        import p.WideFormulas;

                        public class User {
                            public static boolean all() {
                                Function<String[], String> latex = WideFormulas::f1Latex;
                                double both = WideFormulas.f0(1) + WideFormulas.f1(1);
                                WideFormulas.PairQuantities pair = WideFormulas.pair(Quantity.of(1, Unit.parse("s")));
                                return WideFormulas.both(1) == both
                                    && pair.first().equals(pair.second())
                                    && latex.apply(new String[0]).startsWith("T = t");
                            }
                        }
                        """)
                .source("p/WideTests.java", """
                        package p;

                        /** Tests. */
                        @org.formulary.annotation.FormulaTests(Wide.class)
                        class WideTests {}
                        """)
                .compile();
        assertTrue(compilation.success(), compilation.log());
        assertTrue(compilation.generated().containsKey("p/WideFormulasPart1.java"), "not divided");
        try (var loader = compilation.loader()) {
            assertEquals(true, loader.loadClass("q.User").getMethod("all").invoke(null));
        }
    }

    /** Each formula has 150 numbers of its own; one declared first calls two that may come to stand in other classes. */
    private static String wide(int formulas) {
        String methods = IntStream.range(0, formulas)
                .mapToObj(i -> timeFormula(
                        "double f" + i + "(double t)",
                        "T = t(" + joined(150, k -> (i * 150 + k + 1) + ".5", " + ") + ")"))
                .collect(Collectors.joining());
        return """
                package p;

                import org.formulary.annotation.*;

                /** Wide formulas. */
                @FormulaSet(id = "test.wide", symbols = @Symbol(name = "t", unit = "s", domain = "t >= 0", doc = "a time"))
                public interface Wide {
                  /**
                   * Two times.
                   *
                   * @param first one
                   * @param second another
                   */
                  record Pair(@Param(value = "x", unit = "s") double first, @Param(value = "z", unit = "s") double second) {}

                  /** Twice the same. */
                  @Formula(equation = "x = t; z = t", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                  Pair pair(double t);

                %s%s}
                """.formatted(timeFormula("double both(double t)", "T = f0(t) + f1(t)"), methods);
    }

    private static String timeFormula(String method, String equation) {
        return formula(equation, "unit = \"s\"", method).indent(2);
    }

    private static String joined(int count, IntFunction<String> text, String between) {
        return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(between));
    }

    /** Equations of nearly as many characters as are read. */
    static Stream<String> longestEquations() {
        return Stream.of(
                "y = " + joined(99, g -> "(" + joined(31, k -> "n!", "+") + ")", "+"),
                "y = " + joined(99, g -> "(" + joined(45, k -> "n", " ") + ")", " + ") + " + n/7");
    }

    @ParameterizedTest
    @MethodSource("longestEquations")
    void theLongestEquationsHaveMethodsShortEnough(String equation) {
        assertTrue(equation.length() > 8_000 && equation.length() <= 10_000, () -> equation.length() + " characters");
        String type = equation.endsWith("/7") ? "double" : "long";
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula(equation, "", type + " longest(@Param(domain = \"1 <= n and n <= 3\") long n)")))
                .source("p/MotionTests.java", """
                        package p;

                        @org.formulary.annotation.FormulaTests(Motion.class)
                        class MotionTests {}
                        """)
                .passingWarnings()
                .compile();
        assertTrue(compilation.success(), compilation.log());
    }

    @Test
    void longConditionsAreCheckedInMethodsOfTheirOwn() throws Exception {
        String domain = joined(9, g -> "(" + joined(9, k -> "@ != " + (10 * g + k + 100), " and ") + ")", " and ");
        String parameters = joined(
                3,
                i -> "@Param(value = \"n_%1$d\", domain = \"n_%1$d >= 1 and %2$s\") long p%1$d"
                        .formatted(i, domain.replace("@", "n_" + i)),
                ", ");
        String javadoc = joined(3, i -> " * @param p" + i + " a count\n", "");
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion("""
                        /**
                         * A test.
                         *
                        %s */
                        @Formula(equation = "y = n_0 + n_1 + n_2", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                        long strict(%s);
                        """.formatted(javadoc, parameters)))
                .passingWarnings()
                .compile();
        assertTrue(compilation.success(), compilation.log());
        Class<?> type = compilation.loader().loadClass("p.MotionFormulas");
        Method strict = type.getMethod("strict", long.class, long.class, long.class);
        assertEquals(6L, strict.invoke(null, 1, 2, 3));
        for (int i = 0; i < 3; i++) {
            Object[] arguments = {1, 2, 3};
            arguments[i] = 188;
            InvocationTargetException refused =
                    assertThrows(InvocationTargetException.class, () -> strict.invoke(null, arguments));
            assertTrue(
                    refused.getCause().getMessage().startsWith("strict: p" + i + " (n_" + i + ") must be such that "),
                    refused.getCause()::getMessage);
        }
        long elsewhere = Stream.of(type.getDeclaredMethods())
                .filter(method -> method.getName().startsWith("strictAdmits"))
                .count();
        assertEquals(3, elsewhere);
    }

    static Stream<String> tooDeepEquations() {
        return Stream.of(
                "y = max(" + joined(400, i -> "n + " + i, ", ") + ")",
                "y = " + joined(400, i -> i + " if n = " + i, " else ") + " else 7",
                "y = 1 if " + joined(400, i -> "n", " <= ") + " else 0",
                "y = 1 if " + joined(400, i -> "n = " + i, " or ") + " else 0",
                "y = a300 where a0 = n; " + joined(300, i -> "a" + (i + 1) + " = n + a" + i, "; "),
                "y = a0 where a300 = n; " + joined(300, i -> "a" + i + " = n + a" + (i + 1), "; "));
    }

    @ParameterizedTest
    @MethodSource("tooDeepEquations")
    void operationsThatDependOnEachOtherAreRefusedWhereTheyAreTooMany(String equation) {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(formula(equation, "", "long subject(long n)")))
                .compile();
        assertEquals(1, compilation.errors().size(), compilation.log());
        assertTrue(
                compilation.errors().get(0).startsWith("[syntax] more than 250 operations depend on each other"),
                compilation.log());
        assertTrue(compilation.errors().get(0).contains("help: name parts of the equation"), compilation.log());
    }

    @Test
    void formulasCallOneAnotherSixtyFourDeepAndNoDeeper() {
        Compilation deep = Compilation.in(folder.resolve("64"))
                .source("p/Motion.java", motion(calls(64)))
                .passingWarnings()
                .compile();
        assertTrue(deep.success(), deep.log());
        for (int depth : List.of(65, 300)) {
            Compilation deeper = Compilation.in(folder.resolve("" + depth))
                    .source("p/Motion.java", motion(calls(depth)))
                    .passingWarnings()
                    .compile();
            assertEquals(
                    List.of("""
                            [symbol] more than 64 formulas call one another in a row (1:5)
                                y = c1(n) + 1
                                    ^^^^^
                              help: write one of the equations out""".replace("c1", "c" + (depth - 64))
                            .replace("^^^^^", "^".repeat(("c" + (depth - 64) + "(n)").length()))),
                    deeper.errors());
        }
    }

    /** The first calls the second, and so on, so that the deepest comes first. */
    private static String calls(int depth) {
        String callers =
                joined(depth - 1, i -> formula("y = c" + (i + 1) + "(n) + 1", "", "long c" + i + "(long n)"), "");
        return callers + formula("y = n", "", "long c" + (depth - 1) + "(long n)");
    }

    @Test
    void textMembersMayHaveAsManyBytesAsJavaAllows() {
        String text = "\u03b1".repeat(20_000) + "b".repeat(25_535);
        String javadoc = "Long prose. ".repeat(6_000);
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion("""
                        /** A test. %s */
                        @Formula(equation = "d = v t", assumptions = "%s", excludes = "%s", derivation = "%s", notes = "%s")
                        double subject(double v, double t);
                        """.formatted(javadoc, text, text, text, text)))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        assertTrue(compilation.generated("META-INF/formulary/test.motion.json").contains(text));
    }

    @Test
    void aLongLatexSymbolMayStandInAnEquationManyTimes() {
        String latex = "x_{" + "y".repeat(30_000) + "}";
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion("""
                        /**
                         * A test.
                         *
                         * @param x a number
                         */
                        @Formula(equation = "y = x + x x + x^2", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                        double subject(@Param(value = "x", latex = "%s") double x);
                        """.formatted(latex)))
                .source("p/MotionTests.java", """
                        package p;

                        @org.formulary.annotation.FormulaTests(Motion.class)
                        class MotionTests {}
                        """)
                .passingWarnings()
                .compile();
        assertTrue(compilation.success(), compilation.log());
    }
}
