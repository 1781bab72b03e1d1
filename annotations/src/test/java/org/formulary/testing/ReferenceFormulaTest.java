package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.formulary.quantity.Rational;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What prefix form means. */
class ReferenceFormulaTest {

    private static final Map<String, Real> ARGUMENTS = Map.of("N", Real.of(5), "x", Real.of(Rational.of(1, 3)));

    @ParameterizedTest
    @CsvFileSource(resources = "exact-values.csv", numLinesToSkip = 1)
    void exactResultsStayExact(String prefix, String value) {
        Real result = ReferenceFormula.parse(prefix).evaluate(ARGUMENTS);

        assertTrue(result.isExact(), () -> prefix + " is about " + result);
        assertEquals(value, result.rational().toString());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "undefined-values.csv", numLinesToSkip = 1)
    void whatHasNoValueSaysWhy(String prefix, String reason) {
        UndefinedException e = assertThrows(
                UndefinedException.class, () -> ReferenceFormula.parse(prefix).evaluate(ARGUMENTS));

        assertEquals(reason, e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(= N 5)|true",
                "(!= N 5)|false",
                "(< N 5)|false",
                "(< (abs (- (log1p (exp 900000000)) 900000000)) 1)|true",
                "(<= N 5)|true",
                "(> N 4.9)|true",
                "(>= N 5.1)|false",
                "(integer N)|true",
                "(integer x)|false",
                "(integer (sqrt 2))|false",
                "(even 4)|true",
                "(odd 4)|false",
                "(odd -3)|true",
                "(even 0.5)|false",
                "(and)|true",
                "(or)|false",
                "(and (< 0 x) (< x 1))|true",
                "(or (< x 0) (> N 4))|true",
                "(not (= N 5))|false",
                "(let (y (* N 2)) (= y 10))|true",
                "(< (sqrt 2) 1.41421356237309504880168872420969807857)|true",
                "(< 3.14159265358979323846264338327950288419716939937510582097494 pi)|true"
            })
    void conditionsAreDecided(String condition, boolean holds) {
        assertEquals(holds, ReferenceFormula.parseCondition(condition).test(ARGUMENTS));
    }

    @Test
    void equalityOfIrrationalNumbersIsUndecidedButNotRefuted() {
        ReferenceCondition equality = ReferenceFormula.parseCondition("(= (* (sqrt 2) (sqrt 3)) (sqrt 6))");

        assertThrows(UndecidedException.class, () -> equality.test(Map.of()));
        assertFalse(equality.isRefuted(Map.of()));
        assertFalse(equality.isShown(Map.of()));
        assertTrue(ReferenceFormula.parseCondition("(= (sqrt 2) 1.41421356237309504880)")
                .isRefuted(Map.of()));
    }

    /** Each fraction of the sum has more digits than the last; nobody waits for the ten-thousandth. */
    @Test
    void sumOfEverLongerFractionsIsGivenUpSoon() {
        ReferenceFormula sum = ReferenceFormula.parse("(sum k 1 N (/ 1 (factorial k)))");

        assertEquals(
                "1.718281828",
                sum.sample(Map.of("N", Real.of(50))).toBigDecimal(10).toString());
        assertThrows(UndecidedException.class, () -> sum.sample(Map.of("N", Real.of(10_000))));
    }

    @Test
    void floorOfWhatIsAnIntegerOnlyInMathematicsIsUndecided() {
        assertThrows(
                UndecidedException.class,
                () -> ReferenceFormula.parse("(floor (^ (sqrt 2) 2))").evaluate(Map.of()));
    }

    @Test
    void floorNextToAnIntegerIsDecidedByMoreDigits() {
        assertEquals(
                Rational.ZERO,
                ReferenceFormula.parse("(floor (- 1 (exp -500)))")
                        .evaluate(Map.of())
                        .rational());
    }

    @Test
    void unusedBranchesAndLocalsNeedNoValue() {
        assertEquals("0", evaluate("(if (= N 5) 0 (/ 1 (- N 5)))"));
        assertEquals("0", evaluate("(let (y (/ 1 (- N 5))) (if (= N 5) 0 y))"));
    }

    @Test
    void innerNamesHideOuterOnes() {
        assertEquals("2", evaluate("(let (N 1) (let (N (+ N 1)) N))"));
        assertEquals("6", evaluate("(sum N 1 3 N)"));
    }

    private static String evaluate(String prefix) {
        return ReferenceFormula.parse(prefix).evaluate(ARGUMENTS).rational().toString();
    }

    @Test
    void nameWithoutAValueIsNamed() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> ReferenceFormula.parse("(+ N K)").evaluate(ARGUMENTS));

        assertEquals("no value is given for K", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(",
                ")",
                "(+ 1",
                "(+ 1 2))",
                "(+ 1)",
                "(+ 1 2 3)",
                "(foo 1)",
                "(log 2)",
                "1 2",
                "(if 1 2 3)",
                "(let x 1 x)",
                "(sum 1 2 3 4)",
                "1/0",
                "1e",
                "1..2",
                "-",
                "(< 1 2)",
                "1e99999999999",
                "1e20000",
                "(neg)",
                "a-b"
            })
    void whatIsNotPrefixFormIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> ReferenceFormula.parse(text));
    }

    @Test
    void lengthAndDepthAreBounded() throws InterruptedException {
        ReferenceFormula deep = ReferenceFormula.parse("(neg ".repeat(1000) + "1" + ")".repeat(1000));
        List<Real> values = new ArrayList<>();
        Thread small = new Thread(null, () -> values.add(deep.evaluate(Map.of())), "small stack", 1 << 19);
        small.start();
        small.join();
        assertEquals(List.of(Real.of(1)), values);

        assertThrows(
                IllegalArgumentException.class,
                () -> ReferenceFormula.parse("(neg ".repeat(200_000) + "1" + ")".repeat(200_000)));
        assertThrows(IllegalArgumentException.class, () -> ReferenceFormula.parse(" ".repeat(1_000_001) + "1"));
        assertThrows(IllegalArgumentException.class, () -> ReferenceFormula.parse("1".repeat(100_000)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(mod (^ 7 (^ 10 12)) 10)",
                "(^ 2 (^ 10 30))",
                "(exp (exp 50))",
                "(! 1000000000)",
                "(binomial 1e18 5e17)",
                "(sum i 1 1e15 i)",
                "(product i 1 100000000 2)",
                "(sum i 1 2000 (sum j 1 2000 1))",
                "(sin (^ 10 10000))",
                "(floor (^ 1.5 1e9))"
            })
    void runawayEvaluationsEndSoon(String prefix) {
        ReferenceFormula formula = ReferenceFormula.parse(prefix);

        assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> assertThrows(UndecidedException.class, () -> formula.evaluate(Map.of())));
    }

    @Test
    void hugePowersWithoutExactDigitsAreEnclosed() {
        Real huge = ReferenceFormula.parse("(^ 2 1000000000)").evaluate(Map.of());

        assertEquals("4.613E+301029995", huge.toBigDecimal(4).toString());
        assertEquals(Double.POSITIVE_INFINITY, huge.toDouble());
    }

    @Test
    void distanceIsMeasuredInUnitsOfTheLastPlace() {
        Real third = Real.of(Rational.of(1, 3));
        double nearest = 1.0 / 3;

        assertTrue(third.relativeDistanceUlps(nearest) < 0.5);
        assertEquals(1 + third.relativeDistanceUlps(nearest), third.relativeDistanceUlps(Math.nextDown(nearest)), 1e-9);
        assertEquals(Double.POSITIVE_INFINITY, third.relativeDistanceUlps(Double.NaN));
        assertEquals(0, Real.of(0).relativeDistanceUlps(0.0));
        assertEquals(1, Real.of(0).relativeDistanceUlps(Double.MIN_VALUE));
    }

    @Test
    void distanceIsRightWhereTheReferenceCancels() {
        Map<String, Real> small = Map.of("x", Real.of(1e-30));
        Real difference = ReferenceFormula.parse("(- (exp x) 1)").evaluate(small);

        assertTrue(difference.relativeDistanceUlps(Math.expm1(1e-30)) <= 1);
        assertTrue(difference.distance(Math.expm1(1e-30)) <= Math.ulp(1e-30));
        assertEquals(
                0,
                ReferenceFormula.parse("(- (sqrt 8) (* 2 (sqrt 2)))")
                        .evaluate(Map.of())
                        .distance(0.0));
    }

    @Test
    void realsRoundToTheDigitsAsked() {
        assertEquals("0.3333", Real.of(Rational.of(1, 3)).toBigDecimal(4).toString());
        assertEquals("3.1416", Real.pi().toBigDecimal(5).toString());
        assertEquals(Math.PI, Real.pi().toDouble());
        List<Real> ordered = List.of(Real.pi().negate(), Real.of(0), Real.of(3), Real.pi());
        for (int i = 1; i < ordered.size(); i++) {
            assertTrue(ordered.get(i - 1).compareTo(ordered.get(i)) < 0);
        }
        assertTrue(Real.pi().lower().compareTo(Real.pi().upper()) < 0);
        assertThrows(IllegalStateException.class, () -> Real.pi().rational());
    }
}
