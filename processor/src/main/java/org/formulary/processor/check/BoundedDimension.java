package org.formulary.processor.check;

import java.util.Optional;
import java.util.function.Supplier;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.UnitException;

/** Dimensions of products, quotients and powers, whose exponents have bounds. */
final class BoundedDimension {

    private BoundedDimension() {}

    /** The dimension; empty if one of its exponents is out of range. */
    static Optional<Dimension> of(Supplier<Dimension> computation) {
        try {
            return Optional.of(computation.get());
        } catch (UnitException e) {
            return Optional.empty();
        }
    }
}
