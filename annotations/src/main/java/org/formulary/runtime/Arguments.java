package org.formulary.runtime;

import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;

/** Checks of arguments. Nothing is allocated unless an argument is refused. */
public final class Arguments {

    private Arguments() {}

    /**
     * The value, which must be finite.
     *
     * @throws DomainException if it is infinite or not a number
     */
    public static double finite(String formula, String parameter, String symbol, double value) {
        if (!Double.isFinite(value)) {
            throw notFinite(formula, parameter, symbol, value);
        }
        return value;
    }

    private static DomainException notFinite(String formula, String parameter, String symbol, double value) {
        return new DomainException(formula, parameter, symbol, "must be finite, got " + value);
    }

    /**
     * The refusal of a real argument, to be thrown.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol
     * @param requirement what it must be, such as {@code > 0}
     * @param unit the unit of requirement and value; empty for a pure number
     * @param value the argument; where it is not finite, that is the fault that is told
     */
    public static DomainException outside(
            String formula, String parameter, String symbol, String requirement, String unit, double value) {
        return Double.isFinite(value)
                ? refusal(formula, parameter, symbol, requirement, unit, Double.toString(value))
                : notFinite(formula, parameter, symbol, value);
    }

    /** The refusal of an integer argument, to be thrown; see the other {@code outside}. */
    public static DomainException outside(
            String formula, String parameter, String symbol, String requirement, String unit, long value) {
        return refusal(formula, parameter, symbol, requirement, unit, Long.toString(value));
    }

    private static DomainException refusal(
            String formula, String parameter, String symbol, String requirement, String unit, String value) {
        String inUnit = unit.isEmpty() ? requirement : requirement + " " + unit;
        return new DomainException(formula, parameter, symbol, "must be " + inUnit + ", got " + value);
    }

    /**
     * The refusal of a value that no argument gives, to be thrown: {@code T cannot be below 2 alpha = 4 us with these arguments}.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol
     * @param side on which side of the end the value cannot be, {@code cannot be below} or {@code must be above}
     * @param end the end in terms of other arguments
     * @param endValue what it is
     * @param unit the unit of end and value; empty for a pure number
     * @param value the argument; where it is not finite, that is the fault that is told
     */
    public static DomainException beyondReach(
            String formula,
            String parameter,
            String symbol,
            String side,
            String end,
            double endValue,
            String unit,
            double value) {
        return Double.isFinite(value)
                ? new DomainException(
                        formula,
                        parameter,
                        symbol,
                        side + " " + end + " = " + measured(endValue, unit) + " with these arguments, got "
                                + measured(value, unit))
                : notFinite(formula, parameter, symbol, value);
    }

    /**
     * The refusal of arguments at which a formula has an edge or a jump, and so perhaps no derivative, to be thrown.
     *
     * @param formula the derivative's name
     * @param parameter the name in Java of the parameter by which it is
     * @param symbol its symbol
     * @param elsewhere the condition that excludes such places
     */
    public static DomainException notDifferentiable(String formula, String parameter, String symbol, String elsewhere) {
        return new DomainException(formula, parameter, symbol, "not differentiable here: " + elsewhere + " fails");
    }

    /** A number with its unit. */
    static String measured(double value, String unit) {
        return unit.isEmpty() || !Double.isFinite(value)
                ? Double.toString(value)
                : Quantity.of(value, Unit.parse(unit)).toString();
    }
}
