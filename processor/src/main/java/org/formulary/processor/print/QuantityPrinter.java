package org.formulary.processor.print;

import org.formulary.processor.print.MathMlPrinter.Display;
import org.formulary.quantity.Unit;

/** Prints numbers with units, for examples and tables; a pure number stands without. */
public final class QuantityPrinter {

    private QuantityPrinter() {}

    /**
     * A number and its unit as LaTeX: {@code 35.028\ \mathrm{ms}}.
     *
     * @param number decimal text, such as {@code 1.1E-2}
     */
    public static String latex(String number, Unit unit) {
        return new LatexSpelling(SymbolStyle.derived(), LatexSpelling.Purpose.READING)
                .spelled(notation(number, unit))
                .plain();
    }

    /**
     * A number and its unit as MathML in running text.
     *
     * @param number decimal text, such as {@code 1.1E-2}
     */
    public static String mathMl(String number, Unit unit) {
        return MathMlPrinter.math(notation(number, unit), Display.INLINE);
    }

    /** A unit alone, as LaTeX. */
    public static String latex(Unit unit) {
        return unit.latex();
    }

    /** A unit alone, as MathML in running text. */
    public static String mathMl(Unit unit) {
        return MathMlPrinter.math(MathMlSpelling.spelled(unit), Display.INLINE);
    }

    /** The unit of an equation's result, as it stands behind the equation: {@code \ [\mathrm{GB/s}]}. */
    public static String latexLabel(Unit unit) {
        return "\\ [" + unit.latex() + "]";
    }

    private static Notation notation(String number, Unit unit) {
        Notation digits = Numbers.number(number);
        boolean pure = unit.isCoherent() && unit.dimension().isNone();
        return pure ? digits : new Notation.Measure(digits, unit);
    }
}
