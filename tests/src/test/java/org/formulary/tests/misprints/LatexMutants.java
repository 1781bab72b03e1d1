package org.formulary.tests.misprints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.formulary.tests.misprints.LatexTokens.Token;

/** Mistakes in LaTeX, in which private-use characters may stand for symbols. */
final class LatexMutants {

    /** The first of the characters that stand for symbols. */
    static final char FIRST_SLOT = '\ue000';

    private static final Map<String, List<String>> SIGNS = Map.ofEntries(
            Map.entry("+", List.of("-", "\\cdot ")),
            Map.entry("-", List.of("+")),
            Map.entry("/", List.of("+")),
            Map.entry("!", List.of("")),
            Map.entry("\\cdot", List.of("+")),
            Map.entry("\\times", List.of("+")),
            Map.entry("\\bmod", List.of("\\cdot")),
            Map.entry("=", List.of("\\ne", "<")),
            Map.entry("<", List.of("\\le", ">")),
            Map.entry(">", List.of("\\ge", "<")),
            Map.entry("\\le", List.of("<", "\\ge")),
            Map.entry("\\ge", List.of(">", "\\le")));

    private static final Map<String, List<String>> FUNCTIONS = Map.ofEntries(
            Map.entry("\\sin", List.of("\\cos")),
            Map.entry("\\cos", List.of("\\sin")),
            Map.entry("\\tan", List.of("\\sin")),
            Map.entry("\\arcsin", List.of("\\arccos")),
            Map.entry("\\arccos", List.of("\\arcsin")),
            Map.entry("\\arctan", List.of("\\tan")),
            Map.entry("\\tanh", List.of("\\tan")),
            Map.entry("\\exp", List.of("\\ln")),
            Map.entry("\\ln", List.of("\\log_{10}", "\\exp")),
            Map.entry("\\min", List.of("\\max")),
            Map.entry("\\max", List.of("\\min")),
            Map.entry("\\sum", List.of("\\prod")),
            Map.entry("\\prod", List.of("\\sum")),
            Map.entry("\\sqrt", List.of("\\sqrt[3]")),
            Map.entry("\\binom", List.of("\\frac")),
            Map.entry("\\frac", List.of("\\binom")),
            Map.entry("\\pi", List.of("\\phi")));

    private static final Map<String, String> WORDS = Map.of(
            " and ",
            " or ",
            " or ",
            " and ",
            "not ",
            "",
            "is even",
            "is odd",
            "round",
            "sgn",
            "sgn",
            "round",
            "log1p",
            "expm1",
            "expm1",
            "log1p",
            "otherwise",
            "if ");

    private static final Map<String, String> BRACKETS =
            Map.of("(", ")", "[", "]", "\\{", "\\}", "\\lfloor", "\\rfloor", "\\lceil", "\\rceil", "|", "|");

    private final String latex;
    private final List<Token> tokens;
    private final Map<String, String> found = new LinkedHashMap<>();

    private LatexMutants(String latex) {
        this.latex = latex;
        this.tokens = LatexTokens.of(latex);
    }

    /** Calls back with the kind of each mistake and the text that has it. */
    static void of(String latex, BiConsumer<String, String> mutants) {
        LatexMutants all = new LatexMutants(latex);
        all.collect();
        all.found.remove(latex);
        all.found.forEach((text, operator) -> mutants.accept(operator, text));
    }

    private void collect() {
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            SIGNS.getOrDefault(token.text(), List.of()).forEach(other -> replace("operator", token, other + " "));
            FUNCTIONS.getOrDefault(token.text(), List.of()).forEach(other -> replace("function", token, other + " "));
            brackets(i);
            switch (token.text()) {
                case "\\frac", "\\binom" -> swapped(i);
                case "^" -> script(i);
                case "_" -> subscript(i);
                case "\\\\" -> cases(i);
                case "\\mathrm" -> unit(i);
                default -> {
                    if (Character.isDigit(token.text().charAt(0))) {
                        replace(
                                "literal",
                                token,
                                String.valueOf(Character.digit(token.text().charAt(0), 10) % 9 + 1)
                                        + token.text().substring(1));
                        if (!token.text().equals("0")) {
                            replace("literal", token, token.text() + "0");
                        }
                    }
                }
            }
        }
        symbols();
        WORDS.forEach((word, other) -> {
            for (int at = latex.indexOf(word); at >= 0; at = latex.indexOf(word, at + 1)) {
                add("word", latex.substring(0, at) + other + latex.substring(at + word.length()));
            }
        });
    }

    private void add(String operator, String text) {
        found.putIfAbsent(text, operator);
    }

    private void replace(String operator, Token token, String text) {
        add(operator, latex.substring(0, token.start()) + text + latex.substring(token.end()));
    }

    private String between(int from, int to) {
        return latex.substring(tokens.get(from).end(), tokens.get(to).start());
    }

    private String before(int token) {
        return latex.substring(0, tokens.get(token).start());
    }

    private String after(int token) {
        return latex.substring(tokens.get(token).end());
    }

    /** A pair dropped, and one of another shape. */
    private void brackets(int open) {
        String opener = tokens.get(open).text();
        String closer = BRACKETS.get(opener);
        boolean grows = open > 0 && tokens.get(open - 1).text().equals("\\left");
        if (closer == null || (opener.equals("|") && !grows) || (opener.equals("[") && follows(open, "\\sqrt"))) {
            return;
        }
        int close = opener.equals("|") ? closingBar(open) : LatexTokens.closing(tokens, open, opener, closer);
        if (close < 0) {
            return;
        }
        int first = grows ? open - 1 : open;
        int last = grows ? close - 1 : close;
        String head = before(first);
        String inner = latex.substring(tokens.get(open).end(), tokens.get(last).start());
        add("bracket", head + " " + inner + " " + after(close));
        String left = grows ? "\\left" : "";
        String right = grows ? "\\right" : "";
        if (opener.equals("\\lfloor")) {
            add("bracket", head + left + "\\lceil " + inner + right + "\\rceil " + after(close));
        } else if (opener.equals("\\lceil")) {
            add("bracket", head + left + "\\lfloor " + inner + right + "\\rfloor " + after(close));
        } else if (!opener.equals("|")) {
            add("bracket", head + "\\left|" + inner + "\\right|" + after(close));
        }
    }

    private boolean follows(int index, String text) {
        return index > 0 && tokens.get(index - 1).text().equals(text);
    }

    private int closingBar(int open) {
        for (int i = open + 1; i < tokens.size(); i++) {
            if (tokens.get(i).text().equals("|") && follows(i, "\\right")) {
                return i;
            }
        }
        return -1;
    }

    /** The two operands of a bar exchanged. */
    private void swapped(int command) {
        int first = command + 1;
        int middle = LatexTokens.closing(tokens, first, "{", "}");
        int last = middle < 0 ? -1 : LatexTokens.closing(tokens, middle + 1, "{", "}");
        if (last > 0) {
            add(
                    "parts",
                    latex.substring(0, tokens.get(first).end()) + between(middle + 1, last) + "}{"
                            + between(first, middle)
                            + latex.substring(tokens.get(last).start()));
        }
    }

    /** A superscript dropped, or on the line. */
    private void script(int sign) {
        int close = LatexTokens.closing(tokens, sign + 1, "{", "}");
        add("script", before(sign) + after(close));
        add("script", before(sign) + " " + between(sign + 1, close) + after(close));
        add("script", before(sign) + "_" + latex.substring(tokens.get(sign).end()));
    }

    private void subscript(int sign) {
        int close = LatexTokens.closing(tokens, sign + 1, "{", "}");
        add("script", before(sign) + after(close));
        add("script", before(sign) + "^" + latex.substring(tokens.get(sign).end()));
    }

    /** The values of two cases, or two defining lines, exchanged. */
    private void cases(int line) {
        int begin = line;
        while (begin > 0
                && !tokens.get(begin - 1).text().equals("\\\\")
                && !tokens.get(begin).text().equals("\\begin")) {
            begin--;
        }
        int start = tokens.get(begin).text().equals("\\begin")
                ? LatexTokens.closing(tokens, begin + 1, "{", "}") + 1
                : begin;
        int cell = next(start, "&");
        int second = next(line + 1, "&");
        if (cell > 0 && second > 0) {
            String one =
                    latex.substring(tokens.get(start).start(), tokens.get(cell).start());
            String other =
                    latex.substring(tokens.get(line).end(), tokens.get(second).start());
            add(
                    "cases",
                    before(start) + other + " "
                            + latex.substring(
                                    tokens.get(cell).start(), tokens.get(line).end()) + " " + one
                            + latex.substring(tokens.get(second).start()));
        }
    }

    private int next(int from, String text) {
        for (int i = from; i < tokens.size(); i++) {
            if (tokens.get(i).text().equals(text)) {
                return i;
            }
        }
        return -1;
    }

    /** Another unit, or another word. */
    private void unit(int command) {
        int close = LatexTokens.closing(tokens, command + 1, "{", "}");
        String word = between(command + 1, close);
        add("word", before(command) + "\\mathrm{k" + word + "}" + after(close));
        if (word.length() > 1) {
            add("word", before(command) + "\\mathrm{" + word.substring(1) + "}" + after(close));
        }
    }

    /** Each letter that is a symbol replaced by the next one. */
    private void symbols() {
        List<Token> letters = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean word = token.text().matches("\\\\(mathrm|text|operatorname|begin|end)");
            if (word) {
                i = LatexTokens.closing(tokens, i + 1, "{", "}");
                continue;
            }
            boolean letter = Character.isLetter(token.text().charAt(0))
                    || token.text().charAt(0) >= FIRST_SLOT
                    || token.text().matches("\\\\(alpha|beta|gamma|theta|ell|pi)");
            if (letter) {
                letters.add(token);
            }
        }
        for (int i = 0; i < letters.size(); i++) {
            for (int j = 1; j < letters.size(); j++) {
                String other = letters.get((i + j) % letters.size()).text();
                if (!other.equals(letters.get(i).text())) {
                    replace("symbol", letters.get(i), other + " ");
                    break;
                }
            }
        }
    }
}
