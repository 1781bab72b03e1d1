package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimensionTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1, dimensionless",
        "rad, 1, dimensionless",
        "ms, s, time",
        "GB, byte, information",
        "GB/s, byte/s, information/time",
        "1/s, 1/s, 1/time",
        "km, m, length",
        "J, kg m^2/s^2, energy",
        "N, kg m/s^2, force",
        "V, kg m^2/(s^3 A), voltage",
        "W/(m K), kg m/(s^3 K), mass length/(time^3 temperature)",
        "m^(1/2), m^(1/2), length^(1/2)",
        "1/m^(1/2), 1/m^(1/2), 1/length^(1/2)",
        "TFLOP/s, FLOP/s, operation/time",
        "FLOP/byte, FLOP/byte, operation/information",
        "USD/token, USD/token, currency USD/token",
        "cd mol, mol cd, amount luminous intensity"
    })
    void isPrintedAsCoherentUnitAndInWords(String unit, String coherent, String words) {
        Dimension dimension = Unit.parse(unit).dimension();
        assertEquals(coherent, dimension.toString());
        assertEquals(words, dimension.describe());
        assertEquals(dimension, Unit.parse(coherent).dimension());
    }

    @Test
    void isTheSameByWhateverWayItIsReached() {
        Dimension speed = Dimension.LENGTH.dividedBy(Dimension.TIME);
        Dimension other = Dimension.TIME.power(Rational.of(-1)).times(Dimension.LENGTH);
        assertEquals(speed, other);
        assertEquals(speed.hashCode(), other.hashCode());
        assertEquals(speed.toString(), other.toString());
        assertNotEquals(speed, Dimension.TIME.dividedBy(Dimension.LENGTH));
    }

    @Test
    void cancelsToNone() {
        assertTrue(Dimension.TOKEN.dividedBy(Dimension.TOKEN).isNone());
        assertTrue(Dimension.TOKEN.power(Rational.ZERO).isNone());
        assertEquals(
                Dimension.NONE,
                Dimension.LENGTH.power(Rational.of(1, 2)).power(Rational.of(2)).dividedBy(Dimension.LENGTH));
        assertFalse(Dimension.TOKEN.isNone());
    }

    @Test
    void keepsCountsAndCurrenciesApart() {
        List<Dimension> counts = List.of(
                Dimension.TOKEN,
                Dimension.OPERATION,
                Dimension.INFORMATION,
                Unit.parse("USD").dimension(),
                Unit.parse("EUR").dimension(),
                Dimension.NONE);
        assertEquals(counts.size(), counts.stream().distinct().count());
    }

    @Test
    void listsItsExponentsInPrintingOrder() {
        assertEquals(
                "{FLOP=1, byte=-1, s=-2}",
                Unit.parse("FLOP/(s^2 byte)").dimension().exponents().toString());
    }

    @Test
    void boundsExponents() {
        Dimension high = Dimension.LENGTH.power(Rational.of(99));
        assertThrows(UnitException.class, () -> high.times(Dimension.LENGTH));
        assertThrows(UnitException.class, () -> Dimension.LENGTH.power(Rational.of(1, 100)));
        assertThrows(UnitException.class, () -> Dimension.LENGTH.power(Rational.of(Long.MIN_VALUE)));
        assertEquals("1/m^99", high.power(Rational.of(-1)).toString());
    }
}
