package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole compilations: what is generated from a declaration, and what is not. */
class FormulaProcessorTest {

    @TempDir
    Path folder;

    @Test
    void generatesJavaAndCatalogueWithoutAWarning() throws Exception {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("")).compile();
        assertTrue(compilation.success(), compilation.log());
        assertEquals(
                Set.of("p/MotionFormulas.java", "META-INF/formulary/test.motion.json"),
                compilation.generated().keySet());
        assertEquals(100.0, call(compilation, "distance", 10.0, 10.0));
        assertEquals(12.0, call(compilation, "lapTime", 3L, 40.0, 10.0));
    }

    @Test
    void refusesArgumentsOutsideTheirDomain() throws Exception {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("")).compile();
        assertEquals("distance: v must be > 0 m/s, got 0.0", refusal(compilation, "distance", 0.0, 1.0));
        assertEquals("distance: t must be finite, got NaN", refusal(compilation, "distance", 1.0, Double.NaN));
        assertEquals("lapTime: n must be >= 1, got 0", refusal(compilation, "lapTime", 0L, 1.0, 1.0));
    }

    @Test
    void aBadFormulaDoesNotBlockItsSiblings() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", motion(formula("d = v/t", "", "double wrong(double v, double t)")))
                .compile();
        assertFalse(compilation.success());
        assertEquals(1, compilation.errors().size(), compilation.log());
        String java = compilation.generated("p/MotionFormulas.java");
        assertTrue(java.contains("lapTime"), java);
        assertFalse(java.contains("wrong"), java);
    }

    @Test
    void callersOfABadFormulaAreLeftOutWithoutAnErrorOfTheirOwn() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula("d = v/t", "symbol = \"d_wrong\"", "double wrong(double v, double t)")
                                + formula("d = 2 d_wrong(v, t)", "", "double caller(double v, double t)")))
                .compile();
        assertEquals(1, compilation.errors().size(), compilation.log());
        assertFalse(compilation.generated("p/MotionFormulas.java").contains("double caller("));
    }

    @Test
    void twoCompilationsOfOneSourceGiveTheSameBytes() {
        Map<String, byte[]> first = Compilation.in(folder.resolve("a"))
                .source("p/Motion.java", motion(""))
                .compile()
                .generated();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            Map<String, byte[]> second = Compilation.in(folder.resolve("b"))
                    .source("p/Motion.java", motion(""))
                    .compile()
                    .generated();
            assertEquals(first.keySet(), second.keySet());
            first.forEach((path, bytes) -> assertArrayEquals(bytes, second.get(path), path));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theEclipseCompilerGeneratesTheSameBytes() {
        Map<String, byte[]> javac = Compilation.in(folder.resolve("javac"))
                .source("p/Motion.java", motion(""))
                .compile()
                .generated();
        Compilation eclipse = Compilation.in(folder.resolve("ecj"))
                .source("p/Motion.java", motion(""))
                .eclipse()
                .compile();
        assertTrue(eclipse.success(), eclipse.log());
        assertEquals(javac.keySet(), eclipse.generated().keySet());
        javac.forEach(
                (path, bytes) -> assertArrayEquals(bytes, eclipse.generated().get(path), path));
    }

    @Test
    void aSetCallsAnotherThatWasCompiledBefore() throws Exception {
        Compilation motion = Compilation.in(folder.resolve("motion"))
                .source("p/Motion.java", motion(""))
                .compile();
        Compilation tour = Compilation.in(folder.resolve("tour"))
                .after(motion)
                .source("q/Tour.java", TOUR)
                .compile();
        assertTrue(tour.success(), tour.log());
        try (URLClassLoader motionClasses = motion.loader();
                URLClassLoader classes = new URLClassLoader(tour.loader().getURLs(), motionClasses)) {
            Object result = classes.loadClass("q.TourFormulas")
                    .getMethod("twice", double.class, double.class)
                    .invoke(null, 10.0, 7.0);
            assertEquals(140.0, result);
        }
    }

    @Test
    void aSetMayUseOneThatUsesAnotherItNeverNames() {
        Compilation motion = Compilation.in(folder.resolve("motion"))
                .source("p/Motion.java", motion(""))
                .compile();
        Compilation tour = Compilation.in(folder.resolve("tour"))
                .after(motion)
                .source("q/Tour.java", TOUR)
                .compile();
        Compilation race = Compilation.in(folder.resolve("race"))
                .after(motion)
                .after(tour)
                .source(
                        "r/Race.java",
                        TOUR.replace("package q", "package r")
                                .replace("test.tour", "test.race")
                                .replace("p.Motion.class", "q.Tour.class")
                                .replace("interface Tour", "interface Race")
                                .replace("D = 2 d_run(v, t)", "D = 3 twice(v, t)")
                                .replace("double twice(", "double six("))
                .compile();
        assertTrue(race.success(), race.log());
    }

    @Test
    void aSetCallsAnotherOfTheSameCompilationInEitherOrder() {
        for (List<String> order :
                List.of(List.of("p/Motion.java", "q/Tour.java"), List.of("q/Tour.java", "p/Motion.java"))) {
            Compilation.Request request =
                    Compilation.in(folder.resolve(order.get(0).substring(0, 1)));
            order.forEach(path -> request.source(path, path.startsWith("p") ? motion("") : TOUR));
            Compilation compilation = request.compile();
            assertTrue(compilation.success(), compilation.log());
        }
    }

    @Test
    void propertyTestsAreGeneratedFromTheClassFileAlone() {
        Compilation motion = Compilation.in(folder.resolve("motion"))
                .source("p/Motion.java", motion(""))
                .compile();
        Compilation tests = Compilation.in(folder.resolve("tests"))
                .after(motion)
                .source("p/MotionProperties.java", """
                        package p;

                        @org.formulary.annotation.FormulaTests(Motion.class)
                        class MotionProperties {}
                        """)
                .compile();
        assertTrue(tests.success(), tests.log());
        assertEquals(Set.of("p/MotionFormulasTest.java"), tests.generated().keySet());
    }

    @Test
    void testsOfATypeThatIsNoSetAreRefused() {
        Compilation compilation =
                Compilation.in(folder).source("p/Wrong.java", """
                        package p;

                        @org.formulary.annotation.FormulaTests(String.class)
                        class Wrong {}
                        """).compile();
        assertEquals(List.of("""
                        [declaration] `java.lang.String` is not a formula set that was compiled with this processor
                          help: name an interface with @FormulaSet whose generated class is on the class path"""), compilation.errors());
    }

    @Test
    void aDamagedModelOnTheClassPathIsReportedAtTheElementThatNeedsIt() {
        Compilation damaged = Compilation.in(folder.resolve("damaged"))
                .source("p/Motion.java", "package p; public interface Motion {}")
                .source(
                        "p/MotionFormulas.java",
                        "package p; @org.formulary.annotation.CheckedModel(\"{\") public final class MotionFormulas {}")
                .compile();
        Compilation tour = Compilation.in(folder.resolve("tour"))
                .after(damaged)
                .source("q/Tour.java", TOUR)
                .compile();
        assertEquals(1, tour.errors().size(), tour.log());
        assertTrue(tour.errors().get(0).contains("p.MotionFormulas"), tour.log());
        assertFalse(tour.errors().get(0).contains("\tat "), tour.log());
    }

    @Test
    void bodiesAreWrappedStaticAndDefault() throws Exception {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("""
                                /** Distance by a static body. */
                                @Formula(equation = "d = v t", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                                static double staticDistance(double v, double t) {
                                  return v * t;
                                }

                                /** Twice the distance, by a default body. */
                                @Formula(equation = "d = 2 v t", assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                                default double twiceDistance(double v, double t) {
                                  return 2 * distance(v, t);
                                }
                                """)).compile();
        assertTrue(compilation.success(), compilation.log());
        assertEquals(12.0, call(compilation, "staticDistance", 3.0, 4.0));
        assertEquals(24.0, call(compilation, "twiceDistance", 3.0, 4.0));
        assertEquals("staticDistance: v must be > 0 m/s, got -1.0", refusal(compilation, "staticDistance", -1.0, 1.0));
    }

    @Test
    void aFormulaWithoutParametersIsCalledWithEmptyBrackets() throws Exception {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula("k = 3", "", "double three()")
                                + formula("k = 2 three() + 1", "", "double seven()")))
                .compile();
        assertEquals(7.0, call(compilation, "seven"));
    }

    @Test
    void severalOutputsComeBackAsARecordInItsOwnOrder() throws Exception {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion("""
                                /** There and back. */
                                record Trip(@Param(value = "t_total", unit = "s") double total, double d) {}

                                /**
                                 * Distance and time of some laps.
                                 *
                                 * @param lap length of a lap
                                 */
                                @Formula(
                                    equation = "d = n s; t_total = d/v",
                                    assumptions = "Some.",
                                    excludes = "Much.",
                                    derivation = "Obvious.")
                                Trip trip(long n, @Param(value = "s", unit = "m", domain = "s > 0") double lap, double v);
                                """)).compile();
        assertTrue(compilation.success(), compilation.log());
        try (URLClassLoader loader = compilation.loader()) {
            Object trip = loader.loadClass("p.MotionFormulas")
                    .getMethod("trip", long.class, double.class, double.class)
                    .invoke(null, 3L, 10.0, 5.0);
            assertEquals("Trip[total=6.0, d=30.0]", trip.toString());
        }
    }

    @Test
    void errorsOfSeveralKindsAreAllShown() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula("d = v/t + q", "references = \"nobody1999\"", "double wrong(double v, double t)")
                                + formula("t = d w", "", "double worse(double d)")))
                .compile();
        assertEquals(4, compilation.messages(Kind.ERROR).size(), compilation.log());
    }

    private static final String TOUR = """
            package q;

            import org.formulary.annotation.*;

            /** Tours. */
            @FormulaSet(id = "test.tour", uses = p.Motion.class)
            public interface Tour {

              /** A distance run twice. */
              @Formula(
                  equation = "D = 2 d_run(v, t)",
                  unit = "m",
                  assumptions = "Some.",
                  excludes = "Much.",
                  derivation = "Obvious.")
              double twice(@Param(unit = "m/s", domain = "v > 0") double v, @Param(unit = "s", domain = "t >= 0") double t);
            }
            """.replace("/** A distance run twice. */", """
              /**
               * A distance run twice.
               *
               * @param v speed
               * @param t time
               */""");

    private static Object call(Compilation compilation, String method, Object... arguments) throws Exception {
        assertTrue(compilation.success(), compilation.log());
        try (URLClassLoader loader = compilation.loader()) {
            Class<?> type = loader.loadClass("p.MotionFormulas");
            for (Method candidate : type.getMethods()) {
                if (candidate.getName().equals(method) && takesNumbers(candidate, arguments.length)) {
                    return candidate.invoke(null, arguments);
                }
            }
            throw new AssertionError("no method " + method);
        }
    }

    private static boolean takesNumbers(Method method, int count) {
        return method.getParameterCount() == count
                && List.of(method.getParameterTypes()).stream().allMatch(Class::isPrimitive);
    }

    private static String refusal(Compilation compilation, String method, Object... arguments) throws Exception {
        try {
            throw new AssertionError("accepted: " + call(compilation, method, arguments));
        } catch (InvocationTargetException e) {
            return e.getCause().getMessage();
        }
    }
}
