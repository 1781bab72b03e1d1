package org.formulary.site.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "0, 7",
        "-3, 3",
        "1e-12, 3e-12",
        "1, 1e9",
        "1e-300, 1e300",
        "2, 5",
        "0.3, 0.31",
        "1, 9",
        "1e5, 3.1e6",
        "-1e9, -1e8",
        "0, 1e-300",
        "1e15, 1.00001e15",
        "1, 31",
        "2, 90",
        "4, 6.5e2"
    })
    void marksAreFewRoundAndInside(double low, double high) {
        Axis axis = Axis.over(new double[] {low, high});
        List<Double> marks = axis.marks();
        assertTrue(marks.size() >= 2 && marks.size() <= 9, () -> marks.toString());
        for (double mark : marks) {
            double place = axis.place(mark);
            assertTrue(place >= -1e-6 && place <= 1 + 1e-6, () -> mark + " of " + axis);
        }
        assertEquals(marks.stream().distinct().sorted().toList(), marks);
    }

    @Test
    void marksAreRoundNumbers() {
        assertEquals(List.of(0.0, 2.0, 4.0, 6.0, 8.0, 10.0), new Axis(0, 10, false).marks());
        assertEquals(List.of(1.0, 10.0, 100.0, 1000.0), new Axis(1, 1000, true).marks());
        assertEquals(List.of(2.0, 5.0, 10.0), new Axis(2, 11, true).marks().subList(0, 3));
    }

    @Test
    void aPlaceLeadsBackToItsNumber() {
        for (Axis axis : List.of(new Axis(-2, 6, false), new Axis(1e-3, 1e6, true))) {
            assertEquals(axis.low(), axis.number(0), 1e-12);
            assertEquals(axis.high(), axis.number(1), axis.high() * 1e-12);
            assertEquals(0.25, axis.place(axis.number(0.25)), 1e-12);
        }
    }

    @Test
    void aConstantHasRoomOnBothSides() {
        Axis axis = Axis.over(new double[] {5, 5, Double.NaN});
        assertTrue(axis.low() < 5 && axis.high() > 5);
        assertEquals(new Axis(-1, 1, false), Axis.over(new double[] {0}));
    }

    @Test
    void onlyAWideRangeOfPositiveNumbersGoesByFactors() {
        assertTrue(Axis.over(new double[] {1, 1000}).log());
        assertFalse(Axis.over(new double[] {0, 1000}).log());
        assertFalse(Axis.over(new double[] {1, 10}).log());
    }
}
