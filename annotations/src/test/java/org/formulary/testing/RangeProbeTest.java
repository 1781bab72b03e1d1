package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where numbers leave the range of doubles. */
class RangeProbeTest {

    private static final Parameter X = Parameter.of("x", "x", ArgumentRange.real(), "", "");
    private static final Parameter K = Parameter.of("k", "k", ArgumentRange.int64(), "", "");

    /** Points that nobody admits come first where others are dear to find: some have no value at all. */
    @Test
    void pointWithoutAValueIsNoPlace() {
        List<Point> points = Samples.of(1, List.of(X, K)).extremes();

        assertEquals(
                Optional.empty(),
                RangeProbe.first(points, point -> false, ReferenceFormula.parse("(* (* x x) (factorial k))")));
        assertEquals(
                Optional.of(RangeProbe.Kind.OVERFLOW),
                RangeProbe.first(points, point -> true, ReferenceFormula.parse("(* (* x x) (^ x 3))"))
                        .map(RangeProbe::kind));
    }
}
