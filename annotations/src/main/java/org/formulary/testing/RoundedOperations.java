package org.formulary.testing;

import java.util.List;

/** How operations carry rounding errors on, to first order, with their own added. */
final class RoundedOperations {

    /** A carried error that is a larger part of its number than this is beyond first order. */
    private static final double FIRST_ORDER = 1e-3;

    /** Half ulps by which the platform's functions may be off. */
    private static final double FUNCTION = 2;

    /** The same for its hyperbolic functions. */
    private static final double HYPERBOLIC = 5;

    private final double tiny;

    /**
     * Operations whose results may be off by half ulps, and by so much more for each.
     *
     * @param tiny the smallest double, by which results next to 0 are rounded; or 0 to leave that out
     */
    RoundedOperations(double tiny) {
        this.tiny = tiny;
    }

    private Rounded rounded(double value, double carried, double halfUlps) {
        return Rounded.of(value, carried, halfUlps, tiny);
    }

    Rounded apply(Operator operator, List<Rounded> operands) {
        Rounded a = operands.get(0);
        Rounded b = operands.size() > 1 ? operands.get(1) : a;
        double x = a.value();
        double y = b.value();
        return switch (operator) {
            case ADD -> add(a, b, x + y);
            case SUBTRACT -> add(a, b, x - y);
            case NEGATE -> new Rounded(-x, a.error());
            case MULTIPLY ->
                (isZero(a) && Double.isFinite(y)) || (isZero(b) && Double.isFinite(x))
                        ? Rounded.exact(0)
                        : exactOr(a, b, x * y, Math.abs(x) * b.error() + Math.abs(y) * a.error());
            case DIVIDE -> divide(a, b);
            case POWER -> power(a, b);
            case MOD -> mod(a, b);
            case FACTORIAL, FACTORIAL_FUNCTION, BINOMIAL -> counted(operator, a, b);
            case MIN ->
                operands.stream()
                        .reduce((p, q) -> choose(p, q, p.value() <= q.value()))
                        .orElseThrow();
            case MAX ->
                operands.stream()
                        .reduce((p, q) -> choose(p, q, p.value() >= q.value()))
                        .orElseThrow();
            case ABS -> new Rounded(Math.abs(x), a.error());
            case SIGN -> stepped(a, Math.signum(x), Math.abs(x));
            case FLOOR -> stepped(a, Math.floor(x), Math.abs(x - Math.rint(x)));
            case CEIL -> stepped(a, Math.ceil(x), Math.abs(x - Math.rint(x)));
            case ROUND -> stepped(a, Math.signum(x) * Math.floor(Math.abs(x) + 0.5), 0.5 - Math.abs(x - Math.rint(x)));
            default -> function(operator, a, b);
        };
    }

    /** Whether finite operands have a result too large for a double, or one so small that it lacks digits. */
    static boolean leavesRange(Operator operator, List<Rounded> operands, double result) {
        boolean zero = false;
        for (Rounded operand : operands) {
            if (!Double.isFinite(operand.value())) {
                return false;
            }
            zero |= operand.value() == 0;
        }
        boolean shrinks = switch (operator) {
            case MULTIPLY, DIVIDE, POWER -> !zero;
            case EXP -> true;
            default -> false;
        };
        return (Double.isInfinite(result) && !(operator == Operator.DIVIDE && zero))
                || (shrinks && Math.abs(result) < Double.MIN_NORMAL);
    }

    /** Whether a product or quotient has an error because an operand has, however small that becomes. */
    static boolean carriesOn(Operator operator, List<Rounded> operands) {
        return switch (operator) {
            case MULTIPLY, DIVIDE ->
                operands.stream().anyMatch(operand -> !operand.isExact())
                        && operands.stream().noneMatch(RoundedOperations::isZero);
            default -> false;
        };
    }

    /** A sum that is exactly 0 stays so: additions do not underflow. */
    private Rounded add(Rounded a, Rounded b, double value) {
        return value == 0 && a.isExact() && b.isExact()
                ? Rounded.exact(0)
                : exactOr(a, b, value, a.error() + b.error());
    }

    private static boolean isZero(Rounded a) {
        return a.isExact() && a.value() == 0;
    }

    private Rounded exactOr(Rounded a, Rounded b, double value, double carried) {
        return a.isExactInteger() && b.isExactInteger() && isBelowRounding(value)
                ? Rounded.exact(value)
                : rounded(value, carried, 1);
    }

    /** Whether a double is so small that an integer cannot have been rounded to it: 2^53 + 1 is rounded to 2^53. */
    private static boolean isBelowRounding(double value) {
        return Math.abs(value) < 0x1p53;
    }

    private Rounded divide(Rounded a, Rounded b) {
        requireFirstOrder(b);
        if (isZero(a)) {
            return a;
        }
        double value = a.value() / b.value();
        return rounded(value, (a.error() + Math.abs(value) * b.error()) / Math.abs(b.value()), 1);
    }

    private Rounded power(Rounded a, Rounded b) {
        double value = StrictMath.pow(a.value(), b.value());
        if (isZero(a) || (a.isExactInteger() && b.isExactInteger() && isBelowRounding(value) && b.value() >= 0)) {
            return Rounded.exact(value);
        }
        if (a.isExact() && b.isExact()) {
            return rounded(value, 0, FUNCTION);
        }
        requireFirstOrder(a);
        double fromBase = Math.abs(value * b.value() / a.value()) * a.error();
        double fromExponent = b.isExact() ? 0 : Math.abs(value * StrictMath.log(Math.abs(a.value()))) * b.error();
        return rounded(value, fromBase + fromExponent, FUNCTION);
    }

    private Rounded mod(Rounded a, Rounded b) {
        double turns = Math.floor(a.value() / b.value());
        double remainder = a.value() % b.value();
        double value = remainder != 0 && (remainder < 0) != (b.value() < 0) ? remainder + b.value() : remainder;
        double carried = a.error() + Math.abs(turns) * b.error();
        double toStep = Math.min(Math.abs(value), Math.abs(b.value() - value));
        if (carried > 0 && toStep <= 2 * carried) {
            throw RoundingAnalysis.unclear("a remainder that roundings may turn");
        }
        return exactOr(a, b, value, carried);
    }

    private Rounded counted(Operator operator, Rounded a, Rounded b) {
        if (!a.isExactInteger() || !b.isExactInteger()) {
            throw RoundingAnalysis.unclear("whether a rounded number is an integer");
        }
        Powers powers = new Powers(Real.FIRST_DIGITS);
        Enclosure n = Real.of(a.value()).at(Real.FIRST_DIGITS);
        Enclosure exact = operator == Operator.BINOMIAL
                ? powers.binomial(n, Real.of(b.value()).at(Real.FIRST_DIGITS))
                : powers.factorial(n);
        double value = ((Enclosure.Exact) exact).value().toDouble();
        return isBelowRounding(value) ? Rounded.exact(value) : rounded(value, 0, 1);
    }

    private static Rounded choose(Rounded p, Rounded q, boolean first) {
        Rounded chosen = first ? p : q;
        // The other operand may be the one that the exact values choose, but only if it is no further off than the
        // errors.
        double gap = Math.abs(p.value() - q.value());
        boolean contested = gap <= 2 * (p.error() + q.error());
        return contested ? new Rounded(chosen.value(), Math.max(p.error(), q.error())) : chosen;
    }

    private static Rounded stepped(Rounded a, double value, double distanceToStep) {
        if (!a.isExact() && distanceToStep <= 2 * a.error()) {
            throw RoundingAnalysis.unclear("a step that roundings may take");
        }
        return Rounded.exact(value);
    }

    private Rounded function(Operator operator, Rounded a, Rounded b) {
        double x = a.value();
        return switch (operator) {
            case SQRT -> smooth(a, Math.sqrt(x), 0.5 / Math.sqrt(x), 1);
            case CBRT -> smooth(a, StrictMath.cbrt(x), Math.abs(StrictMath.cbrt(x) / (3 * x)), FUNCTION);
            case EXP -> smooth(a, StrictMath.exp(x), StrictMath.exp(x), FUNCTION);
            case EXPM1 -> smooth(a, StrictMath.expm1(x), StrictMath.exp(x), FUNCTION);
            case LN -> smooth(a, StrictMath.log(x), 1 / x, FUNCTION);
            case LOG2 -> smooth(a, log2(x), 1.4427 / x, FUNCTION);
            case LOG10 -> smooth(a, StrictMath.log10(x), 0.4343 / x, FUNCTION);
            case LOG1P -> smooth(a, StrictMath.log1p(x), 1 / (1 + x), FUNCTION);
            case SIN -> smooth(a, StrictMath.sin(x), Math.abs(StrictMath.cos(x)) + a.error(), FUNCTION);
            case COS -> smooth(a, StrictMath.cos(x), Math.abs(StrictMath.sin(x)) + a.error(), FUNCTION);
            case TAN -> smooth(a, StrictMath.tan(x), 1 + StrictMath.tan(x) * StrictMath.tan(x), FUNCTION);
            case ASIN -> smooth(a, StrictMath.asin(x), 1 / Math.sqrt((1 - x) * (1 + x)), FUNCTION);
            case ACOS -> smooth(a, StrictMath.acos(x), 1 / Math.sqrt((1 - x) * (1 + x)), FUNCTION);
            case ATAN -> smooth(a, StrictMath.atan(x), 1 / (1 + x * x), FUNCTION);
            case SINH -> smooth(a, StrictMath.sinh(x), StrictMath.cosh(x), HYPERBOLIC);
            case COSH -> smooth(a, StrictMath.cosh(x), Math.abs(StrictMath.sinh(x)) + a.error(), HYPERBOLIC);
            case TANH -> smooth(a, StrictMath.tanh(x), 1, HYPERBOLIC);
            case HYPOT -> rounded(StrictMath.hypot(x, b.value()), a.error() + b.error(), FUNCTION);
            case ATAN2 -> angle(a, b);
            default -> throw new IllegalArgumentException("no function: " + operator);
        };
    }

    /** A function of one operand with the given value and slope there. */
    private Rounded smooth(Rounded a, double value, double slope, double halfUlps) {
        if (a.isExact()) {
            // A zero with a slope is a zero of the function, not an underflow.
            return value == 0 && slope != 0 ? Rounded.exact(0) : rounded(value, 0, halfUlps);
        }
        double carried = slope * a.error();
        if (Double.isNaN(carried) || Double.isInfinite(slope)) {
            throw RoundingAnalysis.unclear("a function where it is too steep for an error bound");
        }
        return rounded(value, carried, halfUlps);
    }

    private Rounded angle(Rounded y, Rounded x) {
        double radius = StrictMath.hypot(x.value(), y.value());
        double carried = (x.error() + y.error()) / radius;
        if (carried > FIRST_ORDER || (carried > 0 && x.value() < 0 && Math.abs(y.value()) <= 2 * y.error())) {
            throw RoundingAnalysis.unclear("an angle that roundings may turn");
        }
        return rounded(StrictMath.atan2(y.value(), x.value()), y.isExact() && x.isExact() ? 0 : carried, FUNCTION);
    }

    private static double log2(double x) {
        int exponent = Math.getExponent(x);
        return exponent < -1000 && x > 0
                ? log2(x * 0x1p200) - 200
                : exponent + StrictMath.log(Math.scalb(x, -exponent)) * 1.4426950408889634;
    }

    private static void requireFirstOrder(Rounded divisor) {
        if (divisor.error() > FIRST_ORDER * Math.abs(divisor.value())) {
            throw RoundingAnalysis.unclear("a divisor or base that is rounding error to a large part");
        }
    }
}
