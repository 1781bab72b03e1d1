package org.formulary.quantity;

import java.math.BigInteger;
import java.util.Optional;

/**
 * An exact positive factor between units.
 *
 * @param value its rational part
 * @param piPower the power of pi it has besides
 */
record Scale(Rational value, int piPower) {

    static final Scale ONE = new Scale(Rational.ONE, 0);

    /** More than any product of units that a double can express a quantity in. */
    private static final int MAX_BITS = 4096;

    static Scale of(Rational value) {
        return new Scale(value, 0);
    }

    Scale times(Scale other) {
        return checked(value.times(other.value), piPower + other.piPower);
    }

    Scale inverse() {
        return new Scale(Rational.ONE.dividedBy(value), -piPower);
    }

    /** The power, where it is a rational times a power of pi again: {@code 100^(1/2)} is, {@code 1000^(1/2)} is not. */
    Optional<Scale> power(Rational exponent) {
        int degree = exponent.denominator().intValueExact();
        int power = exponent.numerator().intValueExact();
        long bits = (long) Math.max(
                        value.numerator().bitLength(), value.denominator().bitLength())
                * Math.abs(power);
        if (bits > 2 * MAX_BITS) {
            throw outOfRange();
        }
        if (piPower * power % degree != 0) {
            return Optional.empty();
        }
        Rational raised = value.power(power);
        return root(raised.numerator(), degree)
                .flatMap(above -> root(raised.denominator(), degree).map(below -> Rational.of(above, below)))
                .map(rational -> checked(rational, piPower * power / degree));
    }

    private static Scale checked(Rational value, int piPower) {
        if (value.numerator().bitLength() > MAX_BITS || value.denominator().bitLength() > MAX_BITS) {
            throw outOfRange();
        }
        return new Scale(value, piPower);
    }

    private static UnitException outOfRange() {
        return new UnitException("the factor of the unit to its coherent unit is out of range");
    }

    /** The root of a positive integer, if it is an integer. */
    private static Optional<BigInteger> root(BigInteger radicand, int degree) {
        if (degree == 1 || radicand.equals(BigInteger.ONE)) {
            return Optional.of(radicand);
        }
        BigInteger root = BigInteger.ZERO;
        for (int bit = radicand.bitLength() / degree; bit >= 0; bit--) {
            BigInteger larger = root.setBit(bit);
            if (larger.pow(degree).compareTo(radicand) <= 0) {
                root = larger;
            }
        }
        return root.pow(degree).equals(radicand) ? Optional.of(root) : Optional.empty();
    }

    /** The factor as a rational, powers of pi to about 110 digits. */
    Rational approximation() {
        return piPower == 0 ? value : value.times(Pi.power(piPower));
    }
}
