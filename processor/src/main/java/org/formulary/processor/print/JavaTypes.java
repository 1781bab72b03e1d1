package org.formulary.processor.print;

import org.formulary.processor.print.JavaCode.Piece;

/** The classes that printed expressions call. */
final class JavaTypes {

    static final Piece.Type MATH = new Piece.Type("java.lang", "Math");
    static final Piece.Type LONG = new Piece.Type("java.lang", "Long");
    static final Piece.Type BIG_INTEGER = new Piece.Type("java.math", "BigInteger");
    static final Piece.Type REAL_MATH = runtime("RealMath");
    static final Piece.Type RESULTS = runtime("Results");
    static final Piece.Type EXACT_MATH = runtime("ExactMath");
    static final Piece.Type EXACT_BIG = runtime("ExactBig");

    private JavaTypes() {}

    private static Piece.Type runtime(String name) {
        return new Piece.Type("org.formulary.runtime", name);
    }
}
