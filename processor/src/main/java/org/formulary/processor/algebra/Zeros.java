package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Where a function of one variable is zero: where its sign changes, and where it touches zero without. */
final class Zeros {

    /** Of so many zeros the neighbourhood is looked at. */
    private static final int MAX_ZEROS = 3;

    /** Evaluations for one zero, and how many of them begin by halving. */
    private static final int STEPS = 40;

    private static final int HALVINGS = 6;

    private static final int SECTIONS = 32;

    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    /** What a function falls to, in parts of its operands, where it touches zero. */
    private static final double TOUCHING = 1e-6;

    private final DoubleUnaryOperator function;
    private final boolean integer;

    Zeros(DoubleUnaryOperator function, boolean integer) {
        this.function = function;
        this.integer = integer;
    }

    private record Bracket(double low, double high, double atLow, boolean crossing) {
        /** How far from everyday sizes it lies. */
        double oddity() {
            return Math.abs(Math.log10(Math.max(Math.abs(low), Math.abs(high)))) + (high <= 0 ? 0.5 : 0);
        }
    }

    /**
     * The zeros between some places, those of everyday size first.
     *
     * @param places in rising order
     * @param values the function there; not a number where it has no value
     */
    List<Double> of(List<Double> places, double[] values) {
        List<Bracket> brackets = brackets(places, values);
        brackets.sort(Comparator.comparingDouble(Bracket::oddity));
        List<Double> zeros = new ArrayList<>();
        for (Bracket bracket : brackets.subList(0, Math.min(MAX_ZEROS, brackets.size()))) {
            if (bracket.low() == bracket.high()) {
                zeros.add(bracket.low());
            } else if (bracket.crossing()) {
                zeros.add(crossing(bracket));
            } else {
                double least = least(bracket);
                if (Math.abs(function.applyAsDouble(least)) < TOUCHING) {
                    zeros.add(least);
                }
            }
        }
        return zeros;
    }

    private List<Bracket> brackets(List<Double> places, double[] values) {
        List<Bracket> brackets = new ArrayList<>();
        int last = -1;
        int before = -1;
        for (int i = 0; i < values.length; i++) {
            double value = values[i];
            if (Double.isNaN(value)) {
                continue;
            }
            if (value == 0 && places.get(i) != 0 && last >= 0 && values[last] != 0) {
                brackets.add(new Bracket(places.get(i), places.get(i), 0, true));
            } else if (last >= 0 && value * values[last] < 0) {
                brackets.add(new Bracket(places.get(last), places.get(i), values[last], true));
            } else if (before >= 0 && isDip(values[before], values[last], value)) {
                brackets.add(new Bracket(places.get(before), places.get(i), values[before], false));
            }
            before = last;
            last = i;
        }
        return brackets;
    }

    private static boolean isDip(double a, double b, double c) {
        return b != 0 && a * b > 0 && b * c > 0 && Math.abs(b) < 0.9 * Math.min(Math.abs(a), Math.abs(c));
    }

    /** By halves while the ends are far apart, then by the Illinois rule. */
    private double crossing(Bracket bracket) {
        double low = bracket.low();
        double high = bracket.high();
        double atLow = bracket.atLow();
        double atHigh = -atLow;
        for (int i = 0; i < STEPS; i++) {
            double chord = high - atHigh * (high - low) / (atHigh - atLow);
            boolean usable = !integer && i >= HALVINGS && low < chord && chord < high;
            double place = usable ? chord : middle(low, high);
            double value = place == low || place == high ? 0 : function.applyAsDouble(place);
            if (value == 0 || Double.isNaN(value)) {
                return place;
            }
            if (value * atLow > 0) {
                low = place;
                atLow = value;
                atHigh = usable ? atHigh / 2 : atHigh;
            } else {
                high = place;
                atHigh = value;
                atLow = usable ? atLow / 2 : atLow;
            }
            if (high - low <= Math.ulp(high) && !integer) {
                return high;
            }
        }
        return Math.abs(function.applyAsDouble(low)) < Math.abs(function.applyAsDouble(high)) ? low : high;
    }

    /** The geometric mean of numbers of one sign that are far apart, else the arithmetic one. */
    private double middle(double low, double high) {
        boolean far = low * high > 0 && Math.max(low / high, high / low) > 4;
        double geometric = Math.signum(low) * Math.sqrt(Math.abs(low)) * Math.sqrt(Math.abs(high));
        double middle = far ? geometric : low / 2 + high / 2;
        return integer ? Math.rint(middle) : middle;
    }

    /** By golden sections. */
    private double least(Bracket bracket) {
        double low = bracket.low();
        double high = bracket.high();
        double left = high - GOLDEN * (high - low);
        double right = low + GOLDEN * (high - low);
        double atLeft = size(left);
        double atRight = size(right);
        for (int i = 0; i < SECTIONS; i++) {
            if (atLeft < atRight) {
                high = right;
                right = left;
                atRight = atLeft;
                left = high - GOLDEN * (high - low);
                atLeft = size(left);
            } else {
                low = left;
                left = right;
                atLeft = atRight;
                right = low + GOLDEN * (high - low);
                atRight = size(right);
            }
        }
        double least = low / 2 + high / 2;
        return integer ? Math.rint(least) : least;
    }

    private double size(double place) {
        return Math.abs(function.applyAsDouble(integer ? Math.rint(place) : place));
    }
}
