package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.testing.notation.Glyph.Shape;
import org.formulary.testing.notation.Glyph.Sign.Kind;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Reads the glyphs of MathML: rows are seen through, for nobody sees them. */
final class MathmlReader {

    private static final Map<String, Kind> SIGNS = Map.ofEntries(
            Map.entry("+", Kind.PLUS),
            Map.entry("\u2212", Kind.MINUS),
            Map.entry("\u22c5", Kind.TIMES),
            Map.entry("\u00d7", Kind.TIMES),
            Map.entry("/", Kind.SLASH),
            Map.entry("mod", Kind.MOD),
            Map.entry("!", Kind.FACTORIAL),
            Map.entry(",", Kind.COMMA),
            Map.entry("=", Kind.EQUAL),
            Map.entry("\u2260", Kind.UNEQUAL),
            Map.entry("<", Kind.LESS),
            Map.entry("\u2264", Kind.AT_MOST),
            Map.entry(">", Kind.GREATER),
            Map.entry("\u2265", Kind.AT_LEAST),
            Map.entry("\u2062", Kind.INVISIBLE_TIMES),
            Map.entry("\u2061", Kind.APPLY));

    private static final Map<String, Shape> OPENERS =
            Map.of("(", Shape.ROUND, "[", Shape.SQUARE, "{", Shape.CURLY, "\u230a", Shape.FLOOR, "\u2308", Shape.CEIL);

    private static final Map<String, Shape> CLOSERS =
            Map.of(")", Shape.ROUND, "]", Shape.SQUARE, "}", Shape.CURLY, "\u230b", Shape.FLOOR, "\u2309", Shape.CEIL);

    private final List<Glyph> row = new ArrayList<>();

    private MathmlReader() {}

    /** The glyphs of an element. */
    static List<Glyph> read(Element element) {
        MathmlReader reader = new MathmlReader();
        reader.element(element);
        return reader.row;
    }

    private void element(Element element) {
        List<Element> children = children(element);
        switch (element.getLocalName()) {
            case "math" -> children.forEach(this::element);
            case "mrow" -> row(children);
            case "mn" -> row.add(new Glyph.Digits(element.getTextContent()));
            case "mo" -> operator(element);
            case "mtext" ->
                row.add(new Glyph.Words(
                        element.getTextContent().replace('\u00a0', ' ').strip()));
            case "mi" -> identifier(element);
            case "msub" -> subscripted(children);
            case "msubsup" -> {
                arity(element, children, 3);
                subscripted(children.subList(0, 2));
                row.add(new Glyph.Superscript(read(children.get(2))));
            }
            case "msup" -> {
                arity(element, children, 2);
                element(children.get(0));
                row.add(new Glyph.Superscript(read(children.get(1))));
            }
            case "mfrac" -> {
                arity(element, children, 2);
                row.add(new Glyph.Fraction(read(children.get(0)), read(children.get(1))));
            }
            case "msqrt" -> row.add(new Glyph.Root(Optional.empty(), all(children)));
            case "mroot" -> {
                arity(element, children, 2);
                row.add(new Glyph.Root(Optional.of(children.get(1).getTextContent()), read(children.get(0))));
            }
            case "munderover" -> {
                arity(element, children, 3);
                boolean product = children.get(0).getTextContent().equals("\u220f");
                RowParser.refuse(
                        !product && !children.get(0).getTextContent().equals("\u2211"), "limits of an unknown sign");
                row.add(new Glyph.Limits(product, read(children.get(1)), read(children.get(2))));
            }
            case "mtable" -> row.add(table(children, false));
            default -> throw new UnreadableException("not understood: " + element.getLocalName());
        }
    }

    private static List<Glyph> all(List<Element> elements) {
        MathmlReader reader = new MathmlReader();
        reader.row(elements);
        return reader.row;
    }

    /** Children in order; the signs that are of several elements are cases, binomials and units. */
    private void row(List<Element> children) {
        for (int i = 0; i < children.size(); i++) {
            Element child = children.get(i);
            boolean brace = is(child, "mo") && child.getTextContent().equals("{");
            if (brace && i + 1 < children.size() && is(children.get(i + 1), "mtable")) {
                i++;
                row.add(table(children(children.get(i)), true));
            } else if (i + 2 < children.size() && isBinomial(children.subList(i, i + 3))) {
                List<Element> parts = children(children.get(i + 1));
                arity(children.get(i + 1), parts, 2);
                row.add(new Glyph.Binomial(read(parts.get(0)), read(parts.get(1))));
                i += 2;
            } else if (is(child, "mspace")) {
                i++;
                RowParser.refuse(i == children.size(), "a space at the end");
                row.add(UnitReader.read(unit(children.get(i))));
            } else {
                element(child);
            }
        }
    }

    private static boolean isBinomial(List<Element> three) {
        boolean barless = is(three.get(1), "mfrac")
                && three.get(1).getAttribute("linethickness").equals("0");
        boolean brackets = three.get(0).getTextContent().equals("(")
                && three.get(2).getTextContent().equals(")");
        RowParser.refuse(barless && !brackets, "a binomial coefficient without brackets");
        return barless;
    }

    private void operator(Element element) {
        String text = element.getTextContent();
        boolean opens = !element.getAttribute("form").equals("postfix");
        if (text.equals("|")) {
            row.add(new Glyph.Delimiter(Shape.BARS, opens, false));
        } else if (OPENERS.containsKey(text)) {
            row.add(new Glyph.Delimiter(OPENERS.get(text), true, false));
        } else if (CLOSERS.containsKey(text)) {
            row.add(new Glyph.Delimiter(CLOSERS.get(text), false, false));
        } else if (SIGNS.containsKey(text)) {
            row.add(new Glyph.Sign(SIGNS.get(text)));
        } else {
            throw new UnreadableException("an unknown sign: " + text);
        }
    }

    private void identifier(Element element) {
        Optional<String> function = FunctionNames.operator(element.getTextContent());
        row.add(function.isPresent() ? new Glyph.Function(function.get()) : new Glyph.Symbol(part(element)));
    }

    private void subscripted(List<Element> children) {
        RowParser.refuse(children.size() != 2, "a subscript of other than two parts");
        Element base = children.get(0);
        Element below = children.get(1);
        if (base.getTextContent().equals("log")) {
            row.add(new Glyph.Function(FunctionNames.logarithm(below.getTextContent())
                    .orElseThrow(() -> new UnreadableException("a logarithm to base " + below.getTextContent()))));
            return;
        }
        List<String> parts = new ArrayList<>(List.of(part(base)));
        List<Element> subscripts = is(below, "mrow") ? children(below) : List.of(below);
        for (int i = 0; i < subscripts.size(); i++) {
            Element subscript = subscripts.get(i);
            if (i % 2 == 0) {
                parts.add(is(subscript, "mn") ? subscript.getTextContent() : part(subscript));
            } else {
                RowParser.refuse(!subscript.getTextContent().equals(","), "subscripts without a comma between them");
            }
        }
        row.add(new Glyph.Symbol(SymbolKey.of(parts)));
    }

    private static String part(Element identifier) {
        String text = identifier.getTextContent();
        RowParser.refuse(!is(identifier, "mi") || text.isEmpty(), "a symbol is missing");
        if (text.codePointCount(0, text.length()) > 1) {
            return text;
        }
        String letter = SymbolKey.letter(text.codePointAt(0));
        boolean upright = identifier.getAttribute("mathvariant").equals("normal");
        return upright && letter.equals(text) ? SymbolKey.upright(letter) : letter;
    }

    private static Glyph table(List<Element> rows, boolean cases) {
        List<Glyph.Line> lines = new ArrayList<>();
        for (Element line : rows) {
            List<Element> cells = children(line);
            RowParser.refuse(cells.size() != 2, "a line of other than two cells");
            lines.add(new Glyph.Line(all(children(cells.get(0))), all(children(cells.get(1)))));
        }
        return new Glyph.Lines(cases, lines);
    }

    /** The spelling of a unit: symbols with their exponents. */
    private static String unit(Element element) {
        if (is(element, "msup")) {
            List<Element> parts = children(element);
            return unit(parts.get(0)) + "^" + unit(parts.get(1));
        }
        if (is(element, "mspace")) {
            return " ";
        }
        List<Element> children = children(element);
        if (children.isEmpty()) {
            return element.getTextContent().replace('\u2212', '-');
        }
        StringBuilder spelling = new StringBuilder();
        children.forEach(child -> spelling.append(unit(child)));
        return spelling.toString();
    }

    private static void arity(Element element, List<Element> children, int parts) {
        RowParser.refuse(children.size() != parts, element.getLocalName() + " of " + children.size() + " parts");
    }

    private static boolean is(Element element, String name) {
        return element.getLocalName().equals(name);
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }
}
