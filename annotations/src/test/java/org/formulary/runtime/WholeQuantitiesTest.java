package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.junit.jupiter.api.Test;

/** Quantities that count something are whole numbers. */
class WholeQuantitiesTest {

    private static final Unit TOKEN = Unit.parse("token");

    @Test
    void takesWholeNumbersOfTheUnit() {
        assertEquals(2000L, Dimensions.requireLong("f", "tokens", "n", TOKEN, Quantity.parse("2 ktoken")));
        assertEquals(2000, Dimensions.requireInt("f", "tokens", "n", TOKEN, Quantity.parse("2 ktoken")));
    }

    @Test
    void takesEachWholeNumberOfAUnitThatIsNotCoherent() {
        for (String text : List.of("ns", "ms", "%", "deg", "km", "min", "KiB", "degC")) {
            Unit unit = Unit.parse(text);
            for (long number = -2000; number <= 2000; number++) {
                Quantity quantity = Quantity.of((double) number, unit);
                assertEquals(number, Dimensions.requireLong("f", "count", "n", unit, quantity), quantity::toString);
            }
        }
        Unit ns = Unit.parse("ns");
        assertThrows(
                DomainException.class,
                () -> Dimensions.requireLong("f", "count", "n", ns, Quantity.of(15 - 1e-12, ns)));
    }

    @Test
    void refusesFractionsAndWhatTheTypeDoesNotHold() {
        assertEquals(
                "f: tokens (n) must be a whole number of token, got 2.5 token",
                assertThrows(
                                DomainException.class,
                                () -> Dimensions.requireLong("f", "tokens", "n", TOKEN, Quantity.parse("2.5 token")))
                        .getMessage());
        assertThrows(
                DomainException.class,
                () -> Dimensions.requireLong("f", "tokens", "n", TOKEN, Quantity.of(0x1p63, TOKEN)));
        assertThrows(
                DomainException.class,
                () -> Dimensions.requireInt("f", "tokens", "n", TOKEN, Quantity.of(0x1p31, TOKEN)));
    }
}
