package org.formulary.processor.print;

import org.formulary.processor.print.JavaCode.Piece.Type;

/** The classes that printed expressions call. */
final class JavaTypes {

    static final Type MATH = new Type("java.lang", "Math");
    static final Type LONG = new Type("java.lang", "Long");
    static final Type BIG_INTEGER = new Type("java.math", "BigInteger");
    static final Type REAL_MATH = runtime("RealMath");
    static final Type EXACT_MATH = runtime("ExactMath");
    static final Type EXACT_BIG = runtime("ExactBig");

    private JavaTypes() {}

    private static Type runtime(String name) {
        return new Type("org.formulary.runtime", name);
    }
}
