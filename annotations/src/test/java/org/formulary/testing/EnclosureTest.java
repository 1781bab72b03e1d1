package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.formulary.testing.Enclosure.Interval;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounds hold what they enclose: what is computed with more digits lies between what is computed with fewer. */
class EnclosureTest {

    private static final List<Double> ARGUMENTS = arguments();

    private static List<Double> arguments() {
        SplitMix random = new SplitMix(3);
        List<Double> values = new ArrayList<>(List.of(
                0.0,
                1.0,
                -1.0,
                0.5,
                -0.5,
                2.0,
                3.0,
                10.0,
                1e-5,
                -1e-5,
                1e-30,
                1e-45,
                4.9e-324,
                0.7,
                1.42,
                0.9999999999,
                1.0000000001,
                1 + 0x1p-52,
                1.5707963267948966,
                3.141592653589793,
                22.0,
                355.0,
                1e15,
                700.0,
                -700.0,
                1e5));
        for (int i = 0; i < 60; i++) {
            values.add((random.unit() - 0.5) * StrictMath.pow(10, random.below(12) - 6));
        }
        return values;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(exp x)",
                "(expm1 x)",
                "(ln x)",
                "(log1p x)",
                "(log1p (exp (abs x)))",
                "(log2 x)",
                "(log10 x)",
                "(sin x)",
                "(cos x)",
                "(tan x)",
                "(asin x)",
                "(acos x)",
                "(atan x)",
                "(atan2 x 0.3)",
                "(atan2 x -0.3)",
                "(sinh x)",
                "(cosh x)",
                "(tanh x)",
                "(sqrt x)",
                "(cbrt x)",
                "(hypot x 3)",
                "(^ x 0.3)",
                "(^ 1.1 x)",
                "(^ x 7)",
                "(^ (sqrt (abs x)) 12)",
                "(/ pi x)",
                "(- (exp x) (exp 1))",
                "(mod (* pi x) 1)",
                "(min (sin x) (cos x))",
                "(round (* 10 (sin x)))",
                "(abs (ln x))"
            })
    void moreDigitsLieWithinTheBoundsOfFewer(String prefix) {
        Node node = PrefixParser.value(prefix);
        long compared = ARGUMENTS.stream()
                .filter(x -> hasValue(node, x))
                .peek(x -> {
                    Interval coarse = enclose(node, x, 40);
                    Interval fine = enclose(node, x, 120);
                    assertTrue(coarse.low().compareTo(fine.low()) <= 0, () -> "lower bound of " + prefix + " at " + x);
                    assertTrue(
                            coarse.high().compareTo(fine.high()) >= 0, () -> "upper bound of " + prefix + " at " + x);
                })
                .count();
        assertTrue(compared > 20, prefix + " has a value at " + compared + " points only");
    }

    private static boolean hasValue(Node node, double x) {
        try {
            return enclose(node, x, 40).low() != null;
        } catch (UndefinedException | UndecidedException e) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(exp x)",
                "(expm1 x)",
                "(ln (abs x))",
                "(log2 (abs x))",
                "(log10 (abs x))",
                "(sin x)",
                "(atan x)",
                "(sinh x)",
                "(tanh x)",
                "(cbrt x)",
                "(asin (sin x))",
                "(log1p (abs x))",
                "(cosh x)",
                "(^ (abs x) 0.3)"
            })
    void boundsAreAsTightAsTheDigitsSay(String prefix) {
        Node node = PrefixParser.value(prefix);
        for (double x : ARGUMENTS) {
            if (x != 0 && hasValue(node, x)) {
                Interval bounds = enclose(node, x, 80);
                BigDecimal width = bounds.high().subtract(bounds.low());
                BigDecimal allowed = bounds.low().abs().movePointLeft(60);
                assertTrue(width.compareTo(allowed) <= 0, () -> prefix + " at " + x + " is " + bounds);
            }
        }
    }

    private static Interval enclose(Node node, double x, int digits) {
        Map<String, Real> environment = Map.of("x", Real.of(x));
        return new Evaluator(digits)
                .value(node, new Environment(environment, digits))
                .interval(digits);
    }

    /** Each row is 0 in mathematics; whether it is cannot be decided, but that it is not would be. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(- (+ (^ (sin x) 2) (^ (cos x) 2)) 1)",
                "(- (^ (cosh x) 2) (+ 1 (^ (sinh x) 2)))",
                "(- (exp (ln (abs x))) (abs x))",
                "(- (tan (atan x)) x)",
                "(- (sin (asin (sin x))) (sin x))",
                "(- (cos (acos (cos x))) (cos x))",
                "(- (+ (atan x) (atan (/ 1 x))) (* (sign x) (/ pi 2)))",
                "(- (log2 (abs x)) (/ (ln (abs x)) (ln 2)))",
                "(- (^ 10 (log10 (abs x))) (abs x))",
                "(- (tanh x) (/ (sinh x) (cosh x)))",
                "(- (expm1 x) (- (exp x) 1))",
                "(- (log1p (abs x)) (ln (+ 1 (abs x))))",
                "(- (^ (cbrt x) 3) x)",
                "(- (sin (* 2 x)) (* 2 (* (sin x) (cos x))))",
                "(- (^ (abs x) 0.3) (exp (* 0.3 (ln (abs x)))))",
                "(- (atan2 (sin 2) (cos 2)) 2)",
                "(- (hypot x 2) (sqrt (+ (* x x) 4)))",
                "(- (acos x) (- (/ pi 2) (asin x)))"
            })
    void identitiesHold(String zero) {
        ReferenceCondition claim = ReferenceFormula.parseCondition("(= 0 " + zero + ")");
        int tested = 0;
        for (double x : ARGUMENTS) {
            if (x != 0 && Math.abs(x) < 100 && hasValue(PrefixParser.value(zero), x)) {
                boolean refuted = claim.isRefuted(Map.of("x", Real.of(x)));
                assertTrue(!refuted, () -> zero + " at " + x + " is not 0");
                tested++;
            }
        }
        assertTrue(tested > 10, zero + " was tested at " + tested + " points only");
    }

    @ParameterizedTest
    @CsvSource({
        "(exp -1e8), 0",
        "(exp -1e300), 0",
        "(tanh 1e300), 1",
        "(tanh -1e300), -1",
        "(ln (^ 10 1000000)), 2302585.0929940455",
        "(/ (^ 2 1000000000) (^ 2 999999998)), 4",
        "(log10 (exp 1e8)), 43429448.190325186"
    })
    void numbersFarBeyondDoublesAreStillEnclosed(String prefix, double value) {
        assertEquals(value, ReferenceFormula.parse(prefix).evaluate(Map.of()).toDouble());
    }
}
