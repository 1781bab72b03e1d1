package org.formulary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.junit.jupiter.api.Test;
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
