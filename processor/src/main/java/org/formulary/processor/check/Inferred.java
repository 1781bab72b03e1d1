package org.formulary.processor.check;

import java.util.Optional;
import java.util.function.BinaryOperator;
import org.formulary.processor.model.Type;
import org.formulary.quantity.Dimension;

/**
 * What inference knows of a value.
 *
 * @param dimension its dimension; empty where it fits any, as the literal 0 does, and a part that is wrong already
 * @param integer whether it is an integer by construction
 */
record Inferred(Optional<Dimension> dimension, boolean integer) {

    /** Nothing is known: fits anything. */
    static final Inferred UNKNOWN = new Inferred(Optional.empty(), false);

    /** What is still to be written: fits anything, an integer where one is needed. */
    static final Inferred HOLE = new Inferred(Optional.empty(), true);

    static Inferred of(Type type) {
        return new Inferred(Optional.of(type.dimension()), type.integer());
    }

    static Inferred real(Dimension dimension) {
        return new Inferred(Optional.of(dimension), false);
    }

    /** The type; a dimension that fits any counts as none. */
    Type type() {
        return new Type(dimension.orElse(Dimension.NONE), integer);
    }

    /** Whether the dimension is known and another one. */
    boolean differsFrom(Dimension other) {
        return dimension.isPresent() && !dimension.get().equals(other);
    }

    /** The dimension of a product or quotient, known where both are. */
    Optional<Dimension> combine(Inferred other, BinaryOperator<Dimension> how) {
        return dimension.flatMap(
                own -> other.dimension.flatMap(theirs -> BoundedDimension.of(() -> how.apply(own, theirs))));
    }

    /** The dimension as its coherent unit. */
    String describe() {
        return dimension.map(Inferred::describe).orElse("any dimension");
    }

    /** Where a quantity of that dimension is: {@code in m/s}, or {@code dimensionless}. */
    static String phrase(Dimension dimension) {
        return dimension.isNone() ? "dimensionless" : "in " + dimension;
    }

    /** Where the quantity is. */
    String phrase() {
        return dimension.map(Inferred::phrase).orElse("of any dimension");
    }

    /** A dimension as its coherent unit. */
    static String describe(Dimension dimension) {
        return dimension.isNone() ? "dimensionless" : dimension.toString();
    }
}
