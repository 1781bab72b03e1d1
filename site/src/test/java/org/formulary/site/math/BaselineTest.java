package org.formulary.site.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BaselineTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, d0",
        "1, 50, d1",
        "50, 50, d1",
        "51, 100, d2",
        "686, 700, d14",
        "4000, 4000, d80",
        "4001, 4050, centred",
        "-20, 0, d0"
    })
    void takesTheNextStepThatHoldsTheDepth(int depth, int reach, String cssClass) {
        assertEquals(reach, Baseline.reach(depth));
        assertEquals(cssClass, Baseline.cssClass(Baseline.reach(depth)));
    }

    @Test
    void stylesheetSetsEachStepByItsDepth() {
        assertTrue(Baseline.stylesheet().contains("\n.d1{vertical-align:-0.05em}\n"));
        assertTrue(Baseline.stylesheet().contains("\n.d14{vertical-align:-0.70em}\n"));
        assertTrue(Baseline.stylesheet().contains("\n.d80{vertical-align:-4.00em}\n"));
        assertTrue(Baseline.stylesheet().contains("\n.centred{vertical-align:middle}\n"));
    }
}
