package org.formulary.processor.check;

import java.util.List;
import org.formulary.processor.check.Computed.Exactness;
import org.formulary.processor.equation.Expr;

/** Sums and products over an index as doubles compute them. */
final class ComputedLoops {

    private ComputedLoops() {}

    /** No loop runs so long that the sum of its bounded terms passes the range of doubles by their number alone. */
    static Computed sum(Computed term) {
        double terms = 0x1p64;
        boolean oneSign = term.isNonNegative() || term.isNonPositive();
        Computed sum = new Computed(
                Math.min(0, term.min() * terms),
                Math.max(0, term.max() * terms),
                Double.MIN_VALUE,
                Computed.NOTHING,
                Exactness.ANY,
                oneSign,
                term.undefined() || (Double.isInfinite(term.min()) && Double.isInfinite(term.max())),
                List.of());
        return DoubleRanges.scaled(sum, term, 64);
    }

    /** A product that may leave the range of doubles and come back is guarded in its loop. */
    static Computed product(Expr.Reduction reduction, Computed factor, GuardCollector guards) {
        boolean shrinks = factor.isFinite() && factor.maxAbs() <= 1;
        boolean grows = factor.minAbs() >= 1;
        double most = shrinks ? 1 : Double.POSITIVE_INFINITY;
        Computed product = new Computed(
                factor.isNonNegative() ? 0 : -most,
                most,
                Double.MIN_VALUE,
                Computed.NOTHING,
                Exactness.ANY,
                grows,
                factor.undefined() || (!factor.isFinite() && factor.canBeZero()),
                List.of());
        if (shrinks) {
            return product.losing(Computed.OF_UNDERFLOW, List.of(reduction));
        }
        if (grows) {
            return product;
        }
        guards.keep(reduction);
        return product.finite();
    }
}
