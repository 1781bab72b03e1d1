package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class UnitTest {

    @ParameterizedTest
    @CsvFileSource(resources = "unit-factors.csv", useHeadersInDisplayName = true)
    void hasTheFactorOfItsDefinition(String unit, String factor, int piPower, String coherent) {
        Unit parsed = Unit.parse(unit);
        assertEquals(factor, parsed.factor().toString());
        assertEquals(piPower, parsed.piPower());
        assertEquals(coherent, parsed.dimension().toString());
        assertEquals(Unit.coherent(parsed.dimension()).dimension(), parsed.dimension());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "unit-spellings.csv", useHeadersInDisplayName = true)
    void readsManySpellingsAndPrintsOne(String text, String symbol) {
        assertEquals(symbol, Unit.parse(text).symbol());
        assertEquals(Unit.parse(symbol), Unit.parse(text));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "unit-latex.csv", useHeadersInDisplayName = true)
    void isWrittenInLatex(String unit, String latex) {
        assertEquals(latex, Unit.parse(unit).latex());
    }

    @Test
    void isEqualByMeaning() {
        assertEquals(Unit.parse("mL"), Unit.parse("cm^3"));
        assertEquals(Unit.parse("mL").hashCode(), Unit.parse("cm^3").hashCode());
        assertNotEquals(Unit.parse("degC"), Unit.parse("K"));
        assertNotEquals(Unit.parse("Hz"), Unit.parse("rpm"));
        assertNotEquals(Unit.parse("deg"), Unit.parse("%"));
        assertEquals(Unit.ONE, Unit.parse("1"));
        assertEquals("1", Unit.ONE.symbol());
    }

    @Test
    void isCoherentWithFactorOneAndNoOffset() {
        assertTrue(Unit.parse("byte/s").isCoherent());
        assertTrue(Unit.parse("kg").isCoherent());
        assertTrue(Unit.parse("rad").isCoherent());
        assertFalse(Unit.parse("bit").isCoherent());
        assertFalse(Unit.parse("g").isCoherent());
        assertFalse(Unit.parse("degC").isCoherent());
        assertFalse(Unit.parse("rpm").isCoherent());
    }

    @Test
    void cancelsAndMerges() {
        Unit rate = Unit.parse("GB/s");
        assertEquals("GB", rate.times(Unit.parse("s")).symbol());
        assertEquals("1", rate.dividedBy(rate).symbol());
        assertEquals("GB^2/s^2", rate.times(rate).symbol());
        assertEquals("GB kB/s", rate.times(Unit.parse("kB")).symbol());
        assertEquals("s/GB", rate.power(Rational.of(-1)).symbol());
    }

    @Test
    void takesRootsWhereTheFactorIsExact() {
        assertEquals(
                Rational.of(100), Unit.parse("hm^2").power(Rational.of(1, 2)).factor());
        assertEquals(Rational.of(1, 10), Unit.parse("mm^(1/3)").factor());
        assertThrows(UnitException.class, () -> Unit.parse("km^(1/2)"));
        assertThrows(UnitException.class, () -> Unit.parse("deg^(1/2)"));
    }

    @ParameterizedTest
    @CsvSource({"degC, 0, 273.15", "degC, -273.15, 0", "degF, 32, 273.15", "degF, 212, 373.15", "degC, 36.6, 309.75"})
    void convertsAbsoluteTemperaturesToKelvin(String unit, double number, double kelvin) {
        assertEquals(kelvin, Unit.parse(unit).toCoherent(number), 1e-13);
        assertEquals(number, Unit.parse(unit).convert(number, Unit.parse(unit)));
        assertEquals(number, Unit.parse("K").convert(kelvin, Unit.parse(unit)), 1e-12);
    }

    @Test
    void keepsAbsoluteTemperaturesOutOfProducts() {
        Unit celsius = Unit.parse("degC");
        for (String text : new String[] {"degC/s", "W/degC", "degC^2", "degC degC", "1/degF", "mdegC m"}) {
            String message =
                    assertThrows(UnitException.class, () -> Unit.parse(text)).getMessage();
            assertTrue(message.contains("write K"), message);
        }
        assertThrows(UnitException.class, () -> celsius.times(Unit.parse("s")));
        assertEquals(celsius, celsius.times(Unit.ONE));
    }

    @Test
    void refusesConversionToAnotherDimension() {
        UnitException fault =
                assertThrows(UnitException.class, () -> Unit.parse("m").convert(1, Unit.parse("s")));
        assertEquals("m (length) does not convert to s (time)", fault.getMessage());
    }

    @Test
    void boundsFactors() {
        assertThrows(UnitException.class, () -> Unit.parse("Qm^99"));
        assertThrows(UnitException.class, () -> Unit.parse("m^100"));
        assertThrows(UnitException.class, () -> Unit.parse("Mpc^50 Mpc^50"));
    }
}
