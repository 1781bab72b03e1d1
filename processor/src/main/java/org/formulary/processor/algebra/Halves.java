package org.formulary.processor.algebra;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/** Parts an interval in two: in the middle, or where it is unbounded, ever farther from 0. */
final class Halves {

    private static final Rational TWO = Rational.of(2);

    private Halves() {}

    static List<Interval> of(Interval interval) {
        Rational middle = middle(interval);
        Optional<Interval> below =
                Interval.between(interval.lower(), Optional.of(new Bound(middle, false)), interval.integer());
        Optional<Interval> above =
                Interval.between(Optional.of(new Bound(middle, true)), interval.upper(), interval.integer());
        return Stream.of(below, above).flatMap(Optional::stream).toList();
    }

    private static Rational middle(Interval interval) {
        Optional<Rational> lower = interval.lower().map(Bound::value);
        Optional<Rational> upper = interval.upper().map(Bound::value);
        if (lower.isPresent() && upper.isPresent()) {
            return lower.get().plus(upper.get()).dividedBy(TWO);
        }
        return lower.map(Halves::farther)
                .or(() -> upper.map(Rational::negate).map(Halves::farther).map(Rational::negate))
                .orElse(Rational.ZERO);
    }

    private static Rational farther(Rational bound) {
        return bound.compareTo(Rational.ONE) < 0 ? Rational.ONE : bound.times(TWO);
    }
}
