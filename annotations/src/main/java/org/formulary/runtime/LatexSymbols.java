package org.formulary.runtime;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts a caller's own symbols into the LaTeX of an equation, so that it means the same with them. */
public final class LatexSymbols {

    /** {@code name=} before a symbol; other text up to an equals sign belongs to the symbol itself. */
    private static final Pattern NAMED = Pattern.compile("\\s*([A-Za-z_][A-Za-z0-9_.]*)\\s*=(.*)", Pattern.DOTALL);

    private LatexSymbols() {}

    /**
     * The symbol of each parameter.
     *
     * @param formula the formula's name
     * @param symbols the parameters' names in the equation
     * @param javaNames the parameters' names in Java
     * @param defaults the parameters' own LaTeX
     * @param given the caller's: first LaTeX for the first parameters in order, then {@code name=LaTeX} for others, by either
     *     name
     * @throws IllegalArgumentException naming the formula if there are none but null, or too many, a name is unknown or comes twice, or a
     *     symbol is null, blank, or would spill into the equation around it
     */
    public static String[] choose(
            String formula, String[] symbols, String[] javaNames, String[] defaults, String... given) {
        if (given == null) {
            throw wrong(formula, "symbols is null");
        }
        String[] chosen = defaults.clone();
        boolean[] taken = new boolean[chosen.length];
        boolean namedBefore = false;
        for (int i = 0; i < given.length; i++) {
            if (given[i] == null) {
                throw wrong(formula, "symbol " + (i + 1) + " is null");
            }
            Matcher named = NAMED.matcher(given[i]);
            boolean isNamed = named.matches();
            if (!isNamed && namedBefore) {
                throw wrong(formula, "the symbol " + given[i] + " without a name comes after one with a name");
            }
            int index = isNamed ? index(formula, symbols, javaNames, named.group(1)) : i;
            if (index >= chosen.length) {
                throw wrong(formula, given.length + " symbols for " + chosen.length + " parameters");
            }
            if (taken[index]) {
                throw wrong(formula, "two symbols for " + symbols[index]);
            }
            String latex = (isNamed ? named.group(2) : given[i]).strip();
            LatexSyntax.fault(latex).ifPresent(fault -> {
                throw wrong(formula, "the symbol " + latex + " " + fault);
            });
            chosen[index] = latex;
            taken[index] = true;
            namedBefore |= isNamed;
        }
        return chosen;
    }

    private static int index(String formula, String[] symbols, String[] javaNames, String name) {
        List<String> bySymbol = Arrays.asList(symbols);
        int index = bySymbol.indexOf(name);
        if (index < 0) {
            index = Arrays.asList(javaNames).indexOf(name);
        }
        if (index < 0) {
            throw wrong(formula, "no parameter is named " + name + "; the symbols are " + String.join(", ", symbols));
        }
        return index;
    }

    private static IllegalArgumentException wrong(String formula, String what) {
        return new IllegalArgumentException(formula + ": " + what);
    }

    /** The symbol as an operand of anything: in brackets unless it is a whole by itself. */
    public static String operand(String latex) {
        return LatexSyntax.isAtomic(latex) ? latex : bracketed(latex);
    }

    /** The symbol as a factor behind another: in brackets, too, where its digits would continue a number before it. */
    public static String factor(String latex) {
        return Character.isDigit(latex.charAt(0)) ? bracketed(latex) : operand(latex);
    }

    /** The symbol as the base of a power: in brackets unless it is a whole by itself and bears no superscript. */
    public static String base(String latex) {
        return LatexSyntax.isPowerBase(latex) ? latex : bracketed(latex);
    }

    private static String bracketed(String latex) {
        return LatexSyntax.isTall(latex) ? "\\mathopen{}\\left(" + latex + "\\right)\\mathclose{}" : "(" + latex + ")";
    }
}
