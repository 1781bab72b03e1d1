package org.formulary.processor.print;

import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.FormulaLookup;

/**
 * Prints trees in the prefix form that {@code org.formulary.testing.ReferenceFormula} reads: everything in coherent
 * units, calls of other formulas written out, and every name bound or a parameter.
 */
public final class PrefixPrinter {

    private final FormulaLookup formulas;

    /** A printer that finds called formulas there. */
    public PrefixPrinter(FormulaLookup formulas) {
        this.formulas = formulas;
    }

    /**
     * One output of an equation in terms of the parameters; the local results and other outputs that it needs are bound
     * around it.
     *
     * @param equation the equation
     * @param index which output, from 0
     */
    public String output(Equation equation, int index) {
        return value(equation, equation.outputs().get(index).value());
    }

    /** A value in terms of the parameters of an equation; local results and outputs that it names are bound around it. */
    public String value(Equation equation, Expr value) {
        return PrefixWriter.of(equation, formulas).bound(value);
    }

    /** A value in terms of the names in it. */
    public String value(Expr value) {
        return PrefixWriter.of(formulas).bound(value);
    }

    /** A condition in terms of the names in it. */
    public String condition(Condition condition) {
        return condition.accept(PrefixWriter.of(formulas));
    }

    /** A condition in terms of the parameters of an equation; local results and outputs are bound in each operand. */
    public String condition(Equation equation, Condition condition) {
        return condition.accept(PrefixWriter.of(equation, formulas));
    }
}
