package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class UnitParserTest {

    private static final List<String> PIECES = List.of(
            "m", "s", "GB", "KB", "byte", "µ", "μ", "us", "min", "degC", "deg", " C", "%", "1", "2", "100", "-", "^",
            "**", "*", "·", "/", "(", ")", " ", "²", "⁻", "^-1", "^(1/2)", "^99", "b", "1/", "Ω", "\u212B", "\uD835",
            "\uDC00", "\u0000", "\n", "+", "[", "x", "_", "é", "€", "token", "FLOPS", "km/h", "Qm", ".", ",", "e9",
            "1e3");

    @ParameterizedTest
    @CsvFileSource(resources = "unit-refusals.csv", useHeadersInDisplayName = true)
    void refusesWithPlaceAndMend(String text, int offset, String reason, String suggestions) {
        UnitException fault = assertThrows(UnitException.class, () -> Unit.parse(text));
        assertEquals(reason, fault.reason());
        assertEquals(OptionalInt.of(offset), fault.offset());
        assertEquals(suggestions == null ? List.of() : List.of(suggestions.split("\\|")), fault.suggestions());
        fault.suggestions().forEach(Unit::parse);
    }

    @Test
    void showsTextAndPlaceInTheMessage() {
        UnitException fault = assertThrows(UnitException.class, () -> Unit.parse("GB/Sec"));
        assertEquals("\"Sec\" is not a unit: did you mean sec? (character 4 of \"GB/Sec\")", fault.getMessage());
    }

    @Test
    void boundsLengthAndNesting() {
        assertThrows(UnitException.class, () -> Unit.parse("m ".repeat(100_000)));
        assertThrows(UnitException.class, () -> Unit.parse("(".repeat(400) + "m" + ")".repeat(400)));
        assertThrows(UnitException.class, () -> Unit.parse("(".repeat(1_000)));
        assertEquals("m", Unit.parse("(".repeat(32) + "m" + ")".repeat(32)).symbol());
        String message = assertThrows(UnitException.class, () -> Unit.parse("x".repeat(999)))
                .getMessage();
        assertTrue(message.length() < 200, message);
    }

    /** Whatever the text is: a unit that its own symbol gives back, or a UnitException that points into the text. */
    @Test
    void readsOrRefusesAnyText() {
        SplittableRandom random = new SplittableRandom(9);
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            String text = i % 2 == 0 ? pieces(random) : characters(random);
            try {
                Unit unit = Unit.parse(text);
                assertEquals(unit, Unit.parse(unit.symbol()), text);
                read++;
            } catch (UnitException fault) {
                int offset = fault.offset().orElseThrow();
                assertTrue(offset >= 0 && offset <= text.length(), () -> text + ": " + fault.getMessage());
            }
            if (i % 8 > 1) {
                continue;
            }
            try {
                Quantity.parse("2" + text);
            } catch (UnitException fault) {
                assertTrue(fault.offset().isPresent());
            }
        }
        assertTrue(read > 1_000, "too few of the random texts are units: " + read);
    }

    private static String pieces(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int count = random.nextInt(1, 8); count > 0; count--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    private static String characters(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int count = random.nextInt(1, 8); count > 0; count--) {
            text.append((char) (random.nextInt(10) == 0 ? random.nextInt(0x10000) : random.nextInt(0x20, 0x7f)));
        }
        return text.toString();
    }
}
