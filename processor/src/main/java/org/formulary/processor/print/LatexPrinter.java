package org.formulary.processor.print;

import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.print.LatexSpelling.Purpose;

/**
 * Prints trees as LaTeX for mathematics, as an expert would write them, in commands that every renderer knows. Nothing is
 * simplified or reordered. The rules:
 *
 * <ul>
 *   <li>A quotient is a fraction; within a fraction, a script, a case or a condition it is written with a slash.
 *   <li>The author's brackets stay, except around operands of a fraction bar, exponents, arguments, and a fraction.
 *   <li>A factor that begins with a digit follows a dot, so does one behind a unit or behind a fraction of symbols; a thin
 *       space parts words from their neighbours.
 *   <li>Delimiters grow where there is a bar, a superscript or a root between them.
 *   <li>{@code ln}, {@code log2} and the like take a single symbol, number, fraction or bracket without brackets, unless
 *       another factor follows; powers of a function have the function in brackets.
 *   <li>Several outputs, and results after {@code where}, stand one below the other, aligned at the equals signs.
 *   <li>A number shows its unit, unless that only says what is counted: {@code 2 [FLOP/token]} is 2.
 * </ul>
 */
public final class LatexPrinter {

    private final SymbolStyle symbols;
    private final Purpose purpose;
    private final EquationTypesetter typesetter;

    /** A printer that names symbols in that style. */
    public LatexPrinter(SymbolStyle symbols) {
        this(symbols, new EquationTypesetter(symbols));
    }

    LatexPrinter(SymbolStyle symbols, EquationTypesetter typesetter) {
        this(symbols, Purpose.READING, typesetter);
    }

    private LatexPrinter(SymbolStyle symbols, Purpose purpose, EquationTypesetter typesetter) {
        this.symbols = symbols;
        this.purpose = purpose;
        this.typesetter = typesetter;
    }

    /**
     * The same printer for text that is rendered rather than read: growing brackets are written
     * {@code \mathopen{}\left( … \right)\mathclose{}}, so that none stands off from the name or factor before it, and
     * cases have a gap before their conditions.
     */
    public LatexPrinter forRendering() {
        return new LatexPrinter(symbols, Purpose.RENDERING, typesetter);
    }

    /** An equation with all outputs and local results. */
    public LatexText equation(Equation equation) {
        return spelled(typesetter.equation(equation));
    }

    /** A value alone. */
    public LatexText value(Expr value) {
        return spelled(typesetter.values().whole(value, false));
    }

    /** A condition, such as a domain. */
    public LatexText condition(Condition condition) {
        return spelled(typesetter.condition(condition));
    }

    /** A law. */
    public LatexText law(Law law) {
        return spelled(typesetter.law(law));
    }

    /** A binding of an example: {@code M = 1\ \mathrm{GB}}. */
    public LatexText binding(Binding binding) {
        return spelled(typesetter.binding(binding));
    }

    /** A symbol alone. */
    public String symbol(String name) {
        return symbols.latex(name).orElseGet(() -> LatexSymbol.of(name));
    }

    private LatexText spelled(Notation notation) {
        return new LatexSpelling(symbols, purpose).spelled(notation);
    }
}
