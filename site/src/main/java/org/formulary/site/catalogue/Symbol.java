package org.formulary.site.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.formulary.site.catalogue.Library.Entry;

/**
 * A symbol over all sets.
 *
 * @param name as equations spell it
 * @param meanings what it stands for, one after another
 */
public record Symbol(String name, List<Meaning> meanings) {

    /** Lists are copied. */
    public Symbol {
        meanings = List.copyOf(meanings);
    }

    /**
     * One thing that a symbol stands for.
     *
     * @param latex how it is typeset
     * @param unit the unit of bare numbers; none where dimensionless
     * @param doc what it is; may be empty
     * @param formulas where it occurs
     */
    public record Meaning(
            String latex, Optional<String> unit, Optional<String> dimension, String doc, List<Entry> formulas) {

        /** Lists are copied. */
        public Meaning {
            formulas = List.copyOf(formulas);
        }

        private Meaning in(List<Entry> entries) {
            return new Meaning(latex, unit, dimension, doc, entries);
        }
    }

    /** The symbols of all sets, in order of their names, capitals behind small letters. */
    static List<Symbol> of(Library library) {
        Map<String, Map<Meaning, List<Entry>>> found =
                new TreeMap<>(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.reverseOrder()));
        for (Catalogue set : library.sets()) {
            Glossary glossary = new Glossary(set);
            for (Formula formula : set.formulas()) {
                Entry entry = new Entry(set, formula);
                glossary.of(formula)
                        .forEach((name, meaning) -> found.computeIfAbsent(name, n -> new LinkedHashMap<>())
                                .computeIfAbsent(meaning, m -> new ArrayList<>())
                                .add(entry));
            }
        }
        List<Symbol> symbols = new ArrayList<>();
        found.forEach((name, meanings) -> symbols.add(new Symbol(
                name,
                meanings.entrySet().stream()
                        .map(meaning -> meaning.getKey().in(meaning.getValue()))
                        .toList())));
        return List.copyOf(symbols);
    }

    /** What the symbols of a set stand for. */
    private static final class Glossary {

        private final Map<String, Meaning> entries = new LinkedHashMap<>();

        Glossary(Catalogue set) {
            set.symbols()
                    .forEach(symbol -> entries.put(
                            symbol.name(), meaning(symbol.latex(), symbol.unit(), symbol.dimension(), symbol.doc())));
            set.constants()
                    .forEach(constant -> entries.put(
                            constant.name(),
                            meaning(
                                    constant.latex(),
                                    constant.unit(),
                                    constant.dimension(),
                                    constant.doc().or(() -> Optional.of(constant.constant())))));
        }

        /** What the symbols of a formula stand for. */
        Map<String, Meaning> of(Formula formula) {
            Map<String, Meaning> meanings = new LinkedHashMap<>();
            formula.parameters()
                    .forEach(parameter -> meanings.put(
                            parameter.symbol(),
                            meaning(parameter.latex(), parameter.unit(), parameter.dimension(), parameter.doc())));
            formula.outputs().forEach(output -> meanings.put(output.name(), result(output)));
            formula.constants().forEach(name -> meanings.put(name, entries.get(name)));
            return meanings;
        }

        /** A result is what the set says of its symbol; what a formula says of it is about that formula alone. */
        private Meaning result(Formula.Output output) {
            Meaning own = meaning(output.latex(), output.unit(), output.dimension(), output.doc());
            Meaning entry = entries.get(output.name());
            boolean same = entry != null
                    && entry.dimension().equals(own.dimension())
                    && entry.latex().equals(own.latex());
            return same ? new Meaning(own.latex(), own.unit(), own.dimension(), entry.doc(), List.of()) : own;
        }

        private static Meaning meaning(
                String latex, Optional<String> unit, Optional<String> dimension, Optional<String> doc) {
            return new Meaning(latex, unit, dimension, doc.orElse(""), List.of());
        }
    }
}
