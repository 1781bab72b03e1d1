package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conversions give the double nearest to the exact result. */
class ConversionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GB/s",
                "us",
                "bit",
                "kbit",
                "KiB",
                "YiB",
                "min",
                "km/h",
                "mi/h",
                "GB/h",
                "lb",
                "cc/s",
                "Qm",
                "qm",
                "Ym",
                "ym",
                "eV",
                "u",
                "in^3",
                "degC",
                "degF",
                "mdegC",
                "psi",
                "ft/min",
                "%",
                "ppm",
                "ly",
                "Mibit/min"
            })
    void roundOnceInBothDirections(String text) {
        Unit unit = Unit.parse(text);
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 3_000; i++) {
            double value = number(random, i);
            Rational exact = Rational.of(value);
            Rational coherent = exact.times(unit.factor()).plus(unit.offset());
            Rational back = exact.minus(unit.offset()).dividedBy(unit.factor());
            assertSame(coherent, unit.toCoherent(value), value + " " + text);
            assertSame(back, unit.fromCoherent(value), text + " from " + value);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"deg", "rpm", "Mpc", "arcsec", "deg^3/s", "1/deg"})
    void roundOnceWithPi(String text) {
        Unit unit = Unit.parse(text);
        Rational factor = unit.factor().times(Pi.power(unit.piPower()));
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 3_000; i++) {
            double value = number(random, i);
            assertSame(Rational.of(value).times(factor), unit.toCoherent(value), value + " " + text);
            assertSame(Rational.of(value).dividedBy(factor), unit.fromCoherent(value), text + " from " + value);
        }
    }

    /** Every tenth number is any double at all, every tenth a small integer, the others of usual size. */
    private static double number(SplittableRandom random, int i) {
        return switch (i % 10) {
            case 0 -> {
                double any = Double.longBitsToDouble(random.nextLong());
                yield Double.isFinite(any) ? any : Double.MIN_VALUE;
            }
            case 1 -> random.nextInt(-1_000, 1_000);
            default -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-12, 18));
        };
    }

    private static void assertSame(Rational exact, double computed, String what) {
        // The sign of a zero is that of the input, which a rational does not know.
        assertEquals(exact.toDouble() + 0.0, computed + 0.0, what);
    }

    @Test
    void roundOnceBetweenTwoUnits() {
        Unit yard = Unit.parse("yd/min");
        Unit knot = Unit.parse("nmi/h");
        Rational ratio = yard.factor().dividedBy(knot.factor());
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 3_000; i++) {
            double value = number(random, i);
            assertSame(Rational.of(value).times(ratio), yard.convert(value, knot), value + " yd/min");
        }
        assertEquals(90.0, Unit.parse("turn").convert(0.25, Unit.parse("deg")));
        assertEquals(20000.0, Unit.parse("degC").convert(20, Unit.parse("mdegC")));
    }

    @Test
    void decideTiesExactly() {
        // 9k GB/h are 2500000k byte/s; from this k on, that needs 54 bits and lies between two doubles.
        Unit rate = Unit.parse("GB/h");
        for (long k = (1L << 53) / 78125 | 1; k < (1L << 53) / 78125 + 400; k += 2) {
            assertEquals(Rational.of(2_500_000 * k).toDouble(), rate.toCoherent(9.0 * k), "k = " + k);
        }
        Rational middle = Rational.of(BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE));
        assertEquals(0x1p53, Unit.ONE.toCoherent(middle));
    }

    @Test
    void keepNumbersThatAreNotFinite() {
        for (String text : new String[] {"s", "ms", "min", "mi/h", "deg", "degC"}) {
            Unit unit = Unit.parse(text);
            assertEquals(Double.NaN, unit.toCoherent(Double.NaN));
            assertEquals(Double.POSITIVE_INFINITY, unit.toCoherent(Double.POSITIVE_INFINITY));
            assertEquals(Double.NEGATIVE_INFINITY, unit.fromCoherent(Double.NEGATIVE_INFINITY));
        }
    }
}
