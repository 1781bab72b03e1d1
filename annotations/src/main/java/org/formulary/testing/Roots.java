package org.formulary.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import org.formulary.quantity.Rational;
import org.formulary.testing.Enclosure.Interval;

/** Integer roots, and from them roots of decimals as intervals of one unit in the last digit. */
final class Roots {

    private Roots() {}

    /** The greatest integer whose {@code n}-th power is not above {@code value >= 0}. */
    static BigInteger floor(BigInteger value, int n) {
        if (n == 2) {
            return value.sqrt();
        }
        if (value.bitLength() <= n) {
            return value.signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
        }
        // Newton's iteration from above decreases until it is there.
        BigInteger root = BigInteger.ONE.shiftLeft((value.bitLength() + n - 1) / n);
        BigInteger degree = BigInteger.valueOf(n);
        BigInteger before = BigInteger.valueOf(n - 1L);
        while (true) {
            BigInteger next =
                    root.multiply(before).add(value.divide(root.pow(n - 1))).divide(degree);
            if (next.compareTo(root) >= 0) {
                return root;
            }
            root = next;
        }
    }

    /** The {@code n}-th root of {@code value >= 0} if that is rational. */
    static Optional<Rational> exact(Rational value, BigInteger n) {
        if (value.signum() == 0 || value.equals(Rational.ONE)) {
            return Optional.of(value);
        }
        int bits = Math.max(value.numerator().bitLength(), value.denominator().bitLength());
        if (n.compareTo(BigInteger.valueOf(bits)) >= 0) {
            return Optional.empty();
        }
        int degree = n.intValue();
        return exact(value.numerator(), degree)
                .flatMap(numerator ->
                        exact(value.denominator(), degree).map(denominator -> Rational.of(numerator, denominator)));
    }

    private static Optional<BigInteger> exact(BigInteger value, int n) {
        // An n-th power ends in a multiple of n zero bits, and in a square 001 comes before them.
        int zeros = value.getLowestSetBit();
        boolean possible = zeros % n == 0 && (n != 2 || !(value.testBit(zeros + 1) || value.testBit(zeros + 2)));
        return Optional.of(value)
                .filter(power -> possible)
                .map(power -> floor(power, n))
                .filter(root -> root.pow(n).equals(value));
    }

    /** The {@code n}-th root of a decimal {@code >= 0}. */
    static Interval enclose(BigDecimal x, int n, int digits) {
        if (x.signum() == 0) {
            return new Interval(BigDecimal.ZERO, BigDecimal.ZERO);
        }
        // Give the integer under the root n digits for each of the result's, and a scale that n divides.
        int scale = x.scale() + Math.max(0, n * (digits + 1) - x.precision());
        scale += Math.floorMod(-scale, n);
        BigInteger radicand = x.setScale(scale).unscaledValue();
        BigInteger root = floor(radicand, n);
        BigInteger above = root.pow(n).equals(radicand) ? root : root.add(BigInteger.ONE);
        return new Interval(new BigDecimal(root, scale / n), new BigDecimal(above, scale / n));
    }
}
