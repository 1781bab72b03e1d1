package org.formulary.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.testing.notation.EquationReader;
import org.formulary.testing.notation.PrintedEquation;

/**
 * Puts symbols of the reader's own into LaTeX. They are made of letters that no name of the equation language has, and of
 * every kind that needs brackets somewhere.
 */
final class ForeignSymbols {

    /** A kind of symbol: its LaTeX and its value in prefix form, with the number of the parameter in place of {@code #}. */
    private enum Kind {
        LETTER("\\varrho_{#}", "varrho_#"),
        SUM("\\varrho_{#} + \\varsigma_{#}", "(+ varrho_# varsigma_#)"),
        PRODUCT("2 \\varrho_{#}", "(* 2 varrho_#)"),
        POWER("\\varrho_{#}^{2}", "(^ varrho_# 2)");

        private final String latex;
        private final String value;

        Kind(String latex, String value) {
            this.latex = latex;
            this.value = value;
        }

        String latex(int index) {
            return latex.replace("#", String.valueOf(index + 1));
        }

        String value(int index) {
            return value.replace("#", String.valueOf(index + 1));
        }
    }

    private final FormulaUnderTest formula;
    private final List<Parameter> parameters;
    private final EquationReader reader;
    private final EquationReader foreigner;

    ForeignSymbols(FormulaUnderTest formula, EquationReader reader) {
        this.formula = formula;
        this.parameters = formula.parameters();
        this.reader = reader;
        EquationReader learning = reader;
        for (int i = 1; i <= parameters.size(); i++) {
            for (String name : List.of("varrho_" + i, "varsigma_" + i)) {
                learning = learning.taking(name, name);
            }
        }
        this.foreigner = learning;
    }

    /** Checks the method that gives LaTeX, which with no symbols given is {@code plain}. */
    void check(Function<String[], String> latex, String plain) {
        for (Kind kind : Kind.values()) {
            List<String> all = new ArrayList<>();
            EquationReader expected = reader;
            for (int i = 0; i < parameters.size(); i++) {
                Parameter parameter = parameters.get(i);
                all.add(kind.latex(i));
                EquationReader one = reader.taking(parameter.symbol(), kind.value(i));
                expected = expected.taking(parameter.symbol(), kind.value(i));
                check(latex, plain, one, parameter.symbol() + " = " + kind.latex(i));
                if (parameters.stream().noneMatch(other -> other.symbol().equals(parameter.javaName()))) {
                    check(latex, plain, one, parameter.javaName() + " = " + kind.latex(i));
                }
            }
            check(latex, plain, expected, all.toArray(String[]::new));
        }
        String symbols = parameters.stream().map(Parameter::symbol).collect(Collectors.joining(", "));
        refuses(latex, "no_parameter = x", "no parameter is named no_parameter; the symbols are " + symbols);
    }

    private void check(Function<String[], String> latex, String plain, EquationReader taking, String... symbols) {
        String text = latex.apply(symbols);
        Markup.requireLatex(text);
        PrintedEquation printed = PrintedCheck.read(text, () -> foreigner.latex(text));
        PrintedEquation expected = PrintedCheck.read(plain, () -> taking.latex(plain));
        if (!printed.equals(expected)) {
            throw new AssertionError(formula.name() + ": with " + String.join(", ", symbols) + "\n  " + text
                    + "\n  does not say what\n  " + plain + "\n  says");
        }
    }

    private void refuses(Function<String[], String> latex, String symbol, String expected) {
        String actual;
        try {
            actual = latex.apply(new String[] {symbol});
        } catch (IllegalArgumentException e) {
            actual = String.valueOf(e.getMessage());
        }
        if (!actual.equals(formula.name() + ": " + expected)) {
            throw new AssertionError(formula.name() + ": with the symbol " + symbol + " the refusal \"" + expected
                    + "\" instead of " + actual);
        }
    }
}
