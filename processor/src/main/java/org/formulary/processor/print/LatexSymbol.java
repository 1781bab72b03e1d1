package org.formulary.processor.print;

import java.util.stream.Collectors;

/** Names of symbols and formulas as LaTeX. */
final class LatexSymbol {

    private LatexSymbol() {}

    /** A symbol: {@code B_{\mathrm{local}}}, {@code x_{33}}, {@code \mathrm{num\_ports}}. */
    static String of(String name) {
        SymbolName symbol = SymbolName.of(name);
        if (symbol.isWord()) {
            return upright(symbol.base());
        }
        String base = part(symbol.base());
        return symbol.subscripts().isEmpty()
                ? base
                : base + "_{"
                        + symbol.subscripts().stream().map(LatexSymbol::part).collect(Collectors.joining(",")) + "}";
    }

    /** A formula that is called: as a symbol, or its name as that of a function. */
    static String callee(String name) {
        return SymbolName.of(name).isWord() ? "\\operatorname{" + LatexEscape.text(name) + "}" : of(name);
    }

    private static String part(String part) {
        if (SymbolName.isNumber(part)) {
            return part;
        }
        return Greek.latex(part).orElseGet(() -> SymbolName.isLetter(part) ? LatexEscape.text(part) : upright(part));
    }

    private static String upright(String word) {
        return "\\mathrm{" + LatexEscape.text(word) + "}";
    }
}
