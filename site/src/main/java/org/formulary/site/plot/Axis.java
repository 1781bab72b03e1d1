package org.formulary.site.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * A scale along an edge of a plot, in coherent units.
 *
 * @param low its lower end
 * @param high its upper end, above the lower one
 * @param log whether equal steps are equal factors
 */
record Axis(double low, double high, boolean log) {

    /** More marks than this crowd a small picture. */
    private static final int MOST_MARKS = 5;

    /** A range that spans more than this factor is read better in factors. */
    private static final double WIDE = 30;

    /** The axis that shows all of some numbers. */
    static Axis over(double[] numbers) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double number : numbers) {
            if (Double.isFinite(number)) {
                low = Math.min(low, number);
                high = Math.max(high, number);
            }
        }
        if (low == high) {
            double margin = low == 0 ? 1 : Math.abs(low) / 2;
            return new Axis(low - margin, high + margin, false);
        }
        if (low > 0 && high / low > WIDE) {
            return new Axis(low, high, true);
        }
        // From zero, where that shows the curve as well.
        boolean fromZero = low > 0 && low < high / 2;
        double margin = (high - low) / 20;
        return new Axis(fromZero || low == 0 ? 0 : low - margin, high + margin, false);
    }

    /** Where a number stands: 0 at the lower end, 1 at the upper one. */
    double place(double number) {
        // A quotient of the ends may be beyond a double; the difference of their logarithms is not.
        return log
                ? (Math.log(number) - Math.log(low)) / (Math.log(high) - Math.log(low))
                : (number - low) / (high - low);
    }

    /** The number at a place. */
    double number(double place) {
        if (place == 0 || place == 1) {
            return place == 0 ? low : high;
        }
        return log ? Math.pow(low, 1 - place) * Math.pow(high, place) : low + place * (high - low);
    }

    /** Round numbers along it. */
    List<Double> marks() {
        return log ? factors() : steps();
    }

    private List<Double> steps() {
        double rough = (high - low) / MOST_MARKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step =
                rough <= power ? power : rough <= 2 * power ? 2 * power : rough <= 5 * power ? 5 * power : 10 * power;
        List<Double> marks = new ArrayList<>();
        for (double k = Math.ceil(low / step - 1e-9); k * step <= high * (1 + 1e-12) + step * 1e-9; k++) {
            // A zero of either sign is marked as 0.
            marks.add(k == 0 ? 0.0 : k * step);
        }
        return marks;
    }

    private List<Double> factors() {
        int first = (int) Math.ceil(Math.log10(low) - 1e-9);
        int last = (int) Math.floor(Math.log10(high) + 1e-9);
        List<Double> marks = new ArrayList<>();
        int stride = Math.max(1, (int) Math.ceil((last - first + 1) / (double) MOST_MARKS));
        for (int exponent = first; exponent <= last; exponent += stride) {
            marks.add(power(exponent));
        }
        if (marks.size() < 2) {
            marks.clear();
            for (int exponent = first - 1; exponent <= last + 1; exponent++) {
                for (int digit : new int[] {1, 2, 5}) {
                    double mark = digit * power(exponent);
                    if (mark >= low * (1 - 1e-9) && mark <= high * (1 + 1e-9)) {
                        marks.add(mark);
                    }
                }
            }
        }
        return marks;
    }

    /** The nearest double to a power of ten, which a product of tens is not. */
    private static double power(int exponent) {
        return Double.parseDouble("1e" + exponent);
    }
}
