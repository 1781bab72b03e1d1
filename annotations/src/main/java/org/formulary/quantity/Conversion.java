package org.formulary.quantity;

import java.util.function.DoubleUnaryOperator;

/** Multiplies doubles by an exact factor, with one rounding to the nearest double. */
final class Conversion {

    /** Bounds, with room to spare, the relative error of a product with a factor held in two doubles. */
    private static final double PRODUCT_ERROR = 0x1p-98;

    private static final double SMALLEST = 0x1p-900;
    private static final double LARGEST = 0x1p900;

    private final Rational exact;
    private final double high;
    private final double low;

    private Conversion(Rational exact) {
        this.exact = exact;
        this.high = exact.toDouble();
        this.low = inRange(high) ? exact.minus(Rational.of(high)).toDouble() : 0;
    }

    static DoubleUnaryOperator by(Scale scale) {
        if (scale.equals(Scale.ONE)) {
            return value -> value;
        }
        double factor = scale.value().toDouble();
        if (scale.piPower() == 0 && isExactly(factor, scale.value())) {
            return value -> value * factor;
        }
        Rational inverse = scale.inverse().value();
        double divisor = inverse.toDouble();
        if (scale.piPower() == 0 && isExactly(divisor, inverse)) {
            return value -> value / divisor;
        }
        return new Conversion(scale.approximation())::times;
    }

    /** {@code value -> value * scale + offset}, in one rounding. */
    static DoubleUnaryOperator by(Scale scale, Rational offset) {
        if (offset.signum() == 0) {
            return by(scale);
        }
        Rational factor = scale.approximation();
        return value -> Double.isFinite(value)
                ? Rational.of(value).times(factor).plus(offset).toDouble()
                : value;
    }

    private static boolean isExactly(double rounded, Rational value) {
        return Double.isFinite(rounded) && Rational.of(rounded).equals(value);
    }

    private static boolean inRange(double value) {
        double magnitude = Math.abs(value);
        return magnitude >= SMALLEST && magnitude <= LARGEST;
    }

    /**
     * The product to about 100 bits, and its two neighbours within the error: where both round to the same double, that
     * is the nearest one. Where they do not (ties, mostly), exact arithmetic decides.
     */
    private double times(double value) {
        double product = value * high;
        if (inRange(value) && inRange(high) && inRange(product)) {
            double rest = Math.fma(value, high, -product) + value * low;
            double error = Math.abs(product) * PRODUCT_ERROR;
            double nearest = product + (rest - error);
            if (nearest == product + (rest + error)) {
                return nearest;
            }
        }
        return Double.isFinite(value) ? Rational.of(value).times(exact).toDouble() : value;
    }
}
