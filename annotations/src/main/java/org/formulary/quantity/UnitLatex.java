package org.formulary.quantity;

import java.util.List;

/**
 * Writes units in LaTeX for mathematics. Upright letters stand in {@code \mathrm}; {@code \mu} and the degree sign stay
 * outside, as no font command of every renderer has them.
 */
final class UnitLatex {

    /** How the LaTeX of a unit starts that begins with a superscript. */
    private static final String NO_LETTERS = "{}";

    private final StringBuilder text = new StringBuilder();
    private final StringBuilder upright = new StringBuilder();

    private UnitLatex() {}

    static String of(List<UnitTerm> terms) {
        UnitLatex latex = new UnitLatex();
        List<UnitTerm> above =
                terms.stream().filter(term -> term.exponent().signum() > 0).toList();
        List<UnitTerm> below =
                terms.stream().filter(term -> term.exponent().signum() < 0).toList();
        if (terms.isEmpty()) {
            return "1";
        }
        if (above.isEmpty() && below.size() == 1) {
            latex.power(below.get(0));
            return latex.flush();
        }
        if (above.isEmpty()) {
            latex.upright.append('1');
        }
        latex.product(above);
        if (!below.isEmpty()) {
            latex.upright.append(below.size() > 1 ? "/(" : "/");
            latex.product(below.stream()
                    .map(term -> term.withExponent(term.exponent().negate()))
                    .toList());
            latex.upright.append(below.size() > 1 ? ")" : "");
        }
        return latex.flush();
    }

    private void product(List<UnitTerm> terms) {
        String separator = "";
        for (UnitTerm term : terms) {
            upright.append(separator);
            power(term);
            separator = "\\,";
        }
    }

    private void power(UnitTerm term) {
        prefix(term.prefix());
        symbol(term);
        if (!term.exponent().equals(Rational.ONE)) {
            upright.append("^{").append(term.exponent()).append('}');
        }
    }

    private void prefix(Prefix prefix) {
        if (prefix == Prefix.MICRO) {
            flush();
            text.append("\\mu");
        } else {
            upright.append(prefix.symbol());
        }
    }

    private void symbol(UnitTerm term) {
        String symbol = symbolOf(term);
        if (symbol.startsWith(NO_LETTERS)) {
            flush();
            int end = symbol.indexOf('}', NO_LETTERS.length()) + 1;
            text.append(symbol, 0, end);
            upright.append(symbol.substring(end));
        } else {
            upright.append(symbol);
        }
    }

    private static String symbolOf(UnitTerm term) {
        NamedUnit unit = term.unit();
        if (unit.latex().startsWith(NO_LETTERS) && !term.exponent().equals(Rational.ONE)) {
            // A degree sign is a superscript itself and takes no second one.
            return unit.symbol();
        }
        boolean isPlain = term.prefix() == Prefix.NONE || !unit.latex().equals(unit.symbol());
        return isPlain ? unit.latex() : unit.prefixedSymbol();
    }

    /** Ends the upright letters, if there are any; the percent sign is upright by itself. */
    private String flush() {
        if (!upright.isEmpty()) {
            boolean letters = upright.chars().anyMatch(Character::isLetter);
            text.append(letters ? "\\mathrm{" : "").append(upright).append(letters ? "}" : "");
            upright.setLength(0);
        }
        return text.toString();
    }
}
