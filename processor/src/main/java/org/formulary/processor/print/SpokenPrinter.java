package org.formulary.processor.print;

import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Law;

/** Prints trees in English words, for those who listen: {@code f equals the fraction 2 times open bracket N minus 1 …}. */
public final class SpokenPrinter {

    private final EquationTypesetter typesetter;

    /** A printer that names called formulas in that style. */
    public SpokenPrinter(SymbolStyle symbols) {
        this(new EquationTypesetter(symbols));
    }

    SpokenPrinter(EquationTypesetter typesetter) {
        this.typesetter = typesetter;
    }

    /** An equation with all outputs and local results. */
    public String equation(Equation equation) {
        return SpokenSpelling.spelled(typesetter.equation(equation));
    }

    /** A condition, such as a domain. */
    public String condition(Condition condition) {
        return SpokenSpelling.spelled(typesetter.condition(condition));
    }

    /** A law. */
    public String law(Law law) {
        return SpokenSpelling.spelled(typesetter.law(law));
    }
}
