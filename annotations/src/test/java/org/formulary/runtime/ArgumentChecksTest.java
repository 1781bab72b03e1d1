package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each message is the one that people and other programs rely on. */
class ArgumentChecksTest {

    private static final String FORMULA = "ringAllreduceTime";

    @Test
    void refusalNamesFormulaParameterSymbolDomainUnitAndValue() {
        DomainException refusal = Arguments.outside(FORMULA, "bandwidth", "B", "> 0", "byte/s", -1.0);

        assertEquals("ringAllreduceTime: bandwidth (B) must be > 0 byte/s, got -1.0", refusal.getMessage());
        assertEquals(FORMULA, refusal.formula());
        assertEquals("bandwidth", refusal.parameter());
        assertEquals("B", refusal.symbol());
    }

    @Test
    void refusalOfACountHasNoUnit() {
        assertEquals(
                "ringAllreduceTime: nGpus (N) must be >= 1, got 0",
                Arguments.outside(FORMULA, "nGpus", "N", ">= 1", "", 0L).getMessage());
    }

    @Test
    void valueThatIsNeverReachedIsToldHowFarTheFormulaReaches() {
        DomainException refusal =
                Arguments.beyondReach(FORMULA, "time", "T", "cannot be below", "2 alpha (N - 1)", 1.4e-5, "s", 1e-6);

        assertEquals(
                "ringAllreduceTime: time (T) cannot be below 2 alpha (N - 1) = 14 us with these arguments, got 1 us",
                refusal.getMessage());
    }

    @Test
    void nameThatIsTheSymbolIsPrintedOnce() {
        assertEquals(
                "torusDiameter: dims must be >= 1, got 0",
                Arguments.outside("torusDiameter", "dims", "dims", ">= 1", "", 0L)
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void numbersThatAreNotFiniteAreRefusedAsSuch(double value) {
        String expected = "ringAllreduceTime: bandwidth (B) must be finite, got " + value;

        assertEquals(
                expected,
                assertThrows(DomainException.class, () -> Arguments.finite(FORMULA, "bandwidth", "B", value))
                        .getMessage());
        assertEquals(
                expected,
                Arguments.outside(FORMULA, "bandwidth", "B", "> 0", "byte/s", value)
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0, -0.0, Double.MIN_VALUE, -Double.MAX_VALUE})
    void finiteNumbersPassUnchanged(double value) {
        assertEquals(value, Arguments.finite(FORMULA, "bandwidth", "B", value));
        assertEquals(value, Results.finite(FORMULA, value));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void resultThatIsNotFiniteNamesTheFormula(double value) {
        ArithmeticException fault = assertThrows(ArithmeticException.class, () -> Results.finite(FORMULA, value));

        assertEquals("ringAllreduceTime: the result is not finite for these arguments", fault.getMessage());
    }

    @Test
    void numbersThatLostDigitsAreRefusedUnlessTheyAreZeroForCause() {
        assertEquals(6.0, Results.product(FORMULA, 2, 3));
        assertEquals(24.0, Results.product(FORMULA, 2, 3, 4));
        assertEquals(0.0, Results.product(FORMULA, 1e-300, 0, 1e-300));
        assertEquals(0.0, Results.quotient(FORMULA, 0, 1e300));
        assertEquals(0.0, Results.power(FORMULA, 0, 3));
        assertEquals(8.0, Results.power(FORMULA, 2, 3));
        assertEquals(2.5, Results.normal(FORMULA, 2.5));
        List<Executable> refused = List.of(
                () -> Results.product(FORMULA, 1e-200, 1e-200),
                () -> Results.product(FORMULA, 1e-200, 1e-200, 1e300),
                () -> Results.quotient(FORMULA, 1e-200, 1e200),
                () -> Results.power(FORMULA, 1e-200, 2),
                () -> Results.normal(FORMULA, 0),
                () -> Results.normal(FORMULA, -Double.MIN_VALUE));
        refused.forEach(call -> assertEquals(
                "ringAllreduceTime: a number on the way to the result is too small for these arguments",
                assertThrows(ArithmeticException.class, call).getMessage()));
        assertThrows(ArithmeticException.class, () -> Results.product(FORMULA, 1e200, 1e200));
        assertThrows(ArithmeticException.class, () -> Results.quotient(FORMULA, 1, 0));
    }

    @Test
    void aTailCountsAsZeroUnlessItIsMagnified() {
        assertEquals(0.0, Results.scaled(FORMULA, 0.0, 1e20));
        assertEquals(0.0, Results.scaledDown(FORMULA, 0.0, 1e-20));
        assertEquals(6.0, Results.scaled(FORMULA, 2, 3));
        assertEquals(2.0, Results.scaledDown(FORMULA, 6, 3));
        assertThrows(ArithmeticException.class, () -> Results.scaled(FORMULA, 0.0, 1e40));
        assertThrows(ArithmeticException.class, () -> Results.scaledDown(FORMULA, 1e-310, 1e-40));
    }

    @Test
    void quantityComesInTheDeclaredUnit() {
        assertEquals(2.0, Dimensions.require(FORMULA, "latency", "alpha", Unit.parse("us"), Quantity.parse("2000 ns")));
    }

    @Test
    void wrongDimensionNamesBoth() {
        assertEquals(
                "ringAllreduceTime: messageBytes (M) must be in byte, got 8 (dimensionless)",
                refusal(Quantity.of(8.0, Unit.ONE)));
        assertEquals(
                "ringAllreduceTime: messageBytes (M) must be in byte, got 1 m (length)",
                refusal(Quantity.of(1.0, Unit.parse("m"))));
    }

    @Test
    void absentQuantityIsRefused() {
        assertEquals("ringAllreduceTime: messageBytes (M) must be in byte, got null", refusal(null));
    }

    private static String refusal(Quantity quantity) {
        return assertThrows(
                        DomainException.class,
                        () -> Dimensions.require(FORMULA, "messageBytes", "M", Unit.parse("byte"), quantity))
                .getMessage();
    }
}
