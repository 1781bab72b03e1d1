package org.formulary.processor.equation;

/** The words for sums and products over a range. */
final class Reductions {

    static final String SUM = "sum";
    static final String PRODUCT = "product";

    private Reductions() {}

    static boolean isOne(String name) {
        return name.equals(SUM) || name.equals(PRODUCT);
    }

    static Expr.Reduction.Kind kind(String name) {
        return name.equals(SUM) ? Expr.Reduction.Kind.SUM : Expr.Reduction.Kind.PRODUCT;
    }
}
