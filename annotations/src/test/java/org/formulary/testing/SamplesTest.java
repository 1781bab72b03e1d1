package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges and the points that are drawn from them. */
class SamplesTest {

    private static final Parameter M =
            Parameter.of("M", "messageBytes", ArgumentRange.real().from("0"), "byte", ">= 0");
    private static final Parameter N =
            Parameter.of("N", "nGpus", ArgumentRange.int64().from("1"), "", ">= 1");
    private static final Parameter F =
            Parameter.of("f", "fraction", ArgumentRange.real().above("0").upTo("1"), "", "in (0, 1]");
    private static final Parameter K =
            Parameter.of("k", "chosen", ArgumentRange.int32().from("0"), "", "<= N");

    @Test
    void sameSeedGivesTheSamePointsOnEveryPlatform() {
        List<Point> points = Samples.of(1, List.of(M, N, F)).draw(50);

        assertEquals(points.toString(), Samples.of(1, List.of(M, N, F)).draw(50).toString());
        assertNotEquals(
                points.toString(), Samples.of(2, List.of(M, N, F)).draw(50).toString());
        SplitMix random = new SplitMix(1234567);
        assertEquals(6457827717110365317L, random.next());
        assertEquals(3203168211198807973L, random.next());
    }

    @Test
    void everyPointLiesInItsRangesAndMeetsTheConditions() {
        ReferenceCondition condition = ReferenceFormula.parseCondition("(and (<= k N) (even k))");
        List<Point> points = Samples.of(5, List.of(M, N, F, K)).where(condition).draw(200);

        assertEquals(200, points.size());
        for (Point point : points) {
            assertTrue(point.isInRange(), point::toString);
            assertTrue(point.integer("k") <= point.integer("N") && point.int32("k") % 2 == 0, point::toString);
        }
    }

    @Test
    void boundariesComeFirstAndMagnitudesSpanTheRange() {
        List<Point> points = Samples.of(9, List.of(M, N)).draw(300);

        assertEquals(0.0, points.get(0).real("M"));
        assertTrue(points.subList(0, 10).stream().anyMatch(point -> point.integer("N") == 1));
        assertTrue(points.stream().anyMatch(point -> point.integer("N") == Long.MAX_VALUE));
        assertTrue(points.stream().anyMatch(point -> point.real("M") > 1e100));
        assertTrue(points.stream().anyMatch(point -> point.real("M") > 0 && point.real("M") < 1e-100));
    }

    @Test
    void aDomainThatCannotBeHitGivesNoPoints() {
        assertEquals(
                List.of(),
                Samples.of(1, List.of(N))
                        .where(ReferenceFormula.parseCondition("(< N 0)"))
                        .draw(3));
    }

    @Test
    void aFormulaWithoutParametersHasOnePoint() {
        assertEquals("[no arguments]", Samples.of(1, List.of()).draw(10).toString());
    }

    @Test
    void neighboursOfBoundsLieOnEitherSide() {
        ArgumentRange closed = ArgumentRange.real().from("0").upTo("1");
        assertEquals(0.0, closed.least());
        assertEquals(Optional.of(-Double.MIN_VALUE), closed.justBelow());
        assertEquals(Optional.of(Math.nextUp(1.0)), closed.justAbove());

        ArgumentRange open = ArgumentRange.real().above("0").below("1");
        assertEquals(Double.MIN_VALUE, open.least());
        assertEquals(Optional.of(0.0), open.justBelow());
        assertEquals(Math.nextDown(1.0), open.greatest());
        assertEquals(Optional.of(1.0), open.justAbove());

        ArgumentRange third = ArgumentRange.real().from("1/3").upTo("2/3");
        assertTrue(third.contains(third.least())
                && !third.contains(third.justBelow().orElseThrow()));
        assertTrue(third.contains(third.greatest())
                && !third.contains(third.justAbove().orElseThrow()));

        ArgumentRange count = ArgumentRange.int64().above("0.5").below("9.5");
        assertEquals(1L, count.least());
        assertEquals(Optional.of(0L), count.justBelow());
        assertEquals(9L, count.greatest());
        assertEquals(Optional.of(10L), count.justAbove());
        assertEquals(Optional.empty(), ArgumentRange.int32().justAbove());
        assertEquals((long) Integer.MAX_VALUE, ArgumentRange.int32().greatest());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1/0", "1e99999", "1/", "0x1"})
    void boundsThatAreNoNumbersAreRefused(String bound) {
        ArgumentRange range = ArgumentRange.real();
        assertThrows(IllegalArgumentException.class, () -> range.from(bound));
    }

    @Test
    void shrinkingKeepsTheFailureAndForgetsTheRest() {
        Point failing = Samples.of(3, List.of(M, N, F)).draw(300).stream()
                .filter(point -> point.integer("N") >= 1000)
                .findFirst()
                .orElseThrow();
        Point plain = Shrinker.shrink(failing, point -> point.isInRange() && point.integer("N") >= 1000);

        assertEquals("M = 0.0 byte, N = 1000, f = 1.0", plain.toString());
    }
}
