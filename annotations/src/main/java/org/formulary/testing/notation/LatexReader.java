package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.testing.notation.Glyph.Shape;
import org.formulary.testing.notation.Glyph.Sign.Kind;

/** Reads the glyphs of LaTeX for mathematics, as far as equations are printed with it. */
final class LatexReader {

    private static final Map<String, Kind> SIGNS = Map.ofEntries(
            Map.entry("+", Kind.PLUS),
            Map.entry("-", Kind.MINUS),
            Map.entry("/", Kind.SLASH),
            Map.entry("!", Kind.FACTORIAL),
            Map.entry(",", Kind.COMMA),
            Map.entry("=", Kind.EQUAL),
            Map.entry("<", Kind.LESS),
            Map.entry(">", Kind.GREATER),
            Map.entry("\\cdot", Kind.TIMES),
            Map.entry("\\times", Kind.TIMES),
            Map.entry("\\bmod", Kind.MOD),
            Map.entry("\\ne", Kind.UNEQUAL),
            Map.entry("\\le", Kind.AT_MOST),
            Map.entry("\\ge", Kind.AT_LEAST));

    private static final Map<String, Shape> OPENERS = Map.of(
            "(", Shape.ROUND, "[", Shape.SQUARE, "\\{", Shape.CURLY, "\\lfloor", Shape.FLOOR, "\\lceil", Shape.CEIL);

    private static final Map<String, Shape> CLOSERS = Map.of(
            ")", Shape.ROUND, "]", Shape.SQUARE, "\\}", Shape.CURLY, "\\rfloor", Shape.FLOOR, "\\rceil", Shape.CEIL);

    private static final Pattern DIGITS = Pattern.compile("[0-9]+(\\.[0-9]+)?");

    /** Greek letters, and the variant shapes that no name of the equation language has. */
    private static final Pattern LETTER = Pattern.compile("\\\\([A-Za-z]+)");

    private final LatexScanner text;
    private final Map<String, String> written;
    private final List<String> longestFirst;
    private final List<Glyph> row = new ArrayList<>();

    private LatexReader(String latex, Map<String, String> written) {
        this.text = new LatexScanner(latex);
        this.written = written;
        this.longestFirst = written.keySet().stream()
                .sorted(Comparator.comparing((String symbol) -> -symbol.length())
                        .thenComparing(symbol -> symbol))
                .toList();
    }

    /**
     * The glyphs.
     *
     * @param written the keys of symbols by LaTeX of their own
     */
    static List<Glyph> read(String latex, Map<String, String> written) {
        return new LatexReader(latex, written).row();
    }

    private List<Glyph> row(String latex) {
        return read(latex, written);
    }

    private List<Glyph> row() {
        while (!text.atEnd()) {
            glyph();
        }
        return row;
    }

    private void glyph() {
        for (String symbol : longestFirst) {
            if (text.takes(symbol)) {
                row.add(new Glyph.Symbol(written.get(symbol)));
                return;
            }
        }
        Optional<String> digits = text.takes(DIGITS);
        if (digits.isPresent()) {
            row.add(new Glyph.Digits(digits.get()));
            return;
        }
        String token = text.token();
        if (SIGNS.containsKey(token)) {
            row.add(new Glyph.Sign(SIGNS.get(token)));
        } else if (OPENERS.containsKey(token)) {
            row.add(new Glyph.Delimiter(OPENERS.get(token), true, false));
        } else if (CLOSERS.containsKey(token)) {
            row.add(new Glyph.Delimiter(CLOSERS.get(token), false, false));
        } else if (Character.isLetter(token.codePointAt(0))) {
            symbol(token);
        } else {
            command(token);
        }
    }

    private void command(String token) {
        switch (token) {
            case "\\left", "\\right" -> row.add(growing(token.equals("\\left")));
            case "\\mathopen", "\\mathclose" ->
                RowParser.refuse(!text.braced().isEmpty(), "not understood: something in " + token);
            case "\\," -> RowParser.refuse(text.atEnd(), "a space at the end");
            case "\\ " -> row.add(UnitReader.read(text.unit()));
            case "^" -> row.add(new Glyph.Superscript(row(text.braced())));
            case "\\frac" -> row.add(new Glyph.Fraction(row(text.braced()), row(text.braced())));
            case "\\binom" -> row.add(new Glyph.Binomial(row(text.braced()), row(text.braced())));
            case "\\sqrt" -> {
                Optional<String> degree = text.bracketed();
                row.add(new Glyph.Root(degree, row(text.braced())));
            }
            case "\\sum", "\\prod" -> {
                List<Glyph> lower = script("_");
                row.add(new Glyph.Limits(token.equals("\\prod"), lower, script("^")));
            }
            case "\\text" -> row.add(new Glyph.Words(text.braced().strip()));
            case "\\begin" -> environment(text.braced());
            case "\\mathrm" -> symbol(SymbolKey.upright(LatexScanner.unescaped(text.braced())));
            case "\\operatorname" -> operator(LatexScanner.unescaped(text.braced()));
            case "\\log" -> {
                RowParser.refuse(!text.token().equals("_"), "a logarithm without a base");
                String base = text.braced();
                row.add(new Glyph.Function(FunctionNames.logarithm(base)
                        .orElseThrow(() -> new UnreadableException("a logarithm to base " + base))));
            }
            default -> letter(token);
        }
    }

    private List<Glyph> script(String sign) {
        RowParser.refuse(!text.token().equals(sign), "a sum or product without limits");
        return row(text.braced());
    }

    private Glyph growing(boolean opens) {
        String delimiter = text.token();
        if (delimiter.equals("|")) {
            return new Glyph.Delimiter(Shape.BARS, opens, true);
        }
        Shape shape = (opens ? OPENERS : CLOSERS).get(delimiter);
        RowParser.refuse(shape == null, "a growing " + delimiter);
        return new Glyph.Delimiter(shape, opens, true);
    }

    private void operator(String name) {
        Optional<String> function = FunctionNames.operator(name);
        row.add(function.isPresent() ? new Glyph.Function(function.get()) : new Glyph.Symbol(name));
    }

    private void letter(String token) {
        Matcher command = LETTER.matcher(token);
        RowParser.refuse(!command.matches(), "not understood: " + token);
        Optional<String> function = FunctionNames.operator(command.group(1));
        if (function.isPresent()) {
            row.add(new Glyph.Function(function.get()));
        } else {
            symbol(command.group(1));
        }
    }

    private void symbol(String base) {
        List<String> parts = new ArrayList<>(List.of(base));
        if (text.takes("_")) {
            LatexScanner subscripts = new LatexScanner(text.braced());
            do {
                parts.add(subscript(subscripts));
            } while (subscripts.takes(","));
            RowParser.refuse(!subscripts.atEnd(), "a subscript that is not understood");
        }
        row.add(new Glyph.Symbol(SymbolKey.of(parts)));
    }

    private static String subscript(LatexScanner text) {
        Optional<String> digits = text.takes(DIGITS);
        if (digits.isPresent()) {
            return digits.get();
        }
        String token = text.token();
        if (token.equals("\\mathrm")) {
            return SymbolKey.upright(LatexScanner.unescaped(text.braced()));
        }
        Matcher command = LETTER.matcher(token);
        return command.matches() ? command.group(1) : LatexScanner.unescaped(token);
    }

    private void environment(String name) {
        boolean cases = name.equals("cases");
        RowParser.refuse(!cases && !name.equals("aligned"), "an environment that is not understood: " + name);
        List<Glyph.Line> lines = new ArrayList<>();
        for (List<String> cells : text.cells(name)) {
            RowParser.refuse(cells.size() != 2, "a line of other than two cells");
            lines.add(new Glyph.Line(row(cells.get(0)), row(cells.get(1))));
        }
        row.add(new Glyph.Lines(cases, lines));
    }
}
