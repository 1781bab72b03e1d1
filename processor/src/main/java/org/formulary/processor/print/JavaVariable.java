package org.formulary.processor.print;

import java.math.BigInteger;
import java.util.Optional;

/** What a name of an equation is in Java. */
sealed interface JavaVariable {

    /** The Java name. */
    String javaName();

    /** Whether it holds an integer exactly. */
    boolean integer();

    /**
     * A parameter in coherent units.
     *
     * @param wide whether it is a {@code long} rather than an {@code int}
     * @param low the smallest integer it can be; 0 for a real
     * @param high the greatest
     * @param factor what takes the integer to coherent units; 1 for a real, which is converted beforehand
     */
    record Parameter(String javaName, boolean integer, boolean wide, BigInteger low, BigInteger high, BigInteger factor)
            implements JavaVariable {}

    /**
     * A local or an earlier output.
     *
     * @param value what it is computed from, where it is an exact integer
     * @param large whether computing it can pass 64 bits
     */
    record Local(String javaName, Optional<IntegerNode> value, boolean large) implements JavaVariable {
        @Override
        public boolean integer() {
            return value.isPresent();
        }
    }

    /** The index of a sum or product. */
    record Index(String javaName, IntegerNode from, IntegerNode to) implements JavaVariable {
        @Override
        public boolean integer() {
            return true;
        }
    }
}
