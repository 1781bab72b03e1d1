package org.formulary.processor.check;

import java.util.Optional;
import org.formulary.quantity.Dimension;

/**
 * What the place of a value asks of it.
 *
 * @param dimension its dimension; empty where the place does not settle it
 * @param integer whether only an integer may stand there
 */
record Wanted(Optional<Dimension> dimension, boolean integer) {

    /** Nothing is asked. */
    static final Wanted ANYTHING = new Wanted(Optional.empty(), false);

    /** A pure number. */
    static final Wanted NUMBER = new Wanted(Optional.of(Dimension.NONE), false);

    /** An integer without dimension. */
    static final Wanted COUNT = new Wanted(Optional.of(Dimension.NONE), true);

    /** The same of another dimension. */
    Wanted in(Optional<Dimension> other) {
        return new Wanted(other, integer);
    }

    /** The same, integer or not. */
    Wanted real() {
        return new Wanted(dimension, false);
    }

    /** Whether a value of that dimension and kind may stand there. */
    boolean takes(Dimension given, boolean givenInteger) {
        return (givenInteger || !integer) && dimension.filter(given::equals).isPresent();
    }

    /** As readers see it, behind {@code must be}. */
    String phrase() {
        boolean none = dimension.filter(Dimension::isNone).isPresent();
        if (integer) {
            return "an integer"
                    + (none ? "" : dimension.map(known -> " in " + known).orElse(""));
        }
        return dimension.map(Inferred::phrase).orElse("a number");
    }
}
