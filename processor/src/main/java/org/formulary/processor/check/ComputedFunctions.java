package org.formulary.processor.check;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.formulary.processor.check.Computed.Exactness;
import org.formulary.processor.equation.Expr;

/** The functions of the language as doubles compute them. */
final class ComputedFunctions {

    /** More than a function is off by. */
    private static final double MARGIN = 1e-12;

    /** No tangent of a double is farther from 0. */
    private static final double STEEPEST = 1e18;

    private final DoubleRanges ranges;

    ComputedFunctions(DoubleRanges ranges) {
        this.ranges = ranges;
    }

    Computed of(Expr.Apply apply) {
        Expr operand = apply.arguments().get(0);
        return switch (apply.function()) {
            case MIN -> extreme(apply, true);
            case MAX -> extreme(apply, false);
            case ABS -> ComputedArithmetic.abs(ranges.of(operand));
            case SIGN -> sign(operand);
            case FLOOR, CEIL, ROUND -> step(apply, operand);
            case SQRT -> root(operand);
            case CBRT -> rising(ranges.withDigits(ranges.of(operand), operand, true), Math::cbrt, false);
            case LN -> logarithm(operand, Math::log);
            case LOG2 -> logarithm(operand, x -> Math.log(x) / Math.log(2));
            case LOG10 -> logarithm(operand, Math::log10);
            case LOG1P -> log1p(operand);
            case EXP -> exponential(apply, operand);
            case EXPM1 -> steep(operand, Math::expm1);
            case SINH -> steep(operand, Math::sinh);
            case COSH -> cosh(operand);
            case TANH -> likeItself(ranges.faithful(operand), Math::tanh);
            case ATAN -> likeItself(ranges.faithful(operand), Math::atan);
            case SIN, COS -> circular(operand, 1);
            case TAN -> circular(operand, STEEPEST);
            case ASIN, ACOS -> arc(operand);
            case ATAN2 -> angle(apply);
            case HYPOT -> hypot(apply);
            case BINOMIAL, FACTORIAL -> {
                apply.arguments().forEach(ranges::of);
                yield Computed.between(0, Double.POSITIVE_INFINITY, 1, Exactness.ROUNDED);
            }
        };
    }

    /** An infinity leaves the choice to the other, which is right where the number really is that huge. */
    private Computed extreme(Expr.Apply apply, boolean least) {
        return apply.arguments().stream()
                .map(ranges::faithful)
                .reduce((x, y) -> least ? ComputedArithmetic.min(x, y) : ComputedArithmetic.max(x, y))
                .orElseThrow();
    }

    private Computed sign(Expr operand) {
        ranges.kept(ranges.faithful(operand));
        return Computed.between(-1, 1, 1, Exactness.ANY);
    }

    private Computed step(Expr.Apply apply, Expr operand) {
        Computed x = ranges.of(operand);
        boolean harmless = switch (apply.function()) {
            case FLOOR -> x.isNonNegative();
            case CEIL -> x.isNonPositive();
            default -> true;
        };
        Computed kept = harmless ? x.whole() : ranges.kept(x);
        return new Computed(
                Math.floor(kept.min()),
                Math.ceil(kept.max()),
                1,
                Computed.NOTHING,
                Exactness.ANY,
                kept.huge(),
                kept.undefined(),
                List.of());
    }

    Computed root(Expr operand) {
        Computed x = ranges.withDigits(ranges.of(operand), operand, true);
        Computed root = rising(x.within(0, Double.POSITIVE_INFINITY), Math::sqrt, false)
                .with(x.error().or(Exactness.ROUNDED))
                .orUndefined(x.min() < 0);
        return ComputedArithmetic.leastOf(root, Math.sqrt(x.least()));
    }

    private Computed logarithm(Expr operand, DoubleUnaryOperator function) {
        Computed x = ranges.withDigits(ranges.of(operand), operand, false);
        // A logarithm of 0 is infinite, or refused; of less, no number.
        return rising(x.within(0, Double.POSITIVE_INFINITY), function, false).orUndefined(x.min() < 0);
    }

    private Computed log1p(Expr operand) {
        Computed x = ranges.of(operand);
        Computed kept = x.min() > -0.5 ? x : ranges.kept(x);
        Computed result = rising(kept.within(-1, Double.POSITIVE_INFINITY), Math::log1p, false);
        return result.orUndefined(x.min() < -1).losing(kept.lost(), kept.culprits());
    }

    private Computed exponential(Expr.Apply apply, Expr operand) {
        // A shift of the exponent that is next to 0 is none of its power; a huge negative one makes it 0.
        Computed x = ranges.faithful(operand).whole();
        Computed power = rising(x, Math::exp, true);
        return power.min() >= Double.MIN_NORMAL
                ? ComputedArithmetic.leastOf(power, power.min())
                : power.losing(Computed.OF_UNDERFLOW, List.of(apply));
    }

    private Computed steep(Expr operand, DoubleUnaryOperator function) {
        return likeItself(ranges.faithful(operand), function);
    }

    private Computed cosh(Expr operand) {
        Computed x = ComputedArithmetic.abs(ranges.faithful(operand)).whole();
        return ComputedArithmetic.leastOf(rising(x, Math::cosh, true), 1);
    }

    /** A function that is like its operand near 0, and keeps what that has lost. */
    private static Computed likeItself(Computed x, DoubleUnaryOperator function) {
        return rising(x, function, true).losing(x.lost(), x.culprits());
    }

    private Computed circular(Expr operand, double most) {
        Computed x = ranges.of(operand);
        return between(-most, most, x)
                .orUndefined(x.undefined() || !x.isFinite())
                .losing(x.lost(), x.culprits());
    }

    private Computed arc(Expr operand) {
        Computed x = ranges.of(operand);
        return between(-Math.PI, Math.PI * (1 + MARGIN), x)
                .orUndefined(x.undefined() || x.min() < -1 || x.max() > 1)
                .losing(x.lost(), x.culprits());
    }

    private Computed angle(Expr.Apply apply) {
        apply.arguments().forEach(argument -> ranges.kept(ranges.finite(argument)));
        return Computed.between(-Math.PI, Math.PI, Double.MIN_VALUE, Exactness.ANY);
    }

    private Computed hypot(Expr.Apply apply) {
        Computed x = ranges.of(apply.arguments().get(0));
        Computed y = ranges.of(apply.arguments().get(1));
        double most = Math.hypot(
                Math.max(Math.abs(x.min()), Math.abs(x.max())), Math.max(Math.abs(y.min()), Math.abs(y.max())));
        return new Computed(
                        Math.max(x.minAbs(), y.minAbs()) * (1 - MARGIN),
                        most * (1 + MARGIN),
                        Double.MIN_VALUE,
                        Computed.NOTHING,
                        Exactness.ANY,
                        (x.isFinite() || x.huge()) && (y.isFinite() || y.huge()),
                        x.undefined() || y.undefined(),
                        List.of())
                .losing(x.lost(), x.culprits())
                .losing(y.lost(), y.culprits());
    }

    private static Computed between(double min, double max, Computed operand) {
        return Computed.between(min, max, Double.MIN_VALUE, exactly(operand));
    }

    private static Exactness exactly(Computed operand) {
        return operand.error() == Exactness.NONE ? Exactness.ROUNDED : Exactness.ANY;
    }

    /** A function that never falls. */
    private static Computed rising(Computed x, DoubleUnaryOperator function, boolean staysHuge) {
        double low = orNone(function.applyAsDouble(x.min()), Double.NEGATIVE_INFINITY);
        double high = orNone(function.applyAsDouble(x.max()), Double.POSITIVE_INFINITY);
        return new Computed(
                low - Math.abs(low) * MARGIN,
                high + Math.abs(high) * MARGIN,
                Double.MIN_VALUE,
                Computed.NOTHING,
                exactly(x),
                x.isFinite() || (x.huge() && staysHuge),
                x.undefined(),
                List.of());
    }

    /** The value at an end; where there is none, the farthest. */
    private static double orNone(double value, double farthest) {
        return Double.isNaN(value) ? farthest : value;
    }
}
