package org.formulary.runtime;

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
}
