package org.formulary.processor.model;

import java.util.Optional;
import org.formulary.quantity.Rational;

/**
 * Bounds on a number.
 *
 * @param lower the lower bound, if any, and whether it is itself excluded
 * @param upper the upper bound, if any
 * @param exact whether the bounds say all that the condition says
 */
public record Range(Optional<Bound> lower, Optional<Bound> upper, boolean exact) {

    /** No bounds at all. */
    public static final Range ALL = new Range(Optional.empty(), Optional.empty(), true);

    /** Whether a number keeps the bounds. */
    public boolean contains(Rational value) {
        return lower.map(bound -> value.compareTo(bound.value()) > (bound.open() ? 0 : -1))
                        .orElse(true)
                && upper.map(bound -> value.compareTo(bound.value()) < (bound.open() ? 0 : 1))
                        .orElse(true);
    }

    /** A bound; {@code open} where the value itself is excluded. */
    public record Bound(Rational value, boolean open) {}
}
