package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;

/** Sine, cosine and tangent over angles in multiples of pi, which makes their zeros and poles rational numbers. */
final class Turns {

    /** Pi, rounded outwards. */
    static final Interval PI = Interval.closed(Real.pi().lower(), Real.pi().upper());

    private static final Rational HALF = Rational.of(1, 2);
    private static final Interval COSINES = Interval.closed(Rational.ONE.negate(), Rational.ONE);
    private static final ReferenceFormula COSINE = ReferenceFormula.parse("(cos (* pi x))");
    private static final Monotone TANGENT = Monotone.of("(tan (* pi x))");

    private Turns() {}

    /** The multiples of pi that angles in radian are, rounded outwards. */
    static Interval of(Interval radian) {
        return IntervalArithmetic.dividedBy(radian, PI);
    }

    static Interval sine(Interval turns) {
        return cosine(IntervalArithmetic.minus(turns, Interval.of(HALF)));
    }

    static Interval cosine(Interval turns) {
        boolean one = holdsInteger(IntervalArithmetic.times(turns, Interval.of(HALF)));
        Interval opposite = IntervalArithmetic.plus(turns, Interval.of(Rational.ONE));
        boolean minusOne = holdsInteger(IntervalArithmetic.times(opposite, Interval.of(HALF)));
        if ((one && minusOne) || turns.lower().isEmpty() || turns.upper().isEmpty()) {
            return COSINES;
        }
        Bound from = turns.lower().get();
        Bound to = turns.upper().get();
        Optional<Bound> least = minusOne
                ? COSINES.lower()
                : Interval.looser(Optional.of(cosine(from, true)), Optional.of(cosine(to, true)), 1);
        Optional<Bound> greatest = one
                ? COSINES.upper()
                : Interval.looser(Optional.of(cosine(from, false)), Optional.of(cosine(to, false)), -1);
        return Interval.between(least, greatest, false)
                .flatMap(values -> values.intersect(COSINES))
                .orElse(COSINES);
    }

    private static boolean holdsInteger(Interval x) {
        return Interval.between(x.lower(), x.upper(), true).isPresent();
    }

    /** A bound of the cosine at an end; exact, and excluded with the end, where it is -1, 0 or 1. */
    private static Bound cosine(Bound end, boolean lower) {
        Rational quarters = end.value().times(Rational.of(2));
        if (quarters.isInteger()) {
            int quarter = quarters.numerator().and(BigInteger.valueOf(3)).intValue();
            return new Bound(Rational.of(quarter == 0 ? 1 : quarter == 2 ? -1 : 0), end.open());
        }
        try {
            Real value = COSINE.evaluate(Map.of("x", Real.of(end.value())));
            return new Bound(lower ? value.lower() : value.upper(), false);
        } catch (ArithmeticException e) {
            return new Bound(lower ? Rational.ONE.negate() : Rational.ONE, false);
        }
    }

    static Interval tangent(Interval turns) {
        boolean bounded = turns.lower().isPresent() && turns.upper().isPresent();
        Interval shifted = IntervalArithmetic.plus(turns, Interval.of(HALF));
        return bounded && !holdsInteger(shifted)
                ? TANGENT.image(new Interval(
                        turns.lower().filter(end -> !isPole(end)), turns.upper().filter(end -> !isPole(end)), false))
                : Interval.ALL;
    }

    private static boolean isPole(Bound turns) {
        return turns.value().minus(HALF).isInteger();
    }
}
