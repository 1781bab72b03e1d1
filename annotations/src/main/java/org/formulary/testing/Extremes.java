package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Points near the ends of the ranges of numbers; the same in every run. */
final class Extremes {

    private static final List<Double> PLAIN = List.of(1.0, 2.0, 0.5, 10.0, -1.0, 0.0);

    /** Magnitudes whose squares are too much. */
    private static final List<Double> LARGE = List.of(1e300, 1e-300, -1e300, -1e-300);

    private static final List<Double> ENDS =
            List.of(Double.MAX_VALUE, Double.MIN_VALUE, -Double.MAX_VALUE, -Double.MIN_VALUE);

    private static final List<Long> INTEGERS = List.of(25L, 64L, 1L << 31, (1L << 53) + 1, 1L << 62);

    /** Magnitudes of which all parameters are either that or the inverse, and integers the one beside it or the least. */
    private static final Map<Double, Long> JOINT = new TreeMap<>(Map.of(1e200, 64L, 1e300, Long.MAX_VALUE));

    /** With more parameters, only the last ones differ. */
    private static final int MOST_JOINT = 5;

    private final List<Parameter> parameters;

    private Extremes(List<Parameter> parameters) {
        this.parameters = parameters;
    }

    static List<Point> of(List<Parameter> parameters) {
        Extremes extremes = new Extremes(parameters);
        List<Point> points = new ArrayList<>(extremes.oneByOne(LARGE));
        JOINT.forEach((magnitude, count) -> points.addAll(extremes.together(magnitude, count)));
        points.addAll(extremes.oneByOne(ENDS));
        return points;
    }

    private List<Point> oneByOne(List<Double> reals) {
        List<Point> points = new ArrayList<>();
        Point plain = Point.of(parameters, parameter -> plain(parameter.range()));
        for (Parameter parameter : parameters) {
            extremes(parameter.range(), reals).forEach(value -> points.add(plain.with(parameter.symbol(), value)));
        }
        return points;
    }

    private List<Point> together(double magnitude, long count) {
        List<Point> points = new ArrayList<>();
        int free = Math.min(parameters.size(), MOST_JOINT);
        for (int pattern = 0; pattern < 1 << free; pattern++) {
            int bits = pattern;
            points.add(Point.of(parameters, parameter -> {
                int bit = Math.min(parameters.indexOf(parameter), MOST_JOINT - 1);
                boolean large = (bits >> bit & 1) == 0;
                return extreme(parameter.range(), large ? magnitude : 1 / magnitude, large ? count : Long.MIN_VALUE);
            }));
        }
        return points;
    }

    private static Number plain(ArgumentRange range) {
        return PLAIN.stream()
                .map(value -> range.isInteger() ? (Number) (long) Math.rint(value) : (Number) value)
                .filter(range::contains)
                .findFirst()
                .orElseGet(range::least);
    }

    private static List<Number> extremes(ArgumentRange range, List<Double> reals) {
        Stream<Number> values = (range.isInteger() ? INTEGERS : reals).stream().map(value -> (Number) value);
        Stream<Number> ends = Stream.of(range.greatest(), range.least());
        return Stream.concat(values, ends).filter(range::contains).distinct().toList();
    }

    /** The value, or its opposite; of an integer, or where neither is in the range, the nearer end. */
    private static Number extreme(ArgumentRange range, double value, long count) {
        boolean large = value > 1;
        if (range.isInteger()) {
            long least = range.least().longValue();
            return Math.max(least, Math.min(count, range.greatest().longValue()));
        }
        if (range.contains(value)) {
            return value;
        }
        return range.contains(-value) ? (Number) (-value) : large ? range.greatest() : range.least();
    }
}
