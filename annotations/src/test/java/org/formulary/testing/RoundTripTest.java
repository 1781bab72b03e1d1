package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToDoubleFunction;
import org.formulary.runtime.Arguments;
import org.formulary.runtime.Results;
import org.junit.jupiter.api.Test;

/** An inverse that gives the argument back passes, and every way of not doing so is found. */
class RoundTripTest {

    private static final FormulaCase TIME = FormulaCase.named("time")
            .parameter("M", "messageBytes", ArgumentRange.real().from("0"), "byte", ">= 0")
            .parameter("B", "bandwidth", ArgumentRange.real().above("0"), "byte/s", "> 0")
            .parameter("alpha", "latency", ArgumentRange.real().from("0"), "s", ">= 0")
            .real(
                    "T",
                    "s",
                    "(+ alpha (/ M B))",
                    Tolerance.ulps(4),
                    at -> at.real("alpha") + at.real("M") / at.real("B"))
            .build();

    private static FormulaCase inverse(String reference, ToDoubleFunction<Point> java) {
        return FormulaCase.named("timeSolveForMessageBytes")
                .parameter("T", "time", ArgumentRange.real(), "s", ">= alpha")
                .parameter("B", "bandwidth", ArgumentRange.real().above("0"), "byte/s", "> 0")
                .parameter("alpha", "latency", ArgumentRange.real().from("0"), "s", ">= 0")
                .where("T", ">= alpha", "(>= T alpha)")
                .real("M", "byte", reference, Tolerance.roundingBound(), java)
                .build();
    }

    private static double messageBytes(Point at) {
        if (!(at.real("T") >= at.real("alpha"))) {
            throw Arguments.outside("timeSolveForMessageBytes", "time", "T", ">= alpha", "", at.real("T"));
        }
        return at.real("B") * (at.real("T") - at.real("alpha"));
    }

    @Test
    void theInverseGivesTheArgumentBack() {
        assertDoesNotThrow(() -> TIME.solvedBy("T", inverse("(* B (- T alpha))", RoundTripTest::messageBytes)));
    }

    @Test
    void aMethodThatIsNotItsEquationIsFound() {
        FormulaCase wrong = inverse("(* B (- T alpha))", at -> messageBytes(at) * (1 + 1e-9));
        assertMentions("is allowed", assertThrows(AssertionError.class, () -> TIME.solvedBy("T", wrong)));
    }

    @Test
    void anEquationThatIsNoInverseIsFound() {
        FormulaCase wrong =
                inverse("(* B (- T (/ alpha 2)))", at -> at.real("B") * (at.real("T") - at.real("alpha") / 2));
        assertMentions("the argument, within", assertThrows(AssertionError.class, () -> TIME.solvedBy("T", wrong)));
    }

    @Test
    void oneOfSeveralInversesNeedNotGiveTheArgumentBack() {
        FormulaCase other = inverse(
                "(* B (- T (/ alpha 2)))",
                at -> Results.finite("timeSolveForMessageBytes", at.real("B") * (at.real("T") - at.real("alpha") / 2)));
        assertDoesNotThrow(() -> TIME.solvedInPartBy("T", other));
    }

    @Test
    void aRefusalInsideTheDomainIsFound() {
        FormulaCase narrow = inverse("(* B (- T alpha))", at -> {
            if (at.real("T") > 1) {
                throw Arguments.outside("timeSolveForMessageBytes", "time", "T", "<= 1", "s", at.real("T"));
            }
            return messageBytes(at);
        });
        assertMentions("acceptance", assertThrows(AssertionError.class, () -> TIME.solvedBy("T", narrow)));
    }

    /** A value that its domain leaves out may be hit by rounding: y is at no double pi b, and yet y/b is at one. */
    @Test
    void aRefusalThatRoundingBringsAboutIsNoFault() {
        FormulaCase product = FormulaCase.named("product")
                .parameter("a", "a", ArgumentRange.real(), "", "")
                .parameter("b", "b", ArgumentRange.real().from("1").upTo("2"), "", "")
                .real(
                        "y",
                        "",
                        "(* (if (> a 3) a pi) b)",
                        Tolerance.ulps(4),
                        at -> (at.real("a") > 3 ? at.real("a") : Math.PI) * at.real("b"))
                .build();
        FormulaCase solved = FormulaCase.named("productSolveForA")
                .parameter("y", "y", ArgumentRange.real(), "", "such that y/b != pi")
                .parameter("b", "b", ArgumentRange.real().from("1").upTo("2"), "", "")
                .where("y", "such that y/b != pi", "(not (= (/ y b) pi))")
                .real("a", "", "(/ y b)", Tolerance.ulps(4), at -> {
                    double quotient = at.real("y") / at.real("b");
                    if (quotient == Math.PI) {
                        throw Arguments.outside("productSolveForA", "y", "y", "such that y/b != pi", "", at.real("y"));
                    }
                    return quotient;
                })
                .build();
        assertDoesNotThrow(() -> product.solvedInPartBy("y", solved));
    }

    private static void assertMentions(String part, AssertionError error) {
        assertTrue(error.getMessage().contains(part), error.getMessage());
    }
}
