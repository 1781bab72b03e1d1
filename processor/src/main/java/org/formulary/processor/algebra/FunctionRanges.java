package org.formulary.processor.algebra;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Function;
import org.formulary.processor.model.Range.Bound;
import org.formulary.quantity.Rational;

/** The functions of the language on intervals: all values that exist; those of angles are {@link Turns}. */
final class FunctionRanges {

    /** Operands of exp and its kin beyond which values are of no use as bounds. */
    private static final long EXPONENT_LIMIT = 1_000;

    /** Factorials up to this one are worked out. */
    private static final Rational MAX_FACTORIAL = Rational.of(20);

    private static final Optional<Bound> ABOVE_ZERO = Interval.POSITIVE.lower();
    private static final Optional<Bound> ABOVE_MINUS_ONE = Optional.of(new Bound(Rational.of(-1), true));
    private static final Optional<Bound> BELOW_ONE = ABOVE_MINUS_ONE.map(Interval::negate);
    private static final Interval COUNTS = new Interval(Interval.NON_NEGATIVE.lower(), Optional.empty(), true);
    private static final Interval POSITIVE_COUNTS = new Interval(ABOVE_ZERO, Optional.empty(), true);
    private static final Interval SINES = Interval.closed(Rational.ONE.negate(), Rational.ONE);
    private static final Interval ANGLES = Interval.closed(Rational.of(-4), Rational.of(4));

    private static final Map<Function, Monotone> MONOTONE = monotone();

    private FunctionRanges() {}

    private static Map<Function, Monotone> monotone() {
        Map<Function, Monotone> table = new EnumMap<>(Function.class);
        for (Function function : List.of(
                Function.SQRT,
                Function.CBRT,
                Function.LN,
                Function.LOG2,
                Function.LOG10,
                Function.LOG1P,
                Function.ASIN,
                Function.ATAN)) {
            table.put(function, Monotone.of("(" + function.spelling() + " x)"));
        }
        for (Function function : List.of(Function.EXP, Function.EXPM1, Function.SINH, Function.COSH, Function.TANH)) {
            table.put(function, Monotone.of("(" + function.spelling() + " x)").upTo(EXPONENT_LIMIT));
        }
        table.computeIfPresent(Function.EXP, (f, exp) -> exp.within(ABOVE_ZERO, Optional.empty()));
        table.computeIfPresent(Function.EXPM1, (f, expm1) -> expm1.within(ABOVE_MINUS_ONE, Optional.empty()));
        table.computeIfPresent(Function.TANH, (f, tanh) -> tanh.within(ABOVE_MINUS_ONE, BELOW_ONE));
        table.computeIfPresent(Function.ATAN, (f, atan) -> atan.within(ANGLES.lower(), ANGLES.upper()));
        // It falls: it is the image of the opposite numbers that grows.
        table.put(Function.ACOS, Monotone.of("(acos (neg x))"));
        return table;
    }

    static Interval apply(Function function, List<Interval> arguments) {
        Interval x = arguments.get(0);
        Interval y = arguments.get(arguments.size() - 1);
        return switch (function) {
            case MIN -> arguments.stream().reduce(IntervalArithmetic::min).orElseThrow();
            case MAX -> arguments.stream().reduce(IntervalArithmetic::max).orElseThrow();
            case ABS -> IntervalArithmetic.abs(x);
            case SIGN -> IntervalArithmetic.sign(x);
            case FLOOR -> IntervalArithmetic.floor(x);
            case CEIL -> IntervalArithmetic.ceil(x);
            case ROUND -> IntervalArithmetic.floor(x).hull(IntervalArithmetic.ceil(x));
            case SQRT -> within(Interval.NON_NEGATIVE, x, function);
            case LN, LOG2, LOG10 -> within(Interval.POSITIVE, x, function);
            case LOG1P -> within(new Interval(ABOVE_MINUS_ONE, Optional.empty(), false), x, function);
            case ASIN -> within(SINES, x, function);
            case ACOS -> within(SINES, x.negate(), function);
            case CBRT, EXP, EXPM1, ATAN, SINH, TANH -> MONOTONE.get(function).image(x);
            case COSH -> MONOTONE.get(function).image(IntervalArithmetic.abs(x));
            case SIN -> Turns.sine(Turns.of(x));
            case COS -> Turns.cosine(Turns.of(x));
            case TAN -> Turns.tangent(Turns.of(x));
            case ATAN2 -> ANGLES;
            case HYPOT ->
                MONOTONE.get(Function.SQRT)
                        .image(IntervalArithmetic.plus(
                                IntervalPowers.integerPower(x, 2), IntervalPowers.integerPower(y, 2)));
            case BINOMIAL -> COUNTS;
            case FACTORIAL -> factorial(x);
        };
    }

    private static Interval within(Interval domain, Interval x, Function function) {
        return x.intersect(domain)
                .map(defined -> MONOTONE.get(function).image(defined))
                .orElse(Interval.ALL);
    }

    static Interval factorial(Interval x) {
        boolean small = x.integer() && x.isNonNegative() && x.isAtMost(MAX_FACTORIAL);
        return small
                ? new Interval(
                        x.lower().map(FunctionRanges::factorial), x.upper().map(FunctionRanges::factorial), true)
                : POSITIVE_COUNTS;
    }

    private static Bound factorial(Bound bound) {
        long product = 1;
        for (int i = 2; i <= bound.value().numerator().intValueExact(); i++) {
            product *= i;
        }
        return new Bound(Rational.of(product), false);
    }
}
