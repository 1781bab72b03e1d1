package org.formulary.testing;

import java.util.function.DoubleUnaryOperator;

/**
 * Functions on bounds. The platform promises how far its functions may be off, and that they are monotonic where
 * mathematics has them so; a unit in the last place is added to that.
 */
final class BoundsFunctions {

    /** Of one unit promised, and two and a half for hyperbolic functions. */
    private static final int ULPS = 4;

    /** Factorials up to this one are doubles. */
    private static final int MAX_FACTORIAL = 18;

    /** Binomials of it and below are doubles, as is every product on the way. */
    private static final int MAX_BINOMIAL = 40;

    private BoundsFunctions() {}

    static Bounds increasing(DoubleUnaryOperator function, Bounds x) {
        return Bounds.around(function.applyAsDouble(x.low()), function.applyAsDouble(x.high()), ULPS);
    }

    static Bounds exp(Bounds x) {
        return x.isZero() ? Bounds.exactly(1) : nonnegative(increasing(Math::exp, x));
    }

    static Bounds expm1(Bounds x) {
        return x.isZero() ? x : increasing(Math::expm1, x);
    }

    static Bounds ln(Bounds x) {
        require(x.low() > 0);
        return x.isExact() && x.low() == 1 ? Bounds.exactly(0) : increasing(Math::log, x);
    }

    static Bounds log1p(Bounds x) {
        require(x.low() > -1);
        return x.isZero() ? x : increasing(Math::log1p, x);
    }

    static Bounds log2(Bounds x) {
        require(x.low() > 0);
        int exponent = Math.getExponent(x.low());
        boolean isPower = x.isExact() && x.low() >= Double.MIN_NORMAL && x.low() == Math.scalb(1.0, exponent);
        return isPower ? Bounds.exactly(exponent) : ln(x).dividedBy(ln(Bounds.exactly(2)));
    }

    static Bounds log10(Bounds x) {
        require(x.low() > 0);
        return x.isExact() && x.low() == 1 ? Bounds.exactly(0) : increasing(Math::log10, x);
    }

    /** The slope of both is at most 1. */
    static Bounds sin(Bounds x) {
        return x.isZero() ? x : wave(Math.sin(x.low()), x);
    }

    static Bounds cos(Bounds x) {
        return x.isZero() ? Bounds.exactly(1) : wave(Math.cos(x.low()), x);
    }

    private static Bounds wave(double at, Bounds x) {
        double reach = Math.nextUp(x.high() - x.low()) + ULPS * Math.ulp(1.0);
        return new Bounds(Math.max(-1, at - reach), Math.min(1, at + reach));
    }

    static Bounds tan(Bounds x) {
        return sin(x).dividedBy(cos(x));
    }

    static Bounds asin(Bounds x) {
        require(x.low() >= -1 && x.high() <= 1);
        return x.isZero() ? x : increasing(Math::asin, x);
    }

    static Bounds acos(Bounds x) {
        require(x.low() >= -1 && x.high() <= 1);
        return x.isExact() && x.low() == 1
                ? Bounds.exactly(0)
                : nonnegative(increasing(y -> -Math.acos(y), x).negate());
    }

    static Bounds atan(Bounds x) {
        return x.isZero() ? x : increasing(Math::atan, x);
    }

    static Bounds sinh(Bounds x) {
        return x.isZero() ? x : increasing(Math::sinh, x);
    }

    static Bounds cosh(Bounds x) {
        return x.isZero() ? Bounds.exactly(1) : increasing(Math::cosh, x.abs());
    }

    static Bounds tanh(Bounds x) {
        if (x.isZero()) {
            return x;
        }
        Bounds wide = increasing(Math::tanh, x);
        return new Bounds(Math.max(-1, wide.low()), Math.min(1, wide.high()));
    }

    static Bounds hypot(Bounds x, Bounds y) {
        return x.abs().times(x.abs()).plus(y.abs().times(y.abs())).sqrt();
    }

    static Bounds power(Bounds base, Bounds exponent) {
        if (base.isZero()) {
            require(exponent.low() > 0);
            return base;
        }
        if (base.isCount() && exponent.isCount()) {
            // The platform gives the exact result if it is a double.
            double result = Math.pow(base.low(), exponent.low());
            if (exponent.low() >= 0 && Math.abs(result) <= 0x1p53) {
                return Bounds.exactly(result);
            }
        }
        if (exponent.isExact() && exponent.low() == Math.rint(exponent.low())) {
            return integerPower(base, exponent.low());
        }
        require(base.low() > 0);
        double ll = Math.pow(base.low(), exponent.low());
        double lh = Math.pow(base.low(), exponent.high());
        double hl = Math.pow(base.high(), exponent.low());
        double hh = Math.pow(base.high(), exponent.high());
        return nonnegative(Bounds.around(
                Math.min(Math.min(ll, lh), Math.min(hl, hh)), Math.max(Math.max(ll, lh), Math.max(hl, hh)), ULPS));
    }

    private static Bounds integerPower(Bounds base, double exponent) {
        if (exponent < 0) {
            return Bounds.exactly(1).dividedBy(integerPower(base, -exponent));
        }
        require(exponent > 0 || !base.holdsZero());
        boolean even = exponent % 2 == 0;
        Bounds monotonic = even ? base.abs() : base;
        Bounds result = increasing(x -> Math.pow(x, exponent), monotonic);
        return monotonic.low() >= 0 ? nonnegative(result) : result;
    }

    static Bounds mod(Bounds x, Bounds y) {
        require(x.isCount() && y.isCount() && y.low() != 0);
        return Bounds.exactly((double) Math.floorMod((long) x.low(), (long) y.low()));
    }

    static Bounds factorial(Bounds n) {
        require(n.isCount() && n.low() >= 0 && n.low() <= MAX_FACTORIAL);
        double product = 1;
        for (int i = 2; i <= n.low(); i++) {
            product *= i;
        }
        return Bounds.exactly(product);
    }

    static Bounds binomial(Bounds n, Bounds k) {
        require(n.isCount() && k.isCount() && k.low() >= 0 && n.low() >= 0 && n.low() <= MAX_BINOMIAL);
        double result = k.low() > n.low() ? 0 : 1;
        for (int i = 1; i <= Math.min(k.low(), n.low() - k.low()); i++) {
            result = result * (n.low() - i + 1) / i;
        }
        return Bounds.exactly(result);
    }

    static Bounds round(Bounds x) {
        return new Bounds(round(x.low()), round(x.high()));
    }

    /** Halves away from zero. */
    private static double round(double x) {
        double whole = x < 0 ? Math.ceil(x) : Math.floor(x);
        return Math.abs(x - whole) >= 0.5 ? whole + Math.signum(x) : whole;
    }

    private static Bounds nonnegative(Bounds x) {
        return new Bounds(Math.max(0, x.low()), Math.max(0, x.high()));
    }

    private static void require(boolean known) {
        if (!known) {
            throw BoundsEvaluator.OPEN;
        }
    }
}
