package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The equations of the seed, letter for letter as its pages print them. */
class SeedEquationsTest {

    static List<Row> rows() {
        return Row.of("seed-equations.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void areLegalAsTheyStand(Row row) {
        Parsed<?> parsed = row.parse();
        assertTrue(parsed.isClean(), () -> parsed.problems().toString());
        assertEquals(row.expected(), Shape.of((Equation) parsed.tree().orElseThrow()));
    }

    @Test
    void areAllThere() {
        assertEquals(21, rows().size());
    }
}
