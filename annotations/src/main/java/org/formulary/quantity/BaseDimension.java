package org.formulary.quantity;

import java.util.Comparator;

/**
 * One of the independent dimensions that all others are products of.
 *
 * @param rank where its unit stands in printed products
 * @param unit its coherent unit
 * @param word what people call it
 */
record BaseDimension(int rank, String unit, String word) implements Comparable<BaseDimension> {

    static final BaseDimension OPERATION = new BaseDimension(1, "FLOP", "operation");
    static final BaseDimension INFORMATION = new BaseDimension(2, "byte", "information");
    static final BaseDimension TOKEN = new BaseDimension(3, "token", "token");
    static final BaseDimension MASS = new BaseDimension(4, "kg", "mass");
    static final BaseDimension LENGTH = new BaseDimension(5, "m", "length");
    static final BaseDimension TIME = new BaseDimension(6, "s", "time");
    static final BaseDimension CURRENT = new BaseDimension(7, "A", "current");
    static final BaseDimension TEMPERATURE = new BaseDimension(8, "K", "temperature");
    static final BaseDimension AMOUNT = new BaseDimension(9, "mol", "amount");
    static final BaseDimension LUMINOUS_INTENSITY = new BaseDimension(10, "cd", "luminous intensity");

    private static final Comparator<BaseDimension> ORDER =
            Comparator.comparingInt(BaseDimension::rank).thenComparing(BaseDimension::unit);

    /** Money of one currency, which is never converted into another. */
    static BaseDimension currency(String code) {
        return new BaseDimension(0, code, "currency " + code);
    }

    @Override
    public int compareTo(BaseDimension other) {
        return ORDER.compare(this, other);
    }
}
