package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {

    @ParameterizedTest
    @CsvFileSource(resources = "quantity-texts.csv", useHeadersInDisplayName = true)
    void isPrintedWithTheFittingPrefix(String quantity, String decimal, String binary) {
        Quantity parsed = Quantity.parse(quantity);
        assertEquals(decimal, parsed.toString());
        assertEquals(binary == null ? decimal : binary, parsed.toBinaryString());
        assertEquals(decimal, Quantity.parse(decimal).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "273.438 ms, 3, 273 ms",
        "273.438 ms, 2, 270 ms",
        "273.438 ms, 1, 300 ms",
        "273.438 ms, 9, 273.438 ms",
        "999.9996 ms, 7, 999.9996 ms",
        "1234567 USD, 7, 1234567 USD",
        "1234567 USD, 3, 1.23e6 USD"
    })
    void isPrintedWithSoManyDigits(String quantity, int digits, String text) {
        assertEquals(text, Quantity.parse(quantity).format(digits));
    }

    @Test
    void anAbsentTextIsNamed() {
        assertEquals(
                "text",
                assertThrows(NullPointerException.class, () -> Quantity.parse(null))
                        .getMessage());
    }

    @Test
    void isPrintedWithDigitsInRange() {
        Quantity one = Quantity.parse("1 m");
        assertThrows(IllegalArgumentException.class, () -> one.format(0));
        assertThrows(IllegalArgumentException.class, () -> one.format(18));
    }

    @Test
    void isPrintedInTheUnitAskedFor() {
        Quantity day = Quantity.parse("1 d");
        assertEquals("24 h", day.inUnit("h").toString());
        assertEquals("86400 s", day.inUnit("s").toString());
        assertEquals("8.64e7 ms", day.inUnit(Unit.parse("ms")).toString());
        assertEquals(day, day.inUnit("ms"));
        assertEquals("2.88 TB", Quantity.parse("2.88e12 byte").toString());
        assertEquals("293.15 K", Quantity.parse("20 degC").inUnit("K").toString());
        assertEquals("68 degF", Quantity.parse("20 degC").inUnit("degF").toString());
    }

    @ParameterizedTest
    @CsvSource({"ms, 1e-12", "s, 1e-15", "g, 1e-12", "kg, 1e-15", "s, 1", "GB/s, 1", "bit, 1e6"})
    void eachNumberNextToABoundaryIsPrintedWithOneToThreeDigits(String unit, double boundary) {
        double value = boundary * (1 - 5e-7);
        for (int i = 0; i < 4; i++) {
            value = Math.nextDown(value);
        }
        for (int i = 0; i < 9; i++) {
            String text = Quantity.of(value, unit).toString();
            assertTrue(text.startsWith("1 ") || text.startsWith("999.999 "), text);
            value = Math.nextUp(value);
        }
    }

    @Test
    void temperatureIsPrintedWithoutTheNoiseOfItsKelvins() {
        assertEquals("0 degC", Quantity.parse("0 degC").toString());
        assertEquals("0 degC", Quantity.parse("273.15 K").inUnit("degC").toString());
        assertEquals("0 degF", Quantity.parse("0 degF").toString());
        assertEquals("1 degC", Quantity.parse("1 degC").format(17));
        assertEquals("0.1 degC", Quantity.parse("0.1 degC").format(17));
        assertEquals("-273.15 degC", Quantity.parse("0 K").inUnit("degC").toString());
        assertEquals("1e-12 degC", Quantity.parse("1e-12 degC").format(1));
    }

    @ParameterizedTest
    @CsvSource({
        "1 GB, 50 GB/s, 20 ms",
        "1 J, 1 s, 1 W",
        "1 V, 1 A, 1 Ohm",
        "12 m, 4 s, 3 m/s",
        "10 m, 5, 2 m",
        "6 s, 2 s, 3",
        "3 TFLOP, 2 s, 1.5 TFLOP/s",
        "1 N, 1 m^2, 1 Pa",
        "10 km, 5 %, 200 km"
    })
    void isDividedIntoTheNamedUnit(String dividend, String divisor, String quotient) {
        assertEquals(
                quotient,
                Quantity.parse(dividend).dividedBy(Quantity.parse(divisor)).toString());
    }

    @Test
    void isAddedInTheFirstUnit() {
        Quantity sum = Quantity.parse("1 km").plus(Quantity.parse("200 m"));
        assertEquals("1.2 km", sum.toString());
        assertEquals(
                "800 m", Quantity.parse("1 km").minus(Quantity.parse("200 m")).toString());
        assertEquals("-2 km", Quantity.parse("2 km").negate().toString());
        assertEquals(
                "90 min",
                Quantity.parse("1 h")
                        .inUnit("min")
                        .plus(Quantity.parse("30 min"))
                        .toString());
        assertEquals("3 km", Quantity.parse("2 km").times(1.5).toString());
        assertEquals("1 km", Quantity.parse("2 km").dividedBy(2).toString());
    }

    @Test
    void isRaisedToPowers() {
        assertEquals("9 m^2", Quantity.parse("3 m").power(2).toString());
        assertEquals("5 m", Quantity.parse("25 m^2").power(Rational.of(1, 2)).toString());
        assertEquals("5 m", Quantity.parse("125 m^3").power(Rational.of(1, 3)).toString());
        assertEquals("1", Quantity.parse("3 m").power(0).toString());
        assertEquals("500 1/s", Quantity.parse("2 ms").power(-1).toString());
        assertThrows(ArithmeticException.class, () -> Quantity.parse("0 m").power(-1));
        assertThrows(ArithmeticException.class, () -> Quantity.parse("0 m").power(0));
        assertThrows(ArithmeticException.class, () -> Quantity.parse("-1 m^2").power(Rational.of(1, 2)));
        assertThrows(ArithmeticException.class, () -> Quantity.parse("1e200 m").power(2));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e300})
    void refusesNumbersThatAreNotFiniteInTheCoherentUnit(double number) {
        String message = assertThrows(UnitException.class, () -> Quantity.of(number, "Ym"))
                .getMessage();
        assertEquals("a quantity is finite, and " + number + " Ym is not in m", message);
    }

    @Test
    void refusesResultsOutOfRange() {
        Quantity huge = Quantity.parse("1e300 m");
        assertEquals(
                "the product of 1e270 Qm and 1e270 Qm is out of range",
                assertThrows(ArithmeticException.class, () -> huge.times(huge)).getMessage());
        Quantity largest = Quantity.of(Double.MAX_VALUE, "m");
        assertThrows(ArithmeticException.class, () -> largest.plus(largest));
        assertThrows(ArithmeticException.class, () -> largest.minus(largest.negate()));
        assertThrows(ArithmeticException.class, () -> huge.dividedBy(Quantity.parse("1e-300 s")));
        assertThrows(UnitException.class, () -> huge.times(Double.NaN));
    }

    /** u083: the message names both operands. */
    @Test
    void refusesDivisionByZero() {
        Quantity length = Quantity.parse("1 m");
        assertEquals(
                "division by zero: 1 m is divided by 0",
                assertThrows(ArithmeticException.class, () -> length.dividedBy(-0.0))
                        .getMessage());
    }

    /** u078: 2^53 + 1 is no double. */
    @Test
    void refusesIntegersThatNoDoubleHolds() {
        Unit metre = Unit.parse("m");
        assertThrows(UnitException.class, () -> Quantity.of(9007199254740993L, metre));
        assertThrows(UnitException.class, () -> Quantity.of(Long.MAX_VALUE, "m"));
        assertEquals(0x1p53, Quantity.of(9007199254740992L, metre).value());
        assertEquals(-0x1p63, Quantity.of(Long.MIN_VALUE, metre).value());
    }

    /** u085: NaN is no quantity, and a bare 0 fits only pure numbers. */
    @Test
    void takesZeroForAPureNumber() {
        Quantity zero = Quantity.of(0, Unit.ONE);
        Quantity length = Quantity.parse("0 m");
        assertNotEquals(zero, length);
        assertThrows(UnitException.class, () -> length.plus(zero));
        assertThrows(UnitException.class, () -> zero.compareTo(length));
    }

    @Test
    void comparesSizesWhateverTheUnit() {
        List<Quantity> sorted =
                List.of(Quantity.parse("-1 m"), Quantity.parse("5 mm"), Quantity.parse("1 in"), Quantity.parse("3 cm"));
        assertEquals(
                sorted,
                List.of(sorted.get(2), sorted.get(3), sorted.get(0), sorted.get(1)).stream()
                        .sorted()
                        .toList());
        assertEquals(Quantity.of(0.0, "m"), Quantity.of(-0.0, "m"));
        assertEquals(Quantity.of(0.0, "m").hashCode(), Quantity.of(-0.0, "m").hashCode());
        assertEquals(0, Quantity.of(0.0, "m").compareTo(Quantity.of(-0.0, "m")));
        assertTrue(Quantity.parse("20 degC").compareTo(Quantity.parse("300 K")) < 0);
    }

    /** u056: a doubled temperature means nothing. */
    @Test
    void calculatesWithAbsoluteTemperaturesOnlyInKelvin() {
        Quantity warm = Quantity.parse("20 degC");
        Quantity kelvin = Quantity.parse("5 K");
        assertThrows(UnitException.class, () -> warm.times(2));
        assertThrows(UnitException.class, () -> warm.dividedBy(2));
        assertThrows(UnitException.class, () -> kelvin.dividedBy(warm));
        assertThrows(UnitException.class, warm::negate);
        assertThrows(UnitException.class, () -> warm.power(2));
        assertThrows(UnitException.class, () -> warm.plus(kelvin));
        assertThrows(UnitException.class, () -> warm.minus(kelvin));
        assertThrows(UnitException.class, () -> kelvin.minus(warm));
        assertEquals("298.15 K", warm.inUnit("K").plus(kelvin).toString());
    }

    @Test
    void namesBothDimensionsThatDoNotFit() {
        Quantity bytes = Quantity.parse("8");
        assertEquals(
                "8 (dimensionless) has no value in byte (information)",
                assertThrows(UnitException.class, () -> bytes.in("byte")).getMessage());
        assertEquals(
                "1 s (time) cannot be subtracted from 1 m (length)",
                assertThrows(UnitException.class, () -> Quantity.parse("1 m").minus(Quantity.parse("1 s")))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "quantity-refusals.csv", useHeadersInDisplayName = true)
    void refusesOtherText(String text, int offset, String reason) {
        UnitException fault = assertThrows(UnitException.class, () -> Quantity.parse(text));
        assertEquals(reason, fault.reason());
        assertEquals(OptionalInt.of(offset), fault.offset());
    }

    /** u065: another locale changes nothing. */
    @Test
    void readsAndPrintsTheSameInEachLocale() {
        Locale before = Locale.getDefault();
        try {
            for (String tag : new String[] {"de-DE", "en-AU", "ar-EG", "hi-IN-u-nu-deva", "tr-TR"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals(1e9, Quantity.parse("1.0E9").value());
                assertEquals("1.5 MiB", Quantity.parse("1.5 mebibytes").toString());
                assertEquals(
                        "\"GIB\" is not a unit: did you mean GiB or Gib?",
                        assertThrows(UnitException.class, () -> Unit.parse("GIB"))
                                .reason());
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void readsNumbersWithTheirUnitInOneRounding() {
        SplittableRandom random = new SplittableRandom(10);
        for (int i = 0; i < 10_000; i++) {
            long digits = random.nextLong(1L << 50);
            int exponent = random.nextInt(-30, 30);
            assertEquals(
                    Double.parseDouble(digits + "e" + (exponent - 6)),
                    Quantity.parse(digits + "e" + exponent + " us").value());
        }
    }

    @Test
    void readsBackWhatItPrints() {
        SplittableRandom random = new SplittableRandom(11);
        for (String unit : new String[] {"s", "GB/s", "KiB", "kg", "m^2", "1", "%", "USD/token", "FLOP", "bit", "h"}) {
            for (int i = 0; i < 500; i++) {
                double number = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-9, 15));
                Quantity quantity = Quantity.of(number, unit);
                Quantity again = Quantity.parse(quantity.format(17));
                assertEquals(quantity.value(), again.value(), Math.ulp(quantity.value()) * 2);
                assertEquals(
                        quantity.toString(), Quantity.parse(quantity.toString()).toString());
            }
        }
    }
}
