package org.formulary.processor.algebra;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.equation.BinaryOp;
import org.formulary.processor.equation.Function;
import org.formulary.runtime.RealMath;

/**
 * The operations of generated code in doubles, each with the error it adds and passes on. Results that are exact, as
 * {@code 3/4} or {@code 2 - 1}, add none.
 */
final class RoundedOperations {

    /** Half units in the last place by which functions of the platform may be off. */
    private static final double OF_A_FUNCTION = 2;

    private static final int MAX_FACTORS = 200;

    private static final int MAX_BITS = 4_000;

    private static final double LN_2 = StrictMath.log(2);
    private static final double LN_10 = StrictMath.log(10);

    private final double halfUlp;

    /** Operations that round, or, where only errors of the operands matter, that do not. */
    RoundedOperations(boolean rounding) {
        this.halfUlp = rounding ? Rounded.HALF_ULP : 0;
    }

    private double own(double value, double halfUlps) {
        return Math.abs(value) * halfUlps * halfUlp;
    }

    Rounded binary(BinaryOp op, Rounded a, Rounded b) {
        Optional<Rounded> counted = a.count().flatMap(x -> b.count().flatMap(y -> counted(op, x, y)));
        return counted.orElseGet(() -> real(op, a, b));
    }

    /** Integers beyond all doubles are no business of theirs. */
    private static Optional<Rounded> counted(BinaryOp op, BigInteger a, BigInteger b) {
        return switch (op) {
            case ADD -> Optional.of(Rounded.count(a.add(b)));
            case SUB -> Optional.of(Rounded.count(a.subtract(b)));
            case MUL -> Optional.of(Rounded.count(a.multiply(b)));
            case MOD -> Optional.of(b.signum() == 0 ? Rounded.UNKNOWN : Rounded.count(mod(a, b)));
            case DIV -> Optional.empty();
            case POW -> {
                boolean small = b.signum() >= 0 && b.bitLength() < 31 && (long) a.bitLength() * b.intValue() < MAX_BITS;
                yield b.signum() < 0
                        ? Optional.empty()
                        : Optional.of(small ? Rounded.count(a.pow(b.intValue())) : Rounded.UNKNOWN);
            }
        };
    }

    private static BigInteger mod(BigInteger a, BigInteger b) {
        BigInteger remainder = a.mod(b.abs());
        return remainder.signum() != 0 && b.signum() < 0 ? remainder.add(b) : remainder;
    }

    private Rounded real(BinaryOp op, Rounded a, Rounded b) {
        return switch (op) {
            case ADD -> sum(a, b, 1);
            case SUB -> sum(a, b, -1);
            case MUL -> product(a, b);
            case DIV -> quotient(a, b);
            case MOD -> remainder(a, b);
            case POW -> power(a, b);
        };
    }

    Rounded negate(Rounded a) {
        return a.count().map(value -> Rounded.count(value.negate())).orElseGet(() -> Rounded.of(a, -a.value(), -1, 0));
    }

    private Rounded sum(Rounded a, Rounded b, int sign) {
        double y = sign * b.value();
        double value = a.value() + y;
        double back = value - a.value();
        boolean exact = (a.value() - (value - back)) + (y - back) == 0;
        return Rounded.of(a, b, value, 1, sign, exact ? 0 : own(value, 1));
    }

    private Rounded product(Rounded a, Rounded b) {
        double value = a.value() * b.value();
        boolean exact = Math.fma(a.value(), b.value(), -value) == 0;
        return Rounded.of(a, b, value, b.value(), a.value(), exact ? 0 : own(value, 1));
    }

    private Rounded quotient(Rounded a, Rounded b) {
        if (b.value() == 0) {
            return Rounded.UNKNOWN;
        }
        double value = a.value() / b.value();
        boolean exact = Math.fma(value, b.value(), -a.value()) == 0;
        return Rounded.of(a, b, value, 1 / b.value(), -value / b.value(), exact ? 0 : own(value, 1));
    }

    private Rounded remainder(Rounded a, Rounded b) {
        double turns = Math.floor(a.value() / b.value());
        double value = a.value() - b.value() * turns;
        double carried = a.error() + Math.abs(turns) * b.error();
        boolean unclear = carried > 0 && Math.min(Math.abs(value), Math.abs(b.value() - value)) <= 2 * carried;
        if (unclear || b.value() == 0 || Math.abs(turns) > Rounded.EXACT_INTEGERS) {
            return Rounded.UNKNOWN;
        }
        return Rounded.of(a, b, value, 1, -turns, 0);
    }

    private Rounded power(Rounded a, Rounded b) {
        double x = a.value();
        double n = b.value();
        if (b.error() == 0 && n == 0.5) {
            return apply(Function.SQRT, List.of(a));
        }
        double value = n == 2 ? x * x : StrictMath.pow(x, n);
        boolean exact = n == 1 || (n == 2 && Math.fma(x, x, -value) == 0);
        double byBase = n == 2 ? 2 * x : n * value / x;
        double byExponent = x > 0 ? value * StrictMath.log(x) : 0;
        return Rounded.of(a, b, value, byBase, byExponent, exact ? 0 : own(value, n == 2 ? 1 : OF_A_FUNCTION));
    }

    Rounded factorial(Rounded a) {
        if (a.count().isEmpty() || a.value() < 0 || a.value() > MAX_FACTORS) {
            return Rounded.UNKNOWN;
        }
        BigInteger product = BigInteger.ONE;
        for (long i = 2; i <= a.value(); i++) {
            product = product.multiply(BigInteger.valueOf(i));
        }
        return Rounded.count(product);
    }

    private static Rounded binomial(Rounded n, Rounded k) {
        double least = Math.min(k.value(), n.value() - k.value());
        if (n.count().isEmpty() || k.count().isEmpty() || !(least >= 0 && least <= MAX_FACTORS)) {
            return Rounded.UNKNOWN;
        }
        BigInteger value = BigInteger.ONE;
        for (long i = 1; i <= least; i++) {
            BigInteger factor = n.count().get().subtract(BigInteger.valueOf((long) least - i));
            value = value.multiply(factor).divide(BigInteger.valueOf(i));
        }
        return Rounded.count(value);
    }

    Rounded apply(Function function, List<Rounded> arguments) {
        Rounded a = arguments.get(0);
        double x = a.value();
        return switch (function) {
            case MIN ->
                arguments.stream()
                        .reduce((p, q) -> p.value() <= q.value() ? p : q)
                        .orElseThrow();
            case MAX ->
                arguments.stream()
                        .reduce((p, q) -> p.value() >= q.value() ? p : q)
                        .orElseThrow();
            case ABS -> x < 0 ? negate(a) : a;
            case SIGN -> step(a, Math.signum(x), Math.abs(x));
            case FLOOR -> step(a, Math.floor(x), Math.abs(x - Math.rint(x)));
            case CEIL -> step(a, Math.ceil(x), Math.abs(x - Math.rint(x)));
            case ROUND -> step(a, Math.signum(x) * Math.floor(Math.abs(x) + 0.5), 0.5 - Math.abs(x - Math.rint(x)));
            case BINOMIAL -> binomial(a, arguments.get(1));
            case FACTORIAL -> factorial(a);
            case ATAN2 -> angle(a, arguments.get(1));
            case HYPOT -> hypotenuse(a, arguments.get(1));
            default -> smooth(function, a, x);
        };
    }

    private static Rounded step(Rounded a, double value, double distance) {
        return a.error() > 0 && distance <= 2 * a.error() ? Rounded.UNKNOWN : Rounded.count(value);
    }

    private Rounded angle(Rounded y, Rounded x) {
        double square = x.value() * x.value() + y.value() * y.value();
        double value = StrictMath.atan2(y.value(), x.value());
        return Rounded.of(y, x, value, x.value() / square, -y.value() / square, own(value, OF_A_FUNCTION));
    }

    private Rounded hypotenuse(Rounded a, Rounded b) {
        double value = StrictMath.hypot(a.value(), b.value());
        return value == 0
                ? Rounded.UNKNOWN
                : Rounded.of(a, b, value, a.value() / value, b.value() / value, own(value, OF_A_FUNCTION));
    }

    /** A smooth function of one operand. */
    static double smooth(Function function, double x) {
        return switch (function) {
            case SQRT -> Math.sqrt(x);
            case CBRT -> StrictMath.cbrt(x);
            case EXP -> StrictMath.exp(x);
            case EXPM1 -> StrictMath.expm1(x);
            case LN -> StrictMath.log(x);
            case LOG2 -> x > 0 && x <= Double.MAX_VALUE ? RealMath.log2(x) : Double.NaN;
            case LOG10 -> x > 0 && x <= Double.MAX_VALUE ? RealMath.log10(x) : Double.NaN;
            case LOG1P -> StrictMath.log1p(x);
            case SIN -> StrictMath.sin(x);
            case COS -> StrictMath.cos(x);
            case TAN -> StrictMath.tan(x);
            case ASIN -> StrictMath.asin(x);
            case ACOS -> StrictMath.acos(x);
            case ATAN -> StrictMath.atan(x);
            case SINH -> StrictMath.sinh(x);
            case COSH -> StrictMath.cosh(x);
            case TANH -> StrictMath.tanh(x);
            default -> throw new IllegalArgumentException("no smooth function: " + function);
        };
    }

    private Rounded smooth(Function function, Rounded a, double x) {
        double value = smooth(function, x);
        return switch (function) {
            case SQRT -> {
                boolean exact = Math.fma(value, value, -x) == 0;
                yield Rounded.of(a, value, 0.5 / value, exact ? 0 : own(value, 1));
            }
            case CBRT -> smooth(a, value, value / (3 * x));
            case EXP -> smooth(a, value, value);
            case EXPM1 -> smooth(a, value, StrictMath.exp(x));
            case LN -> smooth(a, value, 1 / x);
            case LOG2 -> smooth(a, value, 1 / (x * LN_2));
            case LOG10 -> smooth(a, value, 1 / (x * LN_10));
            case LOG1P -> smooth(a, value, 1 / (1 + x));
            case SIN -> smooth(a, value, StrictMath.cos(x));
            case COS -> smooth(a, value, -StrictMath.sin(x));
            case TAN -> smooth(a, value, 1 + value * value);
            case ASIN -> smooth(a, value, 1 / Math.sqrt((1 - x) * (1 + x)));
            case ACOS -> smooth(a, value, -1 / Math.sqrt((1 - x) * (1 + x)));
            case ATAN -> smooth(a, value, 1 / (1 + x * x));
            case SINH -> smooth(a, value, StrictMath.cosh(x));
            case COSH -> smooth(a, value, StrictMath.sinh(x));
            case TANH -> smooth(a, value, 1 - value * value);
            default -> throw new IllegalArgumentException("no smooth function: " + function);
        };
    }

    private Rounded smooth(Rounded a, double value, double slope) {
        return Rounded.of(a, value, slope, value == 0 ? 0 : own(value, OF_A_FUNCTION));
    }
}
