package org.formulary.runtime;

import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;

/** Takes quantities apart into the numbers that formulas compute with. */
public final class Dimensions {

    private Dimensions() {}

    /**
     * The number of a quantity in the parameter's declared unit.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol
     * @param unit the declared unit
     * @param quantity the argument
     * @throws DomainException if the argument has another dimension or is null
     */
    public static double require(String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        if (quantity == null || !quantity.dimension().equals(unit.dimension())) {
            throw wrong(formula, parameter, symbol, unit, quantity);
        }
        return quantity.in(unit);
    }

    private static DomainException wrong(
            String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        String given = quantity == null
                ? "null"
                : quantity + " (" + quantity.dimension().describe() + ")";
        return new DomainException(formula, parameter, symbol, "must be in " + unit.symbol() + ", got " + given);
    }
}
