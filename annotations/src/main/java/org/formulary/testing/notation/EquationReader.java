package org.formulary.testing.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;

/**
 * Reads printed equations in terms of the names that the equation language has for what is in them. A reader is immutable;
 * each method that teaches it something returns another.
 */
public final class EquationReader {

    private final Map<String, String> values;
    private final Map<String, Dictionary.Callee> callees;
    private final Map<String, String> written;
    private final Map<String, String> said;

    private EquationReader(
            Map<String, String> values,
            Map<String, Dictionary.Callee> callees,
            Map<String, String> written,
            Map<String, String> said) {
        this.values = values;
        this.callees = callees;
        this.written = written;
        this.said = said;
    }

    /** A reader who knows the symbols of those names. */
    public static EquationReader of(List<String> names) {
        EquationReader reader = new EquationReader(Map.of(), Map.of(), Map.of(), Map.of());
        for (String name : names) {
            reader = reader.taking(name, name);
        }
        return reader;
    }

    private static <V> Map<String, V> with(Map<String, V> map, String key, V value) {
        Map<String, V> more = new LinkedHashMap<>(map);
        more.put(key, value);
        return more;
    }

    /** This reader taking the symbol of a name for a value in prefix form. */
    public EquationReader taking(String name, String value) {
        return new EquationReader(with(values, SymbolKey.of(name), value), callees, written, saying(name));
    }

    /** This reader knowing that the symbol of a name has LaTeX of its own. */
    public EquationReader written(String name, String latex) {
        return new EquationReader(values, callees, with(written, latex, SymbolKey.of(name)), said);
    }

    /** This reader knowing a formula that is called by a name: its value in prefix form, in terms of its parameters. */
    public EquationReader calling(String name, String value, List<String> parameters) {
        return new EquationReader(
                values,
                with(callees, SymbolKey.of(name), new Dictionary.Callee(parameters, value)),
                written,
                saying(name));
    }

    private Map<String, String> saying(String name) {
        return with(said, SymbolKey.said(name), SymbolKey.of(name));
    }

    /**
     * What LaTeX says.
     *
     * @throws UnreadableException if it has no reading, or more than one
     */
    public PrintedEquation latex(String latex) {
        return equation(LatexReader.read(latex, written), false);
    }

    /**
     * What MathML says.
     *
     * @throws UnreadableException if it has no reading, or more than one
     */
    public PrintedEquation mathml(Element math) {
        return equation(MathmlReader.read(math), true);
    }

    /**
     * What English words say.
     *
     * @throws UnreadableException if they have no reading, or more than one
     */
    public PrintedEquation spoken(String words) {
        return equation(SpokenReader.read(words, said, callees.keySet()), true);
    }

    private PrintedEquation equation(List<Glyph> row, boolean spellsOut) {
        List<Glyph.Line> lines = row.size() == 1 && row.get(0) instanceof Glyph.Lines aligned && !aligned.cases()
                ? aligned.lines()
                : List.of(new Glyph.Line(
                        row.subList(0, Math.min(1, row.size())), row.subList(Math.min(1, row.size()), row.size())));
        Dictionary dictionary = new Dictionary(values, callees);
        List<String> names = new ArrayList<>();
        int outputs = lines.size();
        for (int i = 0; i < lines.size(); i++) {
            Glyphs left = new Glyphs(lines.get(i).left());
            if (i > 0 && left.takes("where")) {
                outputs = Math.min(outputs, i);
            }
            RowParser.refuse(!(left.next() instanceof Glyph.Symbol), "an equation that defines no symbol");
            String key = ((Glyph.Symbol) left.take()).key();
            left.end();
            dictionary = dictionary.value(key).isPresent() ? dictionary : dictionary.with(key);
            names.add(dictionary.value(key).orElseThrow());
        }
        Map<String, String> definitions = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            RowParser right = new RowParser(lines.get(i).right(), dictionary, spellsOut);
            RowParser.refuse(!right.glyphs().takes(Glyph.Sign.Kind.EQUAL), "a line without an equals sign");
            RowParser.refuse(definitions.put(names.get(i), right.whole()) != null, "two lines for " + names.get(i));
        }
        return new PrintedEquation(names.subList(0, outputs), definitions);
    }
}
