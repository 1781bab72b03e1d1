package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
