package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Declarations that are unusual and legal compile; those that Java could not carry are refused where they are written. */
class OddDeclarationsTest {

    private static final String DOCUMENTED = """
            /**
             * A test.
             *
             * @param v first
             * @param t second
             * @param n third
             * @param d fourth
             */""";

    private static final String TWO = "double subject(double v, double t)";
    private static final String BODY = "default double body(double v, double t) { return v * t; }";

    @TempDir
    Path folder;

    @Test
    void parametersNamedLikeClassesAndUnitConstantsHideNothing() {
        holds(
                formula(
                        "z = v d/log2(n) + 0 t",
                        "unit = \"km m/h\"",
                        "double subject(@Param(\"v\") double M, @Param(\"t\") double S,"
                                + " @Param(value = \"n\", domain = \"n >= 2\") long Arguments, @Param(\"d\") double Quantity)"));
    }

    @Test
    void numbersOnTheScaleOfDegreesCelsiusStandWhereverNumbersDo() {
        holds(formula(
                "c_2 = -5 [degC] if c_1 < -10.5 else c_1 n/1",
                "unit = \"degC\", laws = {\"c_2 = 0.5 when n = 1 and c_1 = 0.5\", \"c_2 = -5 when c_1 = -11\"}",
                "double subject(@Param(value = \"c_1\", unit = \"degC\", calibrated = \"0 <= c_1 <= 40\","
                        + " domain = \"c_1 > -273.15\", defaultValue = \"20\") double v,"
                        + " @Param(defaultValue = \"1\") long n)"));
    }

    @Test
    void aLawMayBeAboutAFractionThatIsNoDouble() {
        holds(formula(
                "d = 2 v t", "laws = \"d = 0.14 [m] when v = 0.7 and t = 0.1\"", "double subject(double v, double t)"));
        Compilation wrong = compile(formula(
                "d = 2 v t", "laws = \"d = 0.15 [m] when v = 0.7 and t = 0.1\"", "double subject(double v, double t)"));
        assertTrue(
                wrong.errors().get(0).startsWith("[law] the law does not hold at v = 0.7 m/s, t = 0.1 s"), wrong.log());
    }

    @Test
    void twoFormulasOfOneNameAreOneErrorAtTheLater() {
        Compilation twice = compile(
                formula("d = v t", "", TWO) + formula("d = v t n", "", "double subject(double v, double t, long n)"));
        assertEquals(List.of("""
                [symbol] there is a formula `subject` already
                  help: rename one of the two methods: equations, pages and books know a formula by its name alone"""), twice.errors());
        assertTrue(
                twice.generated("p/MotionFormulas.java").contains("double subject(double v, double t)"), twice.log());
    }

    @Test
    void methodsThatOneClassCannotHaveLeaveTheOthersAlone() {
        Compilation clash = compile(formula("k = n", "", "long f(long n)").replace("k = n", "k = n + 0")
                + formula("k = 2", "", "long fLatex()")
                + formula("k = 3", "", "int hashCode()"));
        assertEquals(List.of("""
                [declaration] `hashCode` would be generated as a static method, and every object has one of that name and with those parameters
                  help: rename `hashCode`""", """
                [declaration] `f` and `fLatex` would both generate `fLatex()`
                  help: rename `fLatex`"""), clash.errors());
        assertTrue(clash.generated("p/MotionFormulas.java").contains("long f(long n)"), clash.log());
    }

    @Test
    void aDefaultBodyBesideAFormulaWithAnErrorAddsNoErrorOfJava() {
        Compilation wrong = compile(
                formula("d = v/t", "", TWO) + formula("d = v t", "", BODY).replace("};", "}"));
        assertEquals(1, wrong.errors().size(), wrong.log());
        assertTrue(wrong.errors().get(0).startsWith("[units]"), wrong.log());
        Compilation forgotten = compile(
                "double forgotten(double v);\n" + formula("d = v t", "", BODY).replace("};", "}"));
        assertEquals(1, forgotten.errors().size(), forgotten.log());
    }

    @Test
    void aBodyThatThrowsWhatCallersWouldHaveToCatchIsRefused() {
        Compilation compilation = compile(formula(
                        "d = v t",
                        "",
                        "static double subject(double v, double t) throws java.io.IOException { return v * t; }")
                .replace("};", "}"));
        assertEquals(1, compilation.errors().size(), compilation.log());
        assertTrue(compilation.errors().get(0).contains("checked exception"), compilation.log());
    }

    @Test
    void aDeprecatedBodyMarkedForRemovalIsWrappedWithoutAWarning() {
        holds(formula("d = v t", "", "@Deprecated(forRemoval = true) " + BODY).replace("};", "}"));
    }

    @Test
    void aWordOfTheLanguageNamesNoFormula() {
        Compilation compilation = compile(formula("d = v t", "symbol = \"sin\"", TWO));
        assertTrue(compilation.errors().get(0).startsWith("[symbol] `sin` is not a name"), compilation.log());
    }

    @Test
    void findingsAboutARecordComponentHaveAPlace() {
        Compilation compilation = compile("record Pair(double d, String s) {}\n"
                + formula("d = v t; s = v", "", "Pair subject(double v, double t)"));
        assertEquals(1, compilation.errors().size(), compilation.log());
        assertFalse(compilation.errorLines().contains(-1L), compilation.log());
    }

    @Test
    void aMissingBibliographyIsOneError() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        motion(formula("d = v t", "references = \"a\"", TWO))
                                .replace("id = \"test.motion\",", "id = \"test.motion\", bibliography = \"none.bib\","))
                .compile();
        assertEquals(1, compilation.errors().size(), compilation.log());
        assertTrue(
                compilation.errors().get(0).startsWith("[reference] there is no bibliography `none.bib`"),
                compilation.log());
    }

    @Test
    void aFormulaOutsideOfASetIsNotPassedOver() {
        Compilation compilation =
                Compilation.in(folder).source("p/Lost.java", """
                package p;

                interface Lost {
                  @org.formulary.annotation.Formula(equation = "x = 1", assumptions = "a", excludes = "b")
                  double x();
                }
                """).compile();
        assertEquals(List.of("""
                [declaration] `x` is a formula outside of a formula set
                  help: declare `Lost` as an interface with @FormulaSet, or remove @Formula"""), compilation.errors());
    }

    @Test
    void whatIsInheritedAndNotComputedIsNamed() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Base.java", "package p; interface Base { double other(); }")
                .source(
                        "p/Motion.java",
                        motion(formula("d = v t", "", BODY).replace("};", "}"))
                                .replace("interface Motion", "interface Motion extends Base"))
                .compile();
        assertEquals(List.of("""
                [declaration] `other` is inherited from `p.Base`, and nothing computes it
                  help: give it a body; formulas of other sets are called by naming the set in `uses`"""), compilation.errors());
    }

    private Compilation holds(String members) {
        Compilation compilation = compile(members);
        assertTrue(compilation.success(), compilation.log());
        return compilation;
    }

    private Compilation compile(String members) {
        return Compilation.in(folder)
                .source("p/Motion.java", motion(members.replace("/** A test. */", DOCUMENTED)))
                .compile();
    }
}
