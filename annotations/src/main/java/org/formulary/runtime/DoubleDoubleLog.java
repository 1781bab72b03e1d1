package org.formulary.runtime;

/**
 * Logarithms with a result that is rounded once from an unevaluated sum of two doubles, of which the error is below 0.1 ulp.
 *
 * <p>With {@code x = m 2^e} and m between sqrt(1/2) and sqrt(2), {@code ln m = 2 s (1 + t)} where {@code s = (m - 1)/(m + 1)}
 * and {@code t = s^2/3 + s^4/5 + ...} is below 0.01: s is computed in two doubles, t in one.
 */
final class DoubleDoubleLog {

    private static final double SQRT_2 = 1.4142135623730951;

    /** 1/ln 2, and what the double misses of it. */
    private static final double PER_LN_2 = 0x1.71547652b82fep0;

    private static final double PER_LN_2_REST = 0x1.777d0ffda0d24p-56;

    /** 1/ln 10, and what the double misses of it. */
    private static final double PER_LN_10 = 0x1.bcb7b1526e50ep-2;

    private static final double PER_LN_10_REST = 0x1.95355baaafad3p-57;

    /** log10 2, and what the double misses of it. */
    private static final double LOG10_2 = 0x1.34413509f79ffp-2;

    private static final double LOG10_2_REST = -0x1.9dc1da994fd21p-59;

    private DoubleDoubleLog() {}

    static double base2(double x) {
        return scaled(x, 1, 0, PER_LN_2, PER_LN_2_REST);
    }

    static double base10(double x) {
        return scaled(x, LOG10_2, LOG10_2_REST, PER_LN_10, PER_LN_10_REST);
    }

    /** {@code e (unit + unitRest) + ln m (perLn + perLnRest)}. */
    private static double scaled(double x, double unit, double unitRest, double perLn, double perLnRest) {
        if (x == Double.POSITIVE_INFINITY) {
            return x;
        }
        boolean subnormal = x < Double.MIN_NORMAL;
        double normal = subnormal ? x * 0x1p54 : x;
        int exponent = Math.getExponent(normal);
        double m = Math.scalb(normal, -exponent);
        if (m > SQRT_2) {
            m /= 2;
            exponent++;
        }
        if (subnormal) {
            exponent -= 54;
        }
        double above = m - 1; // exact
        double below = m + 1;
        double belowRest = m - (below - 1);
        double s = above / below;
        double sRest = (Math.fma(-s, below, above) - s * belowRest) / below;
        double ln = 2 * s;
        double lnRest = 2 * (sRest + s * tail(s * s));

        double head = ln * perLn;
        double rest = Math.fma(ln, perLn, -head) + ln * perLnRest + lnRest * perLn;
        double whole = exponent * unit;
        double wholeRest = Math.fma(exponent, unit, -whole) + exponent * unitRest;
        // The whole part, where there is one, is at least as large as the head.
        double sum = whole + head;
        double sumRest = exponent == 0 ? 0 : head - (sum - whole);
        return sum + (sumRest + (wholeRest + rest));
    }

    /** {@code q/3 + q^2/5 + q^3/7 + ...} for q up to 0.0295, of which the thirteenth term is below 2^-64. */
    private static double tail(double q) {
        double sum = 0;
        for (int k = 25; k >= 3; k -= 2) {
            sum = q * (1.0 / k + sum);
        }
        return sum;
    }
}
