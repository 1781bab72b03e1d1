package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource({
        "N, N",
        "B_link, B_link",
        "x33, x33",
        "α, alpha",
        "α_local, alpha_local",
        "B_α, B_alpha",
        "Δ, Delta",
        "x₁, x_1",
        "µ, mu",
        "μ, mu",
        "𝑁, N",
        "hardware.memory, hardware.memory",
        "if, if"
    })
    void areSpelledInAscii(String written, String canonical) {
        assertEquals(Optional.of(canonical), Names.canonical(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", " N", "N ", "a b", "2", "2N", "_a", "a_", "a__b", "a.", "а", "日", "é", "a'", "a+b", "ª"
            })
    void areNothingElse(String written) {
        assertEquals(Optional.empty(), Names.canonical(written));
    }

    @Test
    void areNotWordsOfTheLanguage() {
        for (String word : new String[] {"if", "mod", "is", "sum", "product", "pi", "log", "sin", "binomial"}) {
            assertTrue(Names.isReserved(word), word);
        }
        for (String word : new String[] {"e", "i", "even", "then", "Sin", "unit"}) {
            assertFalse(Names.isReserved(word), word);
        }
    }
}
