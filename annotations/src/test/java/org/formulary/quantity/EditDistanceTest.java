package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

    @ParameterizedTest
    @CsvSource({
        "gram, gram, 0",
        "gramm, gram, 1",
        "gam, gram, 1",
        "grem, gram, 1",
        "garm, gram, 1",
        "'', gram, 4",
        "ab, ba, 1",
        "abc, ca, 3",
        "kitten, sitting, 3",
        "µs, us, 1"
    })
    void countsTypingErrorsAndIsBoundedByTheLetters(String from, String to, int distance) {
        assertEquals(distance, EditDistance.between(from, to));
        assertEquals(distance, EditDistance.between(to, from));
        assertTrue(EditDistance.atLeast(EditDistance.letters(from), EditDistance.letters(to)) <= distance);
    }
}
