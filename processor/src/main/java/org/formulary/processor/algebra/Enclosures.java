package org.formulary.processor.algebra;

import java.util.Optional;
import org.formulary.processor.equation.Expr;

/** Where values lie while parameters are in a box. */
public final class Enclosures {

    private Enclosures() {}

    /** Between which bounds every value lies that exists. */
    public static Interval of(Expr expr, Box box, Meaning meaning) {
        return new Enclosure(meaning, box).of(expr);
    }

    /** The box of the terms of a sum or product, the index among its names; empty where there is never a term. */
    public static Optional<Box> terms(Expr.Reduction reduction, Box box, Meaning meaning) {
        return new Enclosure(meaning, box).terms(reduction);
    }
}
