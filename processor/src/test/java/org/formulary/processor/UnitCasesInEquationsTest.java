package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The given unit cases that are about equations, each under its id. */
class UnitCasesInEquationsTest {

    @TempDir
    Path folder;

    @Test
    void u046ADerivedUnitIsNotTheOnePromisedUntilTheLiteralCarriesIt() {
        String parameters = """
                double chunk(
                    @Param(value = "s", unit = "byte", domain = "s > 0") double v,
                    @Param(value = "R", unit = "FLOP/s", domain = "R > 0") double t,
                    @Param(value = "B", unit = "byte/s", domain = "B > 0") double n)
                """.strip();
        assertEquals(
                List.of("[units] `n_min` is declared in token, and its value is in FLOP (1:1)"),
                firstLines(documented("n_min = s R/(2 B)", "unit = \"token\"", parameters)));
        assertEquals(
                List.of(), firstLines(documented("n_min = s R/(2 [FLOP/token] B)", "unit = \"token\"", parameters)));
    }

    @Test
    void u080ACountThatPassesIntIsRightOrRefused() throws Exception {
        Compilation compilation = compile(
                formula("k = 2(n - 1)", "", "long steps(long n)") + formula("k = 2(n - 1)", "", "int few(int n)"));
        assertEquals(4294967292L, call(compilation, "steps", long.class, 2147483647L));
        try {
            throw new AssertionError("accepted: " + call(compilation, "few", int.class, 2147483647));
        } catch (InvocationTargetException e) {
            assertTrue(e.getCause() instanceof ArithmeticException, String.valueOf(e.getCause()));
            assertTrue(
                    e.getCause().getMessage().startsWith("few: "), e.getCause().getMessage());
        }
    }

    @Test
    void u088ALogarithmOfALengthIsRefused() {
        assertEquals(
                List.of("[units] the argument of `ln` must be dimensionless, not in m (1:8)"),
                firstLines(formula("y = ln(d)", "", "double subject(double d)")));
    }

    @Test
    void u090CentimetresOverMetresAreReducedBeforeTheArcTangent() throws Exception {
        Compilation compilation = compile(documented(
                "y = atan(a/b)",
                "",
                "double angle(@Param(unit = \"cm\") double a, @Param(unit = \"m\", domain = \"b > 0\") double b)"));
        try (URLClassLoader loader = compilation.loader()) {
            Object angle = loader.loadClass("p.MotionFormulas")
                    .getMethod("angle", double.class, double.class)
                    .invoke(null, 3.0, 2.0);
            assertEquals(0.0149988751, (double) angle, 6e-11);
        }
    }

    @Test
    void u092APerSecondTimesASecondIsALength() {
        assertEquals(List.of(), firstLines(formula("d = v t", "", "double subject(double v, double t)")));
    }

    @Test
    void u095BareLiteralsAreDimensionless() {
        assertEquals(
                List.of(),
                firstLines(documented(
                        "w = A_v sqrt(2 rho p)",
                        "unit = \"kg/s\"",
                        "double flow(@Param(value = \"A_v\", unit = \"m^2\") double a,"
                                + " @Param(value = \"rho\", unit = \"kg/m^3\", domain = \"rho >= 0\") double b,"
                                + " @Param(value = \"p\", unit = \"Pa\", domain = \"p >= 0\") double c)")));
    }

    @Test
    void u098ANumberWithoutUnitDoesNotMeetOneThatHasOne() {
        assertEquals(
                List.of("[units] the terms differ in dimension: m and dimensionless (1:5)"),
                firstLines(formula("d = v t + n", "", "double subject(double v, double t, long n)")));
    }

    @Test
    void u101AnExponentKeepsItsSignInLatex() {
        Compilation compilation = compile(formula("y = 1.23e-2 [1/s] t", "", "double subject(double t)"));
        String java = compilation.generated("p/MotionFormulas.java");
        assertTrue(java.contains("1.23 \\\\times 10^{-2}\\\\ \\\\mathrm{s^{-1}}"), java);
    }

    private Compilation compile(String members) {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion(members)).compile();
        assertTrue(compilation.success(), compilation.log());
        return compilation;
    }

    private List<String> firstLines(String members) {
        return Compilation.in(folder).source("p/Motion.java", motion(members)).compile().errors().stream()
                .map(error -> error.lines().findFirst().orElse(""))
                .toList();
    }

    /** A formula with Javadoc for each of the Java names that the tests above use. */
    private static String documented(String equation, String rest, String method) {
        StringBuilder tags = new StringBuilder();
        for (String name : List.of("v", "t", "n", "a", "b", "c")) {
            tags.append("\n * @param ").append(name).append(" something");
        }
        return formula(equation, rest, method).replace("/** A test. */", "/**\n * A test.\n *" + tags + "\n */");
    }

    private static Object call(Compilation compilation, String method, Class<?> type, Object argument)
            throws Exception {
        try (URLClassLoader loader = compilation.loader()) {
            return loader.loadClass("p.MotionFormulas").getMethod(method, type).invoke(null, argument);
        }
    }
}
