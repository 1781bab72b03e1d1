package org.formulary.testing;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Draws single values of a range. */
final class ArgumentGenerator {

    private static final List<Long> NOTABLE_INTEGERS = List.of(
            0L,
            1L,
            2L,
            3L,
            4L,
            5L,
            7L,
            8L,
            9L,
            10L,
            16L,
            100L,
            1000L,
            1023L,
            1024L,
            1025L,
            (1L << 29) - 1,
            1L << 29,
            (1L << 31) - 1,
            1L << 31,
            (1L << 53) - 1,
            1L << 53,
            (1L << 53) + 1,
            1L << 62,
            -1L,
            -2L,
            -3L,
            -1024L);

    private static final List<Double> NOTABLE_REALS =
            List.of(0.0, 1.0, 0.5, 2.0, 10.0, 0.1, 1e3, 1e-3, 1e6, 1e-6, 1e9, 1e-9, -1.0, -0.5, -2.0, -10.0);

    /** Ordinary magnitudes are powers of ten between these. */
    private static final int LEAST_EXPONENT = -9;

    private static final int GREATEST_EXPONENT = 12;

    private final SplitMix random;
    private final IdentityHashMap<ArgumentRange, List<Number>> notable = new IdentityHashMap<>();

    ArgumentGenerator(SplitMix random) {
        this.random = random;
    }

    /** The ends of a range and their neighbours inside it, 0 and 1; ends of the type itself are none of the range's. */
    static Set<Number> boundaryValues(ArgumentRange range) {
        Set<Number> values = new LinkedHashSet<>();
        if (range.isInteger()) {
            long least = range.least().longValue();
            long greatest = range.greatest().longValue();
            Stream.of(
                            least,
                            Math.min(least, Long.MAX_VALUE - 1) + 1,
                            greatest,
                            Math.max(greatest, Long.MIN_VALUE + 1) - 1,
                            0L,
                            1L)
                    .filter(range::contains)
                    .forEach(values::add);
            return values;
        }
        Stream<Double> ends = Stream.concat(
                range.justBelow().isPresent() ? Stream.of(range.least().doubleValue()) : Stream.empty(),
                range.justAbove().isPresent() ? Stream.of(range.greatest().doubleValue()) : Stream.empty());
        Stream.concat(ends, Stream.of(0.0, 1.0)).filter(range::contains).forEach(values::add);
        return values;
    }

    /** A value of everyday size. */
    Number ordinary(ArgumentRange range) {
        return range.isInteger() ? integer(range, 20) : real(range, LEAST_EXPONENT, GREATEST_EXPONENT);
    }

    /** A value of any kind; now and then one that is, or is next to, one of those before. */
    Number any(ArgumentRange range, List<Number> before) {
        int kind = random.below(24);
        if (kind < 4) {
            return notable(range);
        }
        if (kind < 7 && !before.isEmpty()) {
            return near(range, before.get(random.below(before.size())));
        }
        if (kind < 10) {
            return range.isInteger() ? integer(range, 62) : real(range, -290, 290);
        }
        return ordinary(range);
    }

    private Number notable(ArgumentRange range) {
        List<Number> candidates = notable.computeIfAbsent(range, ArgumentGenerator::notableValues);
        return candidates.isEmpty() ? ordinary(range) : candidates.get(random.below(candidates.size()));
    }

    private static List<Number> notableValues(ArgumentRange range) {
        return Stream.<Number>concat(
                        boundaryValues(range).stream(),
                        range.isInteger() ? NOTABLE_INTEGERS.stream() : NOTABLE_REALS.stream())
                .filter(range::contains)
                .toList();
    }

    private Number near(ArgumentRange range, Number other) {
        Number value;
        if (range.isInteger()) {
            value = other.longValue() / (1 + random.below(2)) + random.below(3) - 1;
        } else {
            value = other.doubleValue();
        }
        return range.contains(value) ? value : ordinary(range);
    }

    /** An integer whose distance from 0, or from the end of the range that is nearest to it, has up to so many bits. */
    private Number integer(ArgumentRange range, int mostBits) {
        long least = range.least().longValue();
        long greatest = range.greatest().longValue();
        long distance = random.next() >>> 1 >>> (63 - random.below(mostBits + 1));
        if (least >= 0) {
            return least + within(greatest - least, distance);
        }
        if (greatest <= 0) {
            return greatest - within(greatest - least, distance);
        }
        return random.below(2) == 0 ? within(greatest, distance) : -within(-least, distance);
    }

    /** The distance, brought into the room there is; room that overflows a long holds any distance. */
    private static long within(long room, long distance) {
        return room < 0 || room == Long.MAX_VALUE ? distance : distance % (room + 1);
    }

    private Number real(ArgumentRange range, int leastExponent, int greatestExponent) {
        double least = range.least().doubleValue();
        double greatest = range.greatest().doubleValue();
        double exponent = leastExponent + random.unit() * (greatestExponent - leastExponent);
        double magnitude = StrictMath.pow(10, exponent);
        boolean bounded = range.justBelow().isPresent() && range.justAbove().isPresent();
        double value;
        if (bounded) {
            // Inside, or close to one of the ends.
            double width = greatest - least;
            double part = random.below(2) == 0 ? random.unit() : Math.min(magnitude, 1 / magnitude) / 2;
            value = random.below(2) == 0 ? least + width * part : greatest - width * part;
        } else if (least >= 0) {
            value = least + magnitude;
        } else if (greatest <= 0) {
            value = greatest - magnitude;
        } else {
            value = random.below(2) == 0 ? magnitude : -magnitude;
        }
        return Math.min(greatest, Math.max(least, value));
    }
}
