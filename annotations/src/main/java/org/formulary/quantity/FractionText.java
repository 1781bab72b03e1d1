package org.formulary.quantity;

import java.util.ArrayList;
import java.util.List;

/** Lays powers out as a product over a product: {@code kg m^2/(s^3 A)}, {@code 1/s}, {@code 1}. */
final class FractionText {

    private final String separator;
    private final List<String> above = new ArrayList<>();
    private final List<String> below = new ArrayList<>();

    FractionText(String separator) {
        this.separator = separator;
    }

    void add(String base, Rational exponent) {
        (exponent.signum() < 0 ? below : above).add(power(base, exponent.abs()));
    }

    private static String power(String base, Rational exponent) {
        if (exponent.equals(Rational.ONE)) {
            return base;
        }
        return exponent.isInteger() ? base + "^" + exponent : base + "^(" + exponent + ")";
    }

    @Override
    public String toString() {
        String numerator = above.isEmpty() ? "1" : String.join(separator, above);
        return switch (below.size()) {
            case 0 -> numerator;
            case 1 -> numerator + "/" + below.get(0);
            default -> numerator + "/(" + String.join(separator, below) + ")";
        };
    }
}
