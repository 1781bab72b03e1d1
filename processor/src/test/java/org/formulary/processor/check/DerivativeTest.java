package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.algebra.Derivative;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Derivatives as trees: read as they are written, and held against difference quotients in arbitrary precision. */
class DerivativeTest {

    private static final int TREES = 400;
    private static final Rational STEP = Rational.of(1, 1_000_000_000_000L);

    /** Far from where cases meet. */
    private static final Rational ASIDE = Rational.of(1, 7919);

    private static final double TOLERANCE = 1e-9;

    private final RandomFormulas random = new RandomFormulas(20261202);
    private final PrefixPrinter printer = new PrefixPrinter(id -> null);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3                     | 0",
                "x                     | 1",
                "y n                   | 0",
                "2 x + y               | 2",
                "x^2                   | 2 x",
                "x^n                   | n x^(n - 1)",
                "y^x                   | y^x ln(y)",
                "1/x                   | -1/x^2",
                "y/(x + 1)             | -y/(x + 1)^2",
                "sqrt(x)               | 1/(2 sqrt(x))",
                "log2(x)               | 1/(x ln(2))",
                "exp(-x)               | -exp(-x)",
                "abs(x)                | sign(x)",
                "min(x, y)             | 1 if x <= y else 0",
                "sum(i = 1 .. n, x^2)  | sum(i = 1 .. n, 2 x)",
                "x if y > 1 else 2 x   | 1 if y > 1 else 2",
            })
    void isWrittenPlainly(String text, String derivative) {
        Optional<Expr> found = derivative(RandomFormulas.equation(text, random.free()));
        assertEquals(
                derivative.replace(" ", ""),
                found.map(PlainPrinter::value).orElse("none").replace(" ", "").replace("#0", "i"));
    }

    @ParameterizedTest
    @CsvSource({"floor(x)", "ceil(2 x) + x", "round(x)", "sign(x)", "x mod 2", "factorial(n) + floor(x)"})
    void ofStepsThereIsNone(String text) {
        assertEquals(Optional.empty(), derivative(RandomFormulas.equation(text, random.free())));
    }

    @Test
    void isWhatDifferenceQuotientsComeNearTo() {
        int compared = 0;
        for (int i = 0; i < TREES; i++) {
            Map<String, Variable> variables = random.variables();
            CheckedEquation equation = RandomFormulas.equation(random.text(1 + i % 3), variables);
            Optional<Expr> derivative = derivative(equation);
            if (derivative.isPresent()) {
                compared += compare(equation, derivative.get(), random.point(variables));
            }
        }
        assertTrue(compared > TREES / 4, "only " + compared);
    }

    private static Optional<Expr> derivative(CheckedEquation equation) {
        return Derivative.of(equation.tree().outputs().get(0).value(), "x", Meaning.of(equation.tree(), id -> null));
    }

    /** 1 if both exist and agree, 0 if one does not exist. */
    private int compare(CheckedEquation equation, Expr derivative, Map<String, Real> drawn) {
        Map<String, Real> point = new LinkedHashMap<>(drawn);
        point.computeIfPresent("x", (name, x) -> x.plus(Real.of(ASIDE)));
        point.computeIfPresent("y", (name, y) -> y.minus(Real.of(ASIDE)));
        ReferenceFormula value = ReferenceFormula.parse(printer.output(equation.tree(), 0));
        try {
            Real slope = ReferenceFormula.parse(printer.value(derivative)).evaluate(point);
            Real above = value.evaluate(moved(point, STEP));
            Real below = value.evaluate(moved(point, STEP.negate()));
            double quotient = above.minus(below)
                    .dividedBy(Real.of(STEP.times(Rational.of(2))))
                    .toDouble();
            double expected = slope.toDouble();
            assertEquals(
                    quotient,
                    expected,
                    TOLERANCE * (1 + Math.abs(quotient)),
                    equation.text() + " at " + point + " by " + PlainPrinter.value(derivative));
            return 1;
        } catch (UndefinedException | UndecidedException e) {
            return 0;
        }
    }

    private static Map<String, Real> moved(Map<String, Real> point, Rational step) {
        Map<String, Real> moved = new LinkedHashMap<>(point);
        moved.computeIfPresent("x", (name, x) -> x.plus(Real.of(step)));
        return moved;
    }
}
