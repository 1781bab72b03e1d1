package org.formulary.quantity;

/** Stub to be replaced: a product of powers of base dimensions. */
public final class Dimension {

    /** The dimension of a pure number. */
    public static final Dimension NONE = new Dimension();

    private Dimension() {}

    /** Whether this is the dimension of a pure number. */
    public boolean isNone() {
        return true;
    }

    /** The product. */
    public Dimension times(Dimension other) {
        return this;
    }

    /** The quotient. */
    public Dimension dividedBy(Dimension other) {
        return this;
    }

    /** The power. */
    public Dimension power(Rational exponent) {
        return this;
    }
}
