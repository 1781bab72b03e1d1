package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.runtime.ExactBig;
import org.formulary.runtime.ExactMath;
import org.formulary.runtime.RealMath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases in which other tools went wrong in arithmetic, by their id; each value is exact. */
class EvaluationCasesTest {

    private static final Pattern ROW =
            Pattern.compile("\\{\"id\": \"([^\"]+)\", \"prefix\": \"([^\"]+)\", \"value\": \"([^\"]+)\"}");

    static Stream<Arguments> rows() throws IOException {
        try (InputStream in = EvaluationCasesTest.class.getResourceAsStream("evaluation-cases.jsonl")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.stream().map(line -> {
                Matcher row = ROW.matcher(line);
                assertTrue(row.matches(), line);
                return Arguments.of(row.group(1), row.group(2), row.group(3));
            });
        }
    }

    @ParameterizedTest(name = "{0}: {1} = {2}")
    @MethodSource("rows")
    void referenceGivesTheRightValue(String id, String prefix, String value) {
        Real result = ReferenceFormula.parse(prefix).evaluate(Map.of());

        assertEquals(RationalText.parse(value), result.rational(), id);
    }

    /** fp-01, fp-02, fp-03: a logarithm in doubles, rounded up, is one too many from 2^29 on. */
    @Test
    void runtimeCountsLevelsByBitLength() {
        assertEquals(29, ExactMath.ceilLog2(536870912, "levels"));
        assertEquals(31, ExactMath.ceilLog2(2147483648L, "levels"));
        assertEquals(29, ExactMath.ceilLog2(1L << 29, "levels"));
        assertEquals(29.0, Math.ceil(RealMath.log2(0x1p29)));
    }

    /** fp-07: the nearest double, without hidden rounding. */
    @Test
    void differenceOfDoublesIsTheNearestDouble() {
        Real exact = ReferenceFormula.parse("(- a b)")
                .evaluate(Map.of("a", Real.of(98864335.88196087), "b", Real.of(3.79624504)));

        assertEquals(98864332.08571583, exact.toDouble());
        assertEquals(98864332.08571583, 98864335.88196087 - 3.79624504);
    }

    /** fp-10: never the greatest long in place of a larger number. */
    @Test
    void floorBeyondLongsIsRefusedAsALong() {
        assertEquals(1.2345678901234e200, Math.floor(1.2345678901234e200));
        assertThrows(ArithmeticException.class, () -> ExactMath.toLong(Math.floor(1.2345678901234e200), "steps"));
    }

    /** fp-09: an integer above 2^53 stays what it is. */
    @Test
    void ceilingOfALongIsTheLong() {
        assertEquals(12345678901234567L, ExactMath.ceilDivide(12345678901234567L, 1, "steps"));
    }

    /** int-04, int-06: overflow is an exception, never wrapped or saturated. */
    @Test
    void overflowIsRefused() {
        assertThrows(ArithmeticException.class, () -> ExactMath.power(10000, 10000, "steps"));
        assertThrows(ArithmeticException.class, () -> ExactMath.add(2, Long.MAX_VALUE, "steps"));
    }

    /** int-08: a remainder of a power far beyond 64 bits. */
    @Test
    void remainderOfALargePowerIsExact() {
        BigInteger power = ExactBig.power(BigInteger.valueOf(4349), BigInteger.valueOf(5249), "steps");

        assertEquals(BigInteger.valueOf(1234), ExactBig.floorMod(power, BigInteger.valueOf(7031), "steps"));
    }

    /** int-02, int-03: what looks like integers is mathematics all the same. */
    @Test
    void negativePowersOfIntegersAreFractions() {
        assertEquals(0.25, RealMath.power(2, -2));
        assertEquals(0.0625, RealMath.power(4, -2));
    }

    /** thr-01, thr-02: one formula serves many threads. */
    @Test
    void sharedFormulaGivesEachThreadItsOwnValue() {
        ReferenceFormula sum = ReferenceFormula.parse("(let (s (+ a b)) (* s (exp (ln s))))");

        List<Boolean> right = IntStream.range(0, 2_000)
                .parallel()
                .mapToObj(i -> {
                    Real operand = Real.of(1 + i % 7);
                    double expected = 4.0 * (1 + i % 7) * (1 + i % 7);
                    return sum.evaluate(Map.of("a", operand, "b", operand)).distance(expected) < 1e-30;
                })
                .toList();

        assertTrue(right.stream().allMatch(value -> value));
    }
}
