package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Arithmetic in 64 bits against arithmetic without bounds: the same integer, or an exception where it does not fit. */
class ExactMathTest {

    private static final String FORMULA = "steps";

    private static final long[] NOTABLE = LongStream.concat(
                    LongStream.of(0, 1, 2, 3, 5, 7, 10, 20, 21, 62, 63, 64, 65, 1000, Long.MAX_VALUE, Long.MIN_VALUE),
                    LongStream.rangeClosed(1, 62).map(k -> 1L << k).flatMap(p -> LongStream.of(p - 1, p, p + 1)))
            .flatMap(n -> LongStream.of(n, -n))
            .distinct()
            .toArray();

    @FunctionalInterface
    private interface InLong {
        long of(long a, long b);
    }

    @FunctionalInterface
    private interface InBig {
        BigInteger of(BigInteger a, BigInteger b);
    }

    private static void compare(InLong computed, InBig exact) {
        for (long a : NOTABLE) {
            for (long b : NOTABLE) {
                compare(computed, exact, a, b);
            }
        }
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 20_000; i++) {
            long a = random.nextLong() >> random.nextInt(64);
            long b = random.nextLong() >> random.nextInt(64);
            compare(computed, exact, a, b);
        }
    }

    private static void compare(InLong computed, InBig exact, long a, long b) {
        String at = a + ", " + b;
        BigInteger expected;
        try {
            expected = exact.of(BigInteger.valueOf(a), BigInteger.valueOf(b));
        } catch (ArithmeticException e) {
            assertNamesFormula(() -> computed.of(a, b), at);
            return;
        }
        if (expected.bitLength() < Long.SIZE) {
            assertEquals(expected.longValue(), computed.of(a, b), at);
        } else {
            assertNamesFormula(() -> computed.of(a, b), at);
        }
    }

    private static void assertNamesFormula(Supplier<Long> computation, String at) {
        ArithmeticException fault = assertThrows(ArithmeticException.class, computation::get, at);
        assertTrue(fault.getMessage().startsWith("steps: "), fault.getMessage());
    }

    @Test
    void sumDifferenceAndProductAreExactOrRefused() {
        compare((a, b) -> ExactMath.add(a, b, FORMULA), BigInteger::add);
        compare((a, b) -> ExactMath.subtract(a, b, FORMULA), BigInteger::subtract);
        compare((a, b) -> ExactMath.multiply(a, b, FORMULA), BigInteger::multiply);
        compare((a, b) -> ExactMath.negate(a, FORMULA), (a, b) -> a.negate());
        compare((a, b) -> ExactMath.abs(a, FORMULA), (a, b) -> a.abs());
    }

    @Test
    void divisionsRoundAsTheirNameSays() {
        compare((a, b) -> ExactMath.floorDivide(a, b, FORMULA), (a, b) -> ExactBig.floorDivide(a, b, FORMULA));
        compare((a, b) -> ExactMath.ceilDivide(a, b, FORMULA), (a, b) -> ExactBig.ceilDivide(a, b, FORMULA));
        compare((a, b) -> ExactMath.floorMod(a, b, FORMULA), (a, b) -> ExactBig.floorMod(a, b, FORMULA));
        assertEquals(-4, ExactMath.floorDivide(-7, 2, FORMULA));
        assertEquals(-3, ExactMath.ceilDivide(-7, 2, FORMULA));
        assertEquals(1, ExactMath.floorMod(-7, 2, FORMULA));
        assertEquals(-1, ExactMath.floorMod(-7, -2, FORMULA));
    }

    @Test
    void powersAreExactOrRefused() {
        for (long base : NOTABLE) {
            for (long exponent : List.of(0L, 1L, 2L, 3L, 5L, 31L, 32L, 39L, 40L, 62L, 63L, 64L, 65L, -1L, -2L, -3L)) {
                compare(
                        (a, b) -> ExactMath.power(a, b, FORMULA),
                        (a, b) -> ExactBig.power(a, b, FORMULA),
                        base,
                        exponent);
            }
        }
        assertEquals(Long.MIN_VALUE, ExactMath.power(-2, 63, FORMULA));
        assertEquals(-1, ExactMath.power(-1, Long.MAX_VALUE, FORMULA));
        assertEquals(1, ExactMath.power(-1, Long.MIN_VALUE, FORMULA));
    }

    @Test
    void factorialsAndBinomialsAreExactOrRefused() {
        for (long n = -2; n <= 80; n++) {
            for (long k = -2; k <= 80; k++) {
                compare((a, b) -> ExactMath.binomial(a, b, FORMULA), (a, b) -> ExactBig.binomial(a, b, FORMULA), n, k);
            }
            compare((a, b) -> ExactMath.factorial(a, FORMULA), (a, b) -> ExactBig.factorial(a, FORMULA), n, 0);
        }
        assertEquals(2432902008176640000L, ExactMath.factorial(20, FORMULA));
        assertEquals(Long.MAX_VALUE, ExactMath.binomial(Long.MAX_VALUE, 1, FORMULA));
        assertEquals(Long.MAX_VALUE, ExactMath.binomial(Long.MAX_VALUE, Long.MAX_VALUE - 1, FORMULA));
        assertThrows(ArithmeticException.class, () -> ExactMath.binomial(Long.MAX_VALUE, 1L << 40, FORMULA));
    }

    @Test
    void overflowSaysWhichFormulaPassesWhichRange() {
        ArithmeticException fault =
                assertThrows(ArithmeticException.class, () -> ExactMath.multiply(1L << 62, 2, "ringAllreduceSteps"));

        assertEquals("ringAllreduceSteps: the result passes the 64-bit range", fault.getMessage());
    }

    @Test
    void binaryLogarithmsAreThoseOfTheBitLengthForEveryPowerOfTwoAndItsNeighbours() {
        for (int k = 0; k < 63; k++) {
            long power = 1L << k;
            assertEquals(k, ExactMath.ceilLog2(power, FORMULA));
            assertEquals(k, ExactMath.floorLog2(power, FORMULA));
            if (k > 0) {
                assertEquals(k + 1, ExactMath.ceilLog2(power + 1, FORMULA), "ceil log2(2^" + k + " + 1)");
                assertEquals(k, ExactMath.floorLog2(power + 1, FORMULA));
                assertEquals(k - 1, ExactMath.floorLog2(power - 1, FORMULA));
            }
            if (k > 1) {
                assertEquals(k, ExactMath.ceilLog2(power - 1, FORMULA));
            }
        }
        assertEquals(63, ExactMath.ceilLog2(Long.MAX_VALUE, FORMULA));
        assertEquals(62, ExactMath.floorLog2(Long.MAX_VALUE, FORMULA));
    }

    @Test
    void binaryLogarithmsOfWhatIsNotPositiveAreRefused() {
        for (long n : new long[] {0, -1, Long.MIN_VALUE}) {
            assertNamesFormula(() -> ExactMath.ceilLog2(n, FORMULA), "n = " + n);
            assertNamesFormula(() -> ExactMath.floorLog2(n, FORMULA), "n = " + n);
            assertThrows(ArithmeticException.class, () -> ExactBig.ceilLog2(BigInteger.valueOf(n), FORMULA));
            assertThrows(ArithmeticException.class, () -> ExactBig.floorLog2(BigInteger.valueOf(n), FORMULA));
        }
    }

    @Test
    void narrowingKeepsTheValueOrRefuses() {
        assertEquals(Integer.MIN_VALUE, ExactMath.toInt(Integer.MIN_VALUE, FORMULA));
        assertThrows(ArithmeticException.class, () -> ExactMath.toInt(1L << 31, FORMULA));
        assertEquals(Long.MIN_VALUE, ExactMath.toLong(-0x1p63, FORMULA));
        assertEquals(0, ExactMath.toLong(-0.0, FORMULA));
        for (double value : new double[] {0x1p63, -0x1.0000000000001p63, Double.NaN, Double.NEGATIVE_INFINITY, 0.5}) {
            assertThrows(ArithmeticException.class, () -> ExactMath.toLong(value, FORMULA), "of " + value);
        }
        assertEquals(Long.MAX_VALUE, ExactBig.toLong(BigInteger.valueOf(Long.MAX_VALUE), FORMULA));
        assertThrows(ArithmeticException.class, () -> ExactBig.toLong(BigInteger.ONE.shiftLeft(63), FORMULA));
    }

    @Test
    void bigIntegersAreRoundedOnce() {
        BigInteger tie = BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE);
        assertEquals(0x1p53, ExactBig.toDouble(tie));
        assertEquals(0x1.0000000000001p53, ExactBig.toDouble(tie.add(BigInteger.ONE)));
        assertEquals(0x1p153, ExactBig.toDouble(tie.shiftLeft(100)));
        assertEquals(0x1.0000000000001p153, ExactBig.toDouble(tie.shiftLeft(100).add(BigInteger.ONE)));
        assertEquals(Double.POSITIVE_INFINITY, ExactBig.toDouble(BigInteger.ONE.shiftLeft(1024)));
    }

    @Test
    void runawaySizesAreRefusedAtOnce() {
        BigInteger billion = BigInteger.valueOf(1_000_000_000);
        List<Runnable> runaways = List.of(
                () -> ExactBig.power(BigInteger.TWO, billion, FORMULA),
                () -> ExactBig.power(BigInteger.TEN, billion.pow(5), FORMULA),
                () -> ExactBig.factorial(billion, FORMULA),
                () -> ExactBig.binomial(billion.pow(2), billion, FORMULA));
        for (Runnable runaway : runaways) {
            ArithmeticException fault = assertTimeoutPreemptively(
                    Duration.ofSeconds(5), () -> assertThrows(ArithmeticException.class, runaway::run));
            assertEquals("steps: an integer on the way to the result is too large to compute", fault.getMessage());
        }
    }
}
