package org.formulary.processor.print;

import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;

/**
 * Prints trees as MathML Core, laid out as {@link LatexPrinter} lays them out. The text is ASCII and well-formed XML as it
 * is well-formed HTML.
 */
public final class MathMlPrinter {

    private final EquationTypesetter typesetter;

    /** A printer that names called formulas in that style; LaTeX given for symbols has no part in it. */
    public MathMlPrinter(SymbolStyle symbols) {
        this(new EquationTypesetter(symbols));
    }

    MathMlPrinter(EquationTypesetter typesetter) {
        this.typesetter = typesetter;
    }

    /** Where a formula stands. */
    public enum Display {
        /** On a line of its own. */
        BLOCK,
        /** In running text. */
        INLINE
    }

    /** An equation with all outputs and local results. */
    public String equation(Equation equation, Display display) {
        return math(typesetter.equation(equation), display);
    }

    /** A value alone. */
    public String value(Expr value, Display display) {
        return math(typesetter.values().whole(value, display == Display.INLINE), display);
    }

    /** A condition, such as a domain. */
    public String condition(Condition condition, Display display) {
        return math(typesetter.condition(condition), display);
    }

    /** A law. */
    public String law(Law law, Display display) {
        return math(typesetter.law(law), display);
    }

    /** A binding of an example. */
    public String binding(Binding binding, Display display) {
        return math(typesetter.binding(binding), display);
    }

    /** A symbol alone. */
    public String symbol(String name) {
        return math(new Notation.Symbol(name, LatexText.Context.BARE), Display.INLINE);
    }

    static String math(Notation notation, Display display) {
        return math(MathMlSpelling.spelled(notation), display);
    }

    static String math(String content, Display display) {
        String attribute = switch (display) {
            case BLOCK -> " display=\"block\"";
            case INLINE -> "";
        };
        return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"" + attribute + ">" + content + "</math>";
    }
}
