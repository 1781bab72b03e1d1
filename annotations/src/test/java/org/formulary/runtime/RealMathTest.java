package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real functions against arbitrary precision. */
class RealMathTest {

    private static final ReferenceFormula LOG2 = ReferenceFormula.parse("(log2 x)");
    private static final ReferenceFormula LOG10 = ReferenceFormula.parse("(log10 x)");

    @Test
    void log2IsExactAtEveryPowerOfTwo() {
        for (int k = -1074; k <= 1023; k++) {
            assertEquals(k, RealMath.log2(Math.scalb(1.0, k)), 0.0, "log2 of 2^" + k);
        }
    }

    @Test
    void log10IsExactAtTheDoubleNearestToEveryPowerOfTen() {
        for (int k = -307; k <= 308; k++) {
            assertEquals(k, RealMath.log10(Double.parseDouble("1e" + k)), 0.0, "log10 of 10^" + k);
        }
    }

    @Test
    void logarithmsAreWithinOneUlp() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 1_500; i++) {
            double anySize = Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE);
            if (Double.isFinite(anySize) && anySize > 0) {
                assertWithinOneUlp(anySize);
            }
            assertWithinOneUlp(0.5 + random.nextDouble() * 1.5);
            assertWithinOneUlp(1 + (random.nextDouble() - 0.5) * Math.scalb(1.0, -random.nextInt(50)));
            assertWithinOneUlp(random.nextLong(1, 1L << 52) * Double.MIN_VALUE);
            assertWithinOneUlp(random.nextInt(1, 1 << 20));
        }
    }

    @Test
    void logarithmsAreWithinOneUlpNextToOneAndToPowers() {
        for (double x : new double[] {1.0, Math.sqrt(2), Math.sqrt(0.5), 2.0, 10.0, 1000.0, 0x1p29, 0x1p-1022}) {
            double below = x;
            double above = x;
            for (int i = 0; i < 20; i++) {
                below = Math.nextDown(below);
                above = Math.nextUp(above);
                assertWithinOneUlp(below);
                assertWithinOneUlp(above);
            }
        }
        assertWithinOneUlp(Double.MAX_VALUE);
        assertWithinOneUlp(Double.MIN_VALUE);
    }

    private static void assertWithinOneUlp(double x) {
        assertWithinOneUlp(LOG2, RealMath::log2, x);
        assertWithinOneUlp(LOG10, RealMath::log10, x);
    }

    private static void assertWithinOneUlp(ReferenceFormula exact, DoubleUnaryOperator computed, double x) {
        double off = exact.evaluate(Map.of("x", Real.of(x))).relativeDistanceUlps(computed.applyAsDouble(x));
        assertTrue(off <= 1, () -> "off by " + off + " ulps at " + x);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0, -0.0, -1.0, Double.NEGATIVE_INFINITY, Double.NaN})
    void logarithmsOfWhatIsNotPositiveAreRefused(double x) {
        assertThrows(ArithmeticException.class, () -> RealMath.log2(x));
        assertThrows(ArithmeticException.class, () -> RealMath.log10(x));
    }

    @ParameterizedTest
    @CsvSource({"2, 10, 1024", "4, 0.5, 2", "-2, 3, -8", "-2, -2, 0.25", "0, 0.5, 0", "2, -1, 0.5", "-1, 0, 1"})
    void powersAreThoseOfMathematics(double base, double exponent, double power) {
        assertEquals(power, RealMath.power(base, exponent));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0.0, 0", "0, -1", "0, NaN", "-8, 0.5", "-1, 1e-3"})
    void powersWithoutAValueAreRefused(double base, double exponent) {
        assertThrows(ArithmeticException.class, () -> RealMath.power(base, exponent));
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, 1",
        "-0.5, -1",
        "1.5, 2",
        "2.5, 3",
        "-2.5, -3",
        "0.49999999999999994, 0",
        "-0.2, -0.0",
        "4503599627370497.5, 4503599627370498",
        "9007199254740993, 9007199254740992",
        "1e300, 1e300"
    })
    void roundTakesHalvesAwayFromZero(double x, double rounded) {
        assertEquals(rounded, RealMath.round(x));
    }

    @ParameterizedTest
    @CsvSource({
        "5, 3, 2",
        "-5, 3, 1",
        "5, -3, -1",
        "-5, -3, -2",
        "6, 3, 0",
        "-6, 3, -0.0",
        "0.75, 0.5, 0.25",
        "1e300, 7, 1"
    })
    void remainderHasTheSignOfTheDivisor(double a, double b, double remainder) {
        assertEquals(remainder, RealMath.mod(a, b));
    }

    @Test
    void remainderOfADivisionByZeroIsRefused() {
        assertThrows(ArithmeticException.class, () -> RealMath.mod(1, 0));
    }
}
