package org.formulary.processor.print;

/**
 * The printers of one style for readers. They share how a tree lies on paper, which is decided once.
 *
 * @param latex LaTeX to be read and copied
 * @param mathMl MathML Core
 * @param spoken English words
 */
public record Printers(LatexPrinter latex, MathMlPrinter mathMl, SpokenPrinter spoken) {

    /** Printers that name symbols and called formulas in that style. */
    public static Printers of(SymbolStyle symbols) {
        EquationTypesetter typesetter = new EquationTypesetter(symbols);
        return new Printers(
                new LatexPrinter(symbols, typesetter), new MathMlPrinter(typesetter), new SpokenPrinter(typesetter));
    }
}
