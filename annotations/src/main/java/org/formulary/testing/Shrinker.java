package org.formulary.testing;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes a failing point plain: each value as close to 0, 1 or a round number as the failure allows. */
final class Shrinker {

    private static final int MAX_ATTEMPTS = 2_000;

    private final Predicate<Point> stillFails;
    private int attempts;

    private Shrinker(Predicate<Point> stillFails) {
        this.stillFails = stillFails;
    }

    /** A point at which the predicate still holds, and no single value can be made simpler. */
    static Point shrink(Point failing, Predicate<Point> stillFails) {
        Shrinker shrinker = new Shrinker(stillFails);
        Point current = failing;
        Point before;
        do {
            before = current;
            for (Parameter parameter : failing.parameters()) {
                current = shrinker.simplify(current, parameter.symbol());
            }
        } while (current != before);
        return current;
    }

    private Point simplify(Point point, String symbol) {
        Number value = point.value(symbol);
        for (Number candidate : candidates(value)) {
            if (attempts++ < MAX_ATTEMPTS && isSimpler(candidate, value)) {
                Point changed = point.with(symbol, candidate);
                if (stillFails.test(changed)) {
                    return changed;
                }
            }
        }
        return point;
    }

    private static List<Number> candidates(Number value) {
        if (value instanceof Double) {
            double x = value.doubleValue();
            return Stream.<Number>of(
                            0.0,
                            1.0,
                            2.0,
                            0.5,
                            -x,
                            (double) Math.round(x),
                            rounded(x, 1),
                            rounded(x, 2),
                            rounded(x, 4),
                            powerOfTen(x),
                            StrictMath.sqrt(Math.abs(x)))
                    .toList();
        }
        long n = value.longValue();
        return Stream.<Number>of(
                        0L,
                        1L,
                        2L,
                        3L,
                        -n,
                        n / 1000,
                        n / 10,
                        n / 2,
                        (long) rounded((double) n, 1),
                        (long) rounded((double) n, 2),
                        n - Long.signum(n))
                .toList();
    }

    private static double rounded(double x, int digits) {
        return new BigDecimal(x)
                .round(new MathContext(digits, RoundingMode.HALF_EVEN))
                .doubleValue();
    }

    private static double powerOfTen(double x) {
        return x == 0 ? 0 : StrictMath.pow(10, Math.rint(StrictMath.log10(Math.abs(x))));
    }

    /** An order without cycles: shorter text, then the magnitude nearer to 1 on a logarithmic scale, then positive. */
    private static boolean isSimpler(Number candidate, Number value) {
        int order = Integer.compare(length(candidate), length(value));
        if (order == 0) {
            order = Double.compare(size(candidate), size(value));
        }
        return order < 0 || (order == 0 && candidate.doubleValue() > value.doubleValue());
    }

    private static int length(Number value) {
        return value.toString().replace("-", "").length();
    }

    private static double size(Number value) {
        double magnitude = Math.abs(value.doubleValue());
        return magnitude == 0 ? -1 : Math.abs(StrictMath.log(magnitude));
    }
}
