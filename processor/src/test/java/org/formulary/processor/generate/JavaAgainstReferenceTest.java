package org.formulary.processor.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.ArgumentRange;
import org.formulary.testing.FormulaCase;
import org.formulary.testing.Point;
import org.formulary.testing.Tolerance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random equations: what Java computes agrees with the equation in arbitrary precision. */
class JavaAgainstReferenceTest {

    private static final int EQUATIONS = 40;
    private static final List<String> PARAMETERS = List.of("long n >= 1", "int m >= 1", "double x > 0", "double z > 0");

    @TempDir
    Path folder;

    @Test
    void countsAreExactOrOverflow() throws Exception {
        RandomEquations random = new RandomEquations(new SplittableRandom(20261130));
        List<CheckedFormula> formulas = new ArrayList<>();
        for (int i = 0; i < EQUATIONS; i++) {
            formulas.add(TextSets.formula("count" + i, "long", "y = " + random.count(1 + i % 4), PARAMETERS));
        }
        GeneratedJava java = GeneratedJava.of(TextSets.set(formulas), folder);
        for (CheckedFormula formula : formulas) {
            describe(formula)
                    .integer("y", prefix(formula), at -> (long) call(java, formula, at))
                    .build()
                    .agrees();
        }
    }

    @Test
    void realsAreWithinTheirRoundingBound() throws Exception {
        RandomEquations random = new RandomEquations(new SplittableRandom(20261201));
        List<CheckedFormula> formulas = new ArrayList<>();
        for (int i = 0; i < EQUATIONS; i++) {
            formulas.add(TextSets.formula("real" + i, "double", "y = " + random.real(1 + i % 4), PARAMETERS));
        }
        GeneratedJava java = GeneratedJava.of(TextSets.set(formulas), folder);
        for (CheckedFormula formula : formulas) {
            describe(formula)
                    .real("y", "", prefix(formula), Tolerance.roundingBound(), at -> (double) call(java, formula, at))
                    .build()
                    .agrees();
        }
    }

    private static FormulaCase.Builder describe(CheckedFormula formula) {
        return FormulaCase.named(formula.method() + ": " + formula.equation().text())
                .parameter("n", "n", ArgumentRange.int64().from("1"), "", ">= 1")
                .parameter("m", "m", ArgumentRange.int32().from("1"), "", ">= 1")
                .parameter("x", "x", ArgumentRange.real().above("0"), "", "> 0")
                .parameter("z", "z", ArgumentRange.real().above("0"), "", "> 0");
    }

    private static String prefix(CheckedFormula formula) {
        Equation equation = formula.equation().tree();
        return new PrefixPrinter(id -> formula).output(equation, 0);
    }

    private static Object call(GeneratedJava java, CheckedFormula formula, Point at) {
        try {
            return java.call(formula.method(), at.integer("n"), at.int32("m"), at.real("x"), at.real("z"));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
