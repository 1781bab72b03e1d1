package org.formulary.processor.generate;

import java.math.BigInteger;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;

/** Bounds of a domain as literals of an integer type. */
final class IntegerBounds {

    private IntegerBounds() {}

    /** The least integer of the domain; the type's greatest where there is none. */
    static String least(Range.Bound bound, Variable variable) {
        BigInteger least = bound.open()
                ? bound.value().floor().add(BigInteger.ONE)
                : bound.value().ceiling();
        return literal(least, variable.type());
    }

    /** The greatest integer of the domain. */
    static String greatest(Range.Bound bound, Variable variable) {
        BigInteger greatest = bound.open()
                ? bound.value().ceiling().subtract(BigInteger.ONE)
                : bound.value().floor();
        return literal(greatest, variable.type());
    }

    private static String literal(BigInteger value, NumberType type) {
        BigInteger most = BigInteger.valueOf(type == NumberType.INT ? Integer.MAX_VALUE : Long.MAX_VALUE);
        BigInteger clamped = value.min(most).max(most.negate());
        boolean fitsInt = clamped.bitLength() < Integer.SIZE;
        return fitsInt ? clamped.toString() : clamped + "L";
    }
}
