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

    /**
     * The number of a quantity that counts something, in the parameter's declared unit.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol
     * @param unit the declared unit
     * @param quantity the argument
     * @throws DomainException if the argument has another dimension, is null, or is no integer that a {@code long} holds
     */
    public static long requireLong(String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        double number = Math.rint(require(formula, parameter, symbol, unit, quantity));
        // The way to the coherent unit and back takes two roundings: 15 ns come back as 14.999999999999998.
        boolean isWhole = unit.toCoherent(number) == quantity.value();
        if (!isWhole || number < -0x1p63 || number >= 0x1p63) {
            throw notWhole(formula, parameter, symbol, unit, quantity);
        }
        return (long) number;
    }

    /**
     * The number of a quantity that counts something, as an {@code int}; see {@link #requireLong}.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol
     * @param unit the declared unit
     * @param quantity the argument
     * @throws DomainException if the argument has another dimension, is null, or is no integer that an {@code int} holds
     */
    public static int requireInt(String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        long number = requireLong(formula, parameter, symbol, unit, quantity);
        if (number != (int) number) {
            throw notWhole(formula, parameter, symbol, unit, quantity);
        }
        return (int) number;
    }

    private static DomainException notWhole(
            String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        return new DomainException(
                formula, parameter, symbol, "must be a whole number of " + unit.symbol() + ", got " + quantity);
    }

    private static DomainException wrong(
            String formula, String parameter, String symbol, Unit unit, Quantity quantity) {
        String given = quantity == null
                ? "null"
                : quantity + " (" + quantity.dimension().describe() + ")";
        return new DomainException(formula, parameter, symbol, "must be in " + unit.symbol() + ", got " + given);
    }
}
