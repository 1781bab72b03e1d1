package org.formulary.testing;

import org.formulary.quantity.Unit;

/**
 * A parameter as generated tests and laws see it.
 *
 * @param symbol its name in prefix form
 * @param javaName its name in Java
 * @param range where its values lie, in {@code unit}
 * @param unit the declared unit
 * @param unitText the declared unit as messages print it; empty for a pure number
 * @param requirement its domain as messages print it, {@code > 0}; empty where there is none
 */
public record Parameter(
        String symbol, String javaName, ArgumentRange range, Unit unit, String unitText, String requirement) {

    /** A parameter in the unit that {@code unitText} names; empty for a pure number. */
    public static Parameter of(
            String symbol, String javaName, ArgumentRange range, String unitText, String requirement) {
        return new Parameter(symbol, javaName, range, UnitText.parse(unitText), unitText, requirement);
    }
}
