package org.formulary.processor;

import static org.formulary.processor.Sources.formula;
import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author reads when a declaration is wrong: whole messages, one for each kind of finding. */
class DiagnosticsTest {

    private static final String TWO = "double subject(double v, double t)";
    private static final String THREE = "double subject(double v, double t, long n)";

    @TempDir
    Path folder;

    @Test
    void termsOfDifferentDimensionAreLabelledEach() {
        expect(formula("d = v t + t", "", TWO), """
                [units] the terms differ in dimension: m and s (1:5)
                    d = v t + t
                        ^^^ m
                              ^ s
                  help: a factor `v` would turn s into m""");
    }

    @Test
    void sidesOfDifferentDimensionAreLabelledBoth() {
        expect(formula("d = v/t", "", TWO), """
                [units] `d` is declared in m, and its value is in m/s^2 (1:1)
                    d = v/t
                    ^ m
                        ^^^ m/s^2
                  help: a factor `t^2` would turn m/s^2 into m""");
    }

    @Test
    void anUnknownNameNamesItsTwin() {
        expect(formula("d = v T t/t", "", TWO), """
                [symbol] `T` is not declared (1:7)
                    d = v T t/t
                          ^
                  help: did you mean `t`?""");
    }

    @Test
    void aParameterThatIsNotUsedIsNamed() {
        expect(formula("d = v t", "", THREE), """
                [symbol] parameter `n` does not occur in the equation
                  help: use it in the equation or remove it from the method""");
    }

    @Test
    void aFactorBehindABarIsRefusedWithBothReadings() {
        expect(formula("d = v t/n v", "", THREE), """
                [ambiguous] `v t/n v` is read in two ways (1:5)
                    d = v t/n v
                        ^^^^^^^ below the bar or beside it?
                  help: write `v t/(n v)` or `(v t/n) v`""");
    }

    @Test
    void anOpenEndIsASyntaxError() {
        expect(formula("d = v t +", "", TWO), """
                [syntax] an operand is missing behind `+` (1:10)
                    d = v t +
                             ^
                  help: write an operand, or `?` to be told what fits""");
    }

    @Test
    void anExampleThatDoesNotHoldShowsItsValue() {
        expect(
                formula("d = 2 v t", "examples = @Example(given = \"v = 36 km/h; t = 2 s\", then = \"d = 20 m\")", TWO),
                """
                [example] `d` is 40 m for these arguments (1:1)
                    d = 20 m
                    ^^^^^^^^ is 40 m
                  help: write d = 40 m, or mend the equation: d = 2 v t""");
    }

    @Test
    void anExampleOutsideTheDomainIsToldSo() {
        expect(formula("d = v t", "examples = @Example(given = \"v = 0; t = 2\", then = \"d = 0 m\")", TWO), """
                [example] `v` is outside its domain v > 0 (1:1)
                    v = 0; t = 2
                    ^^^^^ outside
                  help: give a value inside, or write then = "refused\"""");
    }

    @Test
    void anExampleThatIsNotRefusedAsClaimedIsToldSo() {
        expect(formula("d = v t", "examples = @Example(given = \"v = 1; t = 2\", then = \"refused\")", TWO), """
                [example] the arguments are not refused: they are inside every domain (1:1)
                    refused
                    ^^^^^^^""");
    }

    @Test
    void aLawThatFailsShowsWhere() {
        expect(formula("d = v t", "laws = \"d > v t\"", TWO), """
                [law] the law does not hold at v = 1.0 m/s, t = 0.0 s: the left side is 0 m, the right side 0 m (1:1)
                    d > v t
                    ^^^^^^^ fails at v = 1.0 m/s, t = 0.0 s
                  help: mend the law or the equation, or restrict it with `when …`""");
    }

    @Test
    void aFormThatComputesSomethingElseIsRefused() {
        expect(formula("d = v t", "computeAs = \"d = v t + v t/1e9\"", TWO), """
                [precision] `computeAs` gives another `d` than the equation at v = 1.0 m/s, t = 1.0 s (1:1)
                    d = v t + v t/1e9
                    ^^^^^^^^^^^^^^^^^ differs
                  help: write a form that is equal to d = v t""");
    }

    @Test
    void aCircleOfCallsIsPrinted() {
        expect(formula("d = subject(v, t)", "", TWO), """
                [symbol] the formulas call each other in a circle: subject → subject (1:5)
                    d = subject(v, t)
                        ^^^^^^^^^^^^^ calls back
                  help: write one of the equations out""");
    }

    @Test
    void anArgumentOfAnotherDimensionIsNamed() {
        expect(formula("d = d_run(v, d_run(v, t))", "", TWO), """
                [units] argument `t` of `d_run` must be in s, not in m (1:14)
                    d = d_run(v, d_run(v, t))
                                 ^^^^^^^^^^^ m
                  help: `d_run` takes `v` in m/s, `t` in s""");
    }

    @Test
    void aReferenceWithoutAnEntryIsNamed() {
        expect(formula("d = v t", "references = \"nobody1999\"", TWO), """
                [reference] the bibliography has no entry `nobody1999` (1:1)
                    nobody1999
                    ^^^^^^^^^^
                  help: name a BibTeX file in `@FormulaSet(bibliography = …)` and add the entry there""");
    }

    @Test
    void missingProseIsAskedFor() {
        expect("""
                @Formula(equation = "d = v t", assumptions = "", excludes = "Much.")
                double subject(double v, double t);
                """, """
                [docs] `subject` has no summary
                  help: begin its Javadoc with one sentence that says what it gives""", """
                [docs] `assumptions` is empty
                  help: say what must hold for the equation to be true""", """
                [docs] `subject` has neither a derivation nor a reference
                  help: say in `derivation` how it follows, or name a source in `references`""");
    }

    @Test
    void aRealResultIsNotReturnedAsALong() {
        expect(formula("k = n/2", "", "long subject(long n)"), """
                [units] `k` is returned as long, and its value is a real number (1:5)
                    k = n/2
                        ^^^ real
                  help: return double, or round: floor(…) or ceil(…)""");
    }

    @Test
    void anAmbiguousUnitIsAskedBack() {
        expect(formula("d = v t", "unit = \"KB\"", TWO), """
                [units] "KB" is not a unit: kB or KiB? (1:1)
                    KB
                    ^^
                  help: write `kB` or `KiB`""");
    }

    @Test
    void aTypeThatIsNoNumberIsRefused() {
        expect(formula("d = v t", "", "double subject(String v, double t)"), """
                [declaration] parameter `v` is of type `java.lang.String`, which is no number of a formula
                  help: use long for counts and double for other numbers; several results come back as a record of them""");
    }

    private void expect(String members, String... messages) {
        Compilation compilation =
                Compilation.in(folder).source("p/Motion.java", motion(members)).compile();
        assertEquals(List.of(messages), compilation.errors());
    }
}
