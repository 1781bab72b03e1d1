package org.formulary.processor.print;

import org.formulary.processor.print.LatexText.Context;
import org.formulary.processor.print.Notation.Fraction;
import org.formulary.processor.print.Notation.Gap;
import org.formulary.processor.print.Notation.Row;
import org.formulary.processor.print.Notation.Symbol;

/**
 * What a name that nobody declared stands for: a partial derivative.
 *
 * @param of the symbol of what changes
 * @param by the symbol of the parameter
 * @param relative whether it is the elasticity, times the parameter over what changes
 */
public record Rate(String of, String by, boolean relative) {

    Notation notation() {
        Notation derivative = new Fraction(partial(of), partial(by));
        return relative
                ? Row.of(
                        new Fraction(new Symbol(by, Context.BARE), new Symbol(of, Context.BARE)),
                        new Gap(Gap.Meaning.TIMES, Gap.Width.THIN),
                        derivative)
                : derivative;
    }

    private static Notation partial(String symbol) {
        return Row.of(new Notation.Partial(), new Symbol(symbol, Context.FACTOR));
    }
}
