package org.formulary.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RationalTest {

    private static final BigInteger TWO = BigInteger.TWO;

    @Test
    void isInLowestTermsWithPositiveDenominator() {
        assertEquals("-3/4", Rational.of(6, -8).toString());
        assertEquals(Rational.of(1, 2), Rational.of(-2, -4));
        assertEquals(Rational.of(1, 2).hashCode(), Rational.of(-2, -4).hashCode());
        assertEquals(Rational.ZERO, Rational.of(0, -5));
        assertNotEquals(Rational.of(1, 2), Rational.of(2));
    }

    @Test
    void refusesDenominatorZero() {
        assertThrows(ArithmeticException.class, () -> Rational.of(1, 0));
        assertThrows(ArithmeticException.class, () -> Rational.ONE.dividedBy(Rational.ZERO));
        assertThrows(ArithmeticException.class, () -> Rational.ZERO.power(-1));
    }

    @Test
    void obeysTheLawsOfAField() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2_000; i++) {
            Rational a = fraction(random);
            Rational b = fraction(random);
            Rational c = fraction(random);
            assertEquals(a.plus(b).times(c), a.times(c).plus(b.times(c)));
            assertEquals(a, a.plus(b).minus(b));
            assertEquals(a.minus(b).signum(), a.compareTo(b));
            if (b.signum() != 0) {
                assertEquals(a, a.times(b).dividedBy(b));
                assertEquals(b.power(3), Rational.ONE.dividedBy(b.power(-3)));
            }
        }
    }

    /** Where the ways to compute meet: magnitudes around powers of two from 2^29 to 2^65, and their quotients. */
    @Test
    void isTheSameWhateverTheSizeOnTheWay() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 20_000; i++) {
            BigInteger a = edge(random);
            BigInteger b = edge(random).abs().max(BigInteger.ONE);
            BigInteger c = edge(random);
            BigInteger d = edge(random).abs().max(BigInteger.ONE);
            Rational x = Rational.of(a, b);
            Rational y = Rational.of(c, d);
            same(a.multiply(d).add(c.multiply(b)), b.multiply(d), x.plus(y));
            same(a.multiply(c), b.multiply(d), x.times(y));
            same(a.negate(), b, x.negate());
            same(a.abs(), b, x.abs());
            assertEquals(Integer.signum(a.multiply(d).compareTo(c.multiply(b))), Integer.signum(x.compareTo(y)));
            assertEquals(x, Rational.of(a.shiftLeft(70), b.shiftLeft(70)));
            assertEquals(
                    x,
                    x.times(Rational.of(BigInteger.ONE.shiftLeft(99)))
                            .dividedBy(Rational.of(BigInteger.ONE.shiftLeft(99))));
            assertEquals(
                    new BigDecimal(x.numerator())
                            .divide(new BigDecimal(x.denominator()), new MathContext(400))
                            .doubleValue(),
                    x.toDouble());
            if (a.signum() != 0) {
                same(c.multiply(b), d.multiply(a), y.dividedBy(x));
            }
        }
    }

    private static void same(BigInteger numerator, BigInteger denominator, Rational actual) {
        Rational expected = Rational.of(numerator, denominator);
        assertEquals(expected, actual);
        assertEquals(expected.hashCode(), actual.hashCode());
        assertEquals(numerator.multiply(actual.denominator()), denominator.multiply(actual.numerator()));
        assertEquals(BigInteger.ONE, actual.numerator().gcd(actual.denominator()));
    }

    private static BigInteger edge(SplittableRandom random) {
        BigInteger near =
                BigInteger.ONE.shiftLeft(random.nextInt(29, 66)).add(BigInteger.valueOf(random.nextInt(-3, 4)));
        BigInteger size = random.nextBoolean() ? near : BigInteger.valueOf(random.nextInt(0, 50));
        return random.nextBoolean() ? size : size.negate();
    }

    private static Rational fraction(SplittableRandom random) {
        return Rational.of(random.nextLong(-1_000_000, 1_000_000), random.nextLong(1, 1_000_000));
    }

    @ParameterizedTest
    @CsvSource({"7, 2, 3, 4", "-7, 2, -4, -3", "6, 2, 3, 3", "-6, 2, -3, -3", "0, 5, 0, 0", "-1, 3, -1, 0"})
    void roundsDownAndUp(long numerator, long denominator, long floor, long ceiling) {
        Rational value = Rational.of(numerator, denominator);
        assertEquals(BigInteger.valueOf(floor), value.floor());
        assertEquals(BigInteger.valueOf(ceiling), value.ceiling());
    }

    @Test
    void givesEachDoubleBack() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 20_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value) && value != 0) {
                assertEquals(value, Rational.of(value).toDouble());
            }
        }
        for (double value :
                new double[] {0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, -Double.MIN_VALUE}) {
            assertEquals(value, Rational.of(value).toDouble());
        }
    }

    @Test
    void refusesDoublesThatAreNoNumbers() {
        assertThrows(NumberFormatException.class, () -> Rational.of(Double.NaN));
        assertThrows(NumberFormatException.class, () -> Rational.of(Double.NEGATIVE_INFINITY));
    }

    @Test
    void roundsTiesToEvenAndTheirNeighboursAway() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 5_000; i++) {
            double below = Double.longBitsToDouble(random.nextLong(0, Double.doubleToLongBits(Double.MAX_VALUE)));
            double above = Math.nextUp(below);
            Rational middle = Rational.of(below).plus(Rational.of(above)).dividedBy(Rational.of(2));
            Rational nudge = Rational.of(BigInteger.ONE, TWO.pow(3000));
            boolean isEven = (Double.doubleToLongBits(below) & 1) == 0;
            assertEquals(isEven ? below : above, middle.toDouble());
            assertEquals(isEven ? -below : -above, middle.negate().toDouble());
            assertEquals(above, middle.plus(nudge).toDouble());
            assertEquals(below, middle.minus(nudge).toDouble());
        }
    }

    @Test
    void roundsAsDecimalTextIsRead() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 20_000; i++) {
            String text = random.nextLong() + "e" + random.nextInt(-345, 300);
            assertEquals(
                    Double.parseDouble(text), Rational.of(new BigDecimal(text)).toDouble(), text);
        }
    }

    @Test
    void roundsAtTheEndsOfTheRange() {
        Rational largest = Rational.of(Double.MAX_VALUE);
        Rational halfStep = Rational.of(TWO.pow(970));
        Rational little = Rational.of(1, 1_000);
        assertEquals(Double.MAX_VALUE, largest.plus(halfStep).minus(little).toDouble());
        assertEquals(Double.POSITIVE_INFINITY, largest.plus(halfStep).toDouble());
        assertEquals(
                Double.NEGATIVE_INFINITY, Rational.of(TWO.pow(100_000).negate()).toDouble());
        Rational halfOfSmallest = Rational.of(BigInteger.ONE, TWO.pow(1075));
        assertEquals(0.0, halfOfSmallest.toDouble());
        assertEquals(
                Double.MIN_VALUE, halfOfSmallest.plus(halfOfSmallest.power(2)).toDouble());
        assertEquals(0.0, Rational.of(BigInteger.ONE, TWO.pow(100_000)).toDouble());
        assertEquals(2 * Double.MIN_VALUE, halfOfSmallest.times(Rational.of(3)).toDouble());
    }

    @Test
    void roundsHugeFractionsOfOrdinarySize() {
        BigInteger huge = BigInteger.TEN.pow(20_000);
        assertEquals(
                1.0 / 3,
                Rational.of(huge, huge.multiply(BigInteger.valueOf(3)).add(TWO)).toDouble());
    }

    @Test
    void ofADoubleIsItsExactValue() {
        SplittableRandom random = new SplittableRandom(5);
        DoubleStream edges = DoubleStream.of(
                0.0,
                -0.0,
                1,
                -1,
                0.1,
                Double.MIN_VALUE,
                -3 * Double.MIN_VALUE,
                Math.nextDown(Double.MIN_NORMAL),
                Double.MIN_NORMAL,
                0x1p52,
                0x1p53,
                0x1p53 + 2,
                Double.MAX_VALUE);
        DoubleStream.concat(edges, random.longs(20_000).mapToDouble(Double::longBitsToDouble))
                .filter(Double::isFinite)
                .forEach(value -> assertEquals(Rational.of(new BigDecimal(value)), Rational.of(value)));
        assertThrows(NumberFormatException.class, () -> Rational.of(Double.NaN));
        assertThrows(NumberFormatException.class, () -> Rational.of(Double.NEGATIVE_INFINITY));
    }
}
