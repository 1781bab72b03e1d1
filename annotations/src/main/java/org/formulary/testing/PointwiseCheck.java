package org.formulary.testing;

import java.util.List;
import java.util.function.Function;

/** Judges many points, and shrinks the first at which the judgement is against the formula. */
final class PointwiseCheck {

    private PointwiseCheck() {}

    /**
     * Judges each point.
     *
     * @return how many of them can be judged
     * @throws AssertionError if one is wrong, or fewer than a tenth can be judged
     */
    static int over(List<Point> points, Samples domain, Function<Point, Outcome> judge, String what, long seed) {
        int judged = wherePossible(points, domain, judge, what, seed);
        if (judged == 0 || judged * 10 < points.size()) {
            throw new AssertionError(what + " cannot be judged: only " + judged + " of " + points.size()
                    + " points of the domain can be\n  repeat with " + Seed.option(seed));
        }
        return judged;
    }

    /**
     * Judges each point that can be judged.
     *
     * @return how many could
     * @throws AssertionError if one is wrong
     */
    static int wherePossible(
            List<Point> points, Samples domain, Function<Point, Outcome> judge, String what, long seed) {
        int judged = 0;
        for (Point point : points) {
            Outcome outcome = Outcome.of(() -> judge.apply(point));
            if (outcome instanceof Outcome.Wrong) {
                throw shrunk(point, domain, judge, what, seed);
            }
            judged += outcome instanceof Outcome.Right ? 1 : 0;
        }
        return judged;
    }

    private static AssertionError shrunk(
            Point failing, Samples domain, Function<Point, Outcome> judge, String what, long seed) {
        Point plain = Shrinker.shrink(
                failing,
                point -> domain.isAdmitted(point) && Outcome.of(() -> judge.apply(point)) instanceof Outcome.Wrong);
        return judge.apply(plain) instanceof Outcome.Wrong wrong
                ? wrong.at(plain, what, seed)
                : new AssertionError(what + " fails at times only\n  at " + plain);
    }
}
