package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToDoubleFunction;
import org.formulary.runtime.Results;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A derivative that is right passes, and every way of not being so is found. */
class SlopeTestTest {

    private static final FormulaCase TIME = of(
            "time", "T", "(+ alpha (/ M B))", Tolerance.ulps(4), at -> at.real("alpha") + at.real("M") / at.real("B"));

    private static final FormulaCase ELASTICITY = of(
            "timeElasticityByBandwidth",
            "E",
            "(/ (neg M) (* B (+ alpha (/ M B))))",
            Tolerance.roundingBound(),
            at -> -at.real("M") / (at.real("B") * (at.real("alpha") + at.real("M") / at.real("B"))));

    private static FormulaCase of(
            String name, String symbol, String reference, Tolerance tolerance, ToDoubleFunction<Point> java) {
        return FormulaCase.named(name)
                .parameter("M", "messageBytes", ArgumentRange.real().from("1").upTo("1e12"), "byte", ">= 1")
                .parameter("B", "bandwidth", ArgumentRange.real().from("1").upTo("1e12"), "byte/s", ">= 1")
                .parameter("alpha", "latency", ArgumentRange.real().from("0").upTo("1"), "s", ">= 0")
                .real(symbol, "", reference, tolerance, at -> Results.finite(name, java.applyAsDouble(at)))
                .build();
    }

    private static FormulaCase derivative(String reference, ToDoubleFunction<Point> java) {
        return of("timeDerivativeByBandwidth", "S", reference, Tolerance.roundingBound(), java);
    }

    private static double right(Point at) {
        return -at.real("M") / (at.real("B") * at.real("B"));
    }

    @Test
    void aRightDerivativePasses() {
        FormulaCase right = derivative("(/ (neg M) (^ B 2))", SlopeTestTest::right);
        assertDoesNotThrow(() -> TIME.differentiatedBy("B", -1, right, ELASTICITY));
    }

    @Test
    void anEquationThatIsOffByAPartInTenThousandIsFound() {
        FormulaCase wrong = derivative(
                "(* 1.0001 (/ (neg M) (^ B 2)))", at -> 1.0001 * (-at.real("M") / (at.real("B") * at.real("B"))));
        assertMentions("difference quotient", () -> TIME.differentiatedBy("B", 0, wrong, ELASTICITY));
    }

    @Test
    void aMethodThatIsNotItsEquationIsFound() {
        FormulaCase wrong = derivative("(/ (neg M) (^ B 2))", at -> right(at) * (1 + 1e-9));
        assertMentions("timeDerivativeByBandwidth", () -> TIME.differentiatedBy("B", -1, wrong, ELASTICITY));
    }

    @Test
    void anElasticityThatDoesNotBelongToTheDerivativeIsFound() {
        FormulaCase right = derivative("(/ (neg M) (^ B 2))", SlopeTestTest::right);
        FormulaCase other =
                of("timeElasticityByBandwidth", "E", "(/ M B)", Tolerance.ulps(4), at -> at.real("M") / at.real("B"));
        assertMentions("difference quotient", () -> TIME.differentiatedBy("B", -1, right, other));
    }

    @Test
    void aSignThatIsNotTheTrendIsFound() {
        FormulaCase right = derivative("(/ (neg M) (^ B 2))", SlopeTestTest::right);
        assertMentions("wrong sign", () -> TIME.differentiatedBy("B", 1, right, ELASTICITY));
    }

    private static void assertMentions(String words, Executable check) {
        AssertionError error = assertThrows(AssertionError.class, check);
        assertTrue(error.getMessage().contains(words), error.getMessage());
    }
}
