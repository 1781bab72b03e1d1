package org.formulary.processor.check;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
import org.formulary.processor.check.Computed.Exactness;
import org.formulary.processor.equation.Expr;

/**
 * The operations of doubles on what is known of their operands. Rounding is monotone: what doubles compute from the ends of
 * two intervals bounds what they compute from numbers inside.
 */
final class ComputedArithmetic {

    /** Numbers up to this do not bring a sum with an infinity back. */
    private static final double BESIDE_INFINITY = 0x1p1000;

    /** By how much a difference of doubles can be smaller than the greater of them, if it is not 0. */
    private static final double CANCELLED = 0x1p-54;

    private ComputedArithmetic() {}

    static Computed negate(Computed x) {
        return new Computed(-x.max(), -x.min(), x.least(), x.lost(), x.error(), x.huge(), x.undefined(), x.culprits());
    }

    static Computed add(Computed x, Computed y) {
        boolean sameSign = (x.isNonNegative() && y.isNonNegative()) || (x.isNonPositive() && y.isNonPositive());
        boolean opposed = (isInfinite(x.max()) && isInfinite(y.min())) || (isInfinite(x.min()) && isInfinite(y.max()));
        boolean unrounded = x.error() == Exactness.NONE && y.error() == Exactness.NONE;
        Exactness error =
                unrounded || sameSign ? Exactness.ROUNDED.or(x.error()).or(y.error()) : Exactness.ANY;
        double greater = Math.max(x.minAbs(), y.minAbs());
        double least = sameSign
                ? Math.max(greater, Math.min(x.least(), y.least()))
                : Math.max(greater * CANCELLED, integers(x, y) ? 1 : Double.MIN_VALUE);
        boolean huge = staysHuge(x, y, sameSign) && staysHuge(y, x, sameSign);
        Computed sum = new Computed(
                sum(x.min(), y.min(), Double.NEGATIVE_INFINITY),
                sum(x.max(), y.max(), Double.POSITIVE_INFINITY),
                least,
                Computed.NOTHING,
                error,
                huge,
                x.undefined() || y.undefined() || opposed,
                List.of());
        Computed lossy = sum.losing(x.lost(), x.culprits()).losing(y.lost(), y.culprits());
        return lossy.outweighsItsLoss() ? lossy.whole() : lossy;
    }

    private static boolean staysHuge(Computed x, Computed y, boolean sameSign) {
        return x.isFinite() || (x.huge() && (sameSign || y.maxAbs() <= BESIDE_INFINITY));
    }

    private static boolean integers(Computed x, Computed y) {
        return x.error() == Exactness.NONE && y.error() == Exactness.NONE && x.least() >= 1 && y.least() >= 1;
    }

    private static double sum(double a, double b, double where) {
        double sum = a + b;
        return Double.isNaN(sum) ? where : sum;
    }

    /**
     * A product.
     *
     * @param whole whether one factor is an integer: next to 0, where doubles are multiples of the smallest one, such a
     *     product is exact
     */
    static Computed multiply(Computed x, Computed y, Expr node, boolean whole) {
        boolean undefined = (!x.isFinite() && y.canBeZero()) || (!y.isFinite() && x.canBeZero());
        boolean huge =
                (x.isFinite() || (x.huge() && y.minAbs() >= 1)) && (y.isFinite() || (y.huge() && x.minAbs() >= 1));
        Computed product = of((a, b) -> a * b, x, y, huge, x.undefined() || y.undefined() || undefined);
        double least = x.least() * y.least();
        return whole ? leastOf(product, least) : product(product, least, node);
    }

    /** The numerator is finite or a divisor leaves it infinite; an infinite divisor is the caller's business. */
    static Computed divide(Computed x, Computed y, Expr node) {
        boolean undefined = x.undefined() || y.undefined() || (!x.isFinite() && !y.isFinite());
        if (y.canBeZero()) {
            Computed anything = Computed.anything();
            boolean positive = x.isNonNegative() && y.isNonNegative();
            Computed quotient = new Computed(
                    positive ? 0 : anything.min(),
                    anything.max(),
                    Double.MIN_VALUE,
                    Computed.NOTHING,
                    x.error().or(y.error()).or(Exactness.ROUNDED),
                    false,
                    undefined || x.canBeZero(),
                    List.of());
            return product(quotient, x.least() / y.maxAbs(), node);
        }
        boolean huge = x.isFinite() || (x.huge() && y.maxAbs() <= 1);
        Computed quotient = of((a, b) -> a / b, x, y, huge, undefined);
        return product(quotient, x.least() / y.maxAbs(), node);
    }

    private static Computed of(DoubleBinaryOperator operator, Computed x, Computed y, boolean huge, boolean undefined) {
        double[] corners = DoubleStream.of(
                        operator.applyAsDouble(x.min(), y.min()),
                        operator.applyAsDouble(x.min(), y.max()),
                        operator.applyAsDouble(x.max(), y.min()),
                        operator.applyAsDouble(x.max(), y.max()))
                // 0 times what is infinite at most, or infinities divided.
                .map(corner -> Double.isNaN(corner) ? 0 : corner)
                .sorted()
                .toArray();
        return new Computed(
                corners[0],
                corners[3],
                Double.MIN_VALUE,
                Computed.NOTHING,
                Exactness.ROUNDED.or(x.error()).or(y.error()),
                huge,
                undefined,
                List.of());
    }

    /** The least magnitude of a product or quotient, and what is lost where it is too small for all digits. */
    private static Computed product(Computed value, double least, Expr node) {
        return least >= Double.MIN_NORMAL ? leastOf(value, least) : value.losing(Computed.OF_UNDERFLOW, List.of(node));
    }

    static Computed leastOf(Computed value, double least) {
        return new Computed(
                value.min(),
                value.max(),
                Math.max(least, Double.MIN_VALUE),
                value.lost(),
                value.error(),
                value.huge(),
                value.undefined(),
                value.culprits());
    }

    static Computed abs(Computed x) {
        double max = Math.max(Math.abs(x.min()), Math.abs(x.max()));
        return new Computed(x.minAbs(), max, x.least(), x.lost(), x.error(), x.huge(), x.undefined(), x.culprits());
    }

    static Computed min(Computed x, Computed y) {
        return negate(max(negate(x), negate(y)));
    }

    static Computed max(Computed x, Computed y) {
        Computed either = x.or(y);
        return new Computed(
                Math.max(x.min(), y.min()),
                either.max(),
                either.least(),
                either.lost(),
                either.error(),
                either.huge(),
                either.undefined(),
                either.culprits());
    }

    private static boolean isInfinite(double bound) {
        return Double.isInfinite(bound);
    }
}
