package org.formulary.processor.algebra;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;

/**
 * The values of one parameter that are tried, in its declared unit: powers of ten between 1e-30 and 1e30, the ends of its
 * range and what is ever nearer to them. No plausible argument is larger or smaller, unless its domain asks for it.
 */
final class Ladder {

    private static final int LARGEST = 30;

    /** Up to here every power of ten is tried, and every fifth beyond. */
    private static final int DENSE = 12;

    private static final int NEAREST = -15;

    /** Distances from a zero, as powers of ten in parts of it. */
    private static final int[] DISTANCES = {-4, -6, -7, -8, -9, -10, -11, -12, -13, -15};

    /** Integers up to here, which are doubles as well. */
    private static final double LARGEST_LONG = 1e15;

    private static final double[] POWERS = new double[2 * LARGEST + 1];

    static {
        for (int i = 0; i < POWERS.length; i++) {
            POWERS[i] = Double.parseDouble("1e" + (i - LARGEST));
        }
    }

    private final boolean integer;
    private final double largest;
    private final Optional<Interval> interval;
    private final double lower;
    private final double upper;

    Ladder(Variable variable) {
        this.integer = variable.type().integer();
        this.largest = variable.type() == NumberType.INT ? Integer.MAX_VALUE : Rounded.EXACT_INTEGERS;
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        this.interval = Interval.between(range.lower(), range.upper(), integer);
        this.lower = range.lower().map(bound -> bound.value().toDouble()).orElse(Double.NEGATIVE_INFINITY);
        this.upper = range.upper().map(bound -> bound.value().toDouble()).orElse(Double.POSITIVE_INFINITY);
    }

    boolean isInteger() {
        return integer;
    }

    /** Whether the parameter's own range holds a value. */
    boolean contains(double value) {
        if (Double.isNaN(value)
                || Double.isInfinite(value)
                || (integer && (value != Math.rint(value) || Math.abs(value) > largest))) {
            return false;
        }
        boolean inside = lower < value && value < upper;
        return inside
                || interval.filter(all -> all.contains(Rational.of(value))).isPresent();
    }

    /** The value itself, or where the range does not hold it a plain one of the range. */
    double near(double value) {
        if (contains(value)) {
            return value;
        }
        double inside = Double.isInfinite(upper)
                ? lower + 1
                : Double.isInfinite(lower) ? upper - 1 : lower + (upper - lower) * (value > 1 ? 0.5 : 0.25);
        return integer ? Math.max(Math.ceil(lower), Math.rint(inside)) : inside;
    }

    /** The values, in rising order. */
    List<Double> values() {
        TreeSet<Double> values = new TreeSet<>();
        for (double plain : new double[] {0, 1, 2, 3, 5, 20, 50, 200}) {
            add(values, plain);
            add(values, -plain);
        }
        for (int exponent = integer ? 1 : -LARGEST; exponent <= LARGEST; exponent++) {
            if (Math.abs(exponent) <= DENSE || exponent % 5 == 0) {
                double power = power(exponent);
                add(values, power);
                add(values, -power);
            }
        }
        for (int exponent = integer ? 0 : NEAREST; exponent <= 0; exponent++) {
            double power = power(exponent);
            add(values, lower + power);
            add(values, upper - power);
        }
        add(values, lower);
        add(values, upper);
        return new ArrayList<>(values);
    }

    private void add(Set<Double> values, double value) {
        if (contains(value) && (!integer || Math.abs(value) <= LARGEST_LONG)) {
            values.add(value + 0.0);
        }
    }

    private static double power(int exponent) {
        return POWERS[exponent + LARGEST];
    }

    /** Values ever nearer to a root, on both sides, with few digits where the root has few. */
    List<Double> around(double root) {
        List<Double> around = new ArrayList<>();
        if (integer) {
            for (int distance = -2; distance <= 2; distance++) {
                around.add(Math.rint(root) + distance);
            }
            return around;
        }
        BigDecimal plain = new BigDecimal(root).round(new MathContext(13));
        boolean isPlain = Math.abs(plain.doubleValue() - root) <= 4 * Math.ulp(root);
        if (!isPlain) {
            around.add(root);
            for (int exponent : DISTANCES) {
                double distance = root * power(exponent);
                around.add(root + distance);
                around.add(root - distance);
            }
            return around;
        }
        BigDecimal center = plain.stripTrailingZeros();
        around.add(center.doubleValue());
        for (int exponent : DISTANCES) {
            BigDecimal distance = center.scaleByPowerOfTen(exponent);
            around.add(center.add(distance).doubleValue());
            around.add(center.subtract(distance).doubleValue());
        }
        return around;
    }
}
