package org.formulary.runtime;

/** Says which argument a formula refuses, and why. */
public final class DomainException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String formula;
    private final String parameter;
    private final String symbol;

    /**
     * A refusal.
     *
     * @param formula the formula's name
     * @param parameter the parameter's name in Java
     * @param symbol the parameter's symbol in the equation
     * @param fault what is wrong with it, continuing the sentence that begins with the parameter
     */
    public DomainException(String formula, String parameter, String symbol, String fault) {
        super(formula + ": " + label(parameter, symbol) + " " + fault);
        this.formula = formula;
        this.parameter = parameter;
        this.symbol = symbol;
    }

    private static String label(String parameter, String symbol) {
        return parameter.equals(symbol) ? parameter : parameter + " (" + symbol + ")";
    }

    /** The name of the formula. */
    public String formula() {
        return formula;
    }

    /** The name of the refused parameter in Java. */
    public String parameter() {
        return parameter;
    }

    /** The symbol of the refused parameter in the equation. */
    public String symbol() {
        return symbol;
    }
}
