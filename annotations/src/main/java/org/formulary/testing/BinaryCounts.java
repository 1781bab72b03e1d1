package org.formulary.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Points at which counts are about powers of two, and so as many bits, while all others are small: where generated code goes
 * over to numbers of more bits, or refuses, one step earlier or later shows there.
 */
final class BinaryCounts {

    /** What all other counts are; reals are the plainest of these that their range has. */
    private static final List<Long> OTHERS = List.of(1L, 2L, 3L, 4L, 5L, 6L, 8L);

    /** Beside other counts than the first two, only numbers of bits are of interest. */
    private static final int FEW = 2;

    private BinaryCounts() {}

    static List<Point> of(List<Parameter> parameters) {
        List<Point> points = new ArrayList<>();
        for (Parameter parameter : parameters) {
            if (parameter.range().isInteger()) {
                for (long other : OTHERS) {
                    Point plain = plain(parameters, other);
                    counts(other).stream()
                            .filter(parameter.range()::contains)
                            .map(count -> plain.with(parameter.symbol(), count))
                            .forEach(points::add);
                }
            }
        }
        return points;
    }

    private static Point plain(List<Parameter> parameters, long count) {
        Map<String, Number> values = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            ArgumentRange range = parameter.range();
            Number wanted = range.isInteger() ? (Number) count : (Number) (double) count;
            Number least = range.isInteger() ? range.least() : (Number) plainReal(range);
            values.put(parameter.symbol(), range.contains(wanted) ? wanted : least);
        }
        return Point.of(parameters, values);
    }

    private static double plainReal(ArgumentRange range) {
        return OTHERS.stream()
                .flatMap(value -> Stream.of((double) value, 1.0 / value, (double) -value))
                .filter(range::contains)
                .findFirst()
                .orElseGet(() -> range.least().doubleValue());
    }

    private static List<Long> counts(long other) {
        TreeSet<Long> counts = new TreeSet<>();
        for (int bits = Integer.SIZE - 3; bits < Long.SIZE - 1; bits++) {
            counts.addAll(List.of(bits - 1L, bits + 1L, bits + 3L));
            if (OTHERS.indexOf(other) < FEW) {
                counts.addAll(List.of((1L << bits) - 1, 1L << bits, (1L << bits) + 1));
            }
        }
        return List.copyOf(counts);
    }
}
