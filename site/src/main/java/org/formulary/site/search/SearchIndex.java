package org.formulary.site.search;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Symbol;
import org.formulary.site.catalogue.Work;
import org.formulary.site.errors.ErrorCode;

/**
 * What can be searched for. A line that begins with {@code >} opens a group: what stands before and after the names of its
 * members in their addresses, the kind of thing they are, and where they belong; each line behind it is a member: its name,
 * its title, its other names and the words it is also found by. Fields are parted by tabs.
 *
 * <p>Equations stand apart, a line for each formula in the same order: they are long, and few look for them.
 */
public final class SearchIndex {

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");
    private static final Pattern SEPARATORS = Pattern.compile("[\\t\\n\\r]+");

    private final List<String> lines = new ArrayList<>();
    private final List<String> equations = new ArrayList<>();

    private SearchIndex() {}

    /** The index of a site. */
    public static SearchIndex of(Library library, List<ErrorCode> codes) {
        SearchIndex index = new SearchIndex();
        for (Catalogue set : library.sets()) {
            index.group(set.id() + "/", ".html", "", set.title());
            set.formulas().forEach(index::add);
        }
        index.group("", "/index.html", "set", "");
        library.sets().forEach(set -> index.member(set.id(), set.title(), Stream.of(), Stream.of()));
        index.group("symbols.html#symbol-", "", "symbol", "");
        for (Symbol symbol : library.symbols()) {
            index.member(
                    symbol.name(),
                    symbol.name(),
                    Stream.of(),
                    symbol.meanings().stream().map(Symbol.Meaning::doc));
        }
        index.group("references.html#reference-", "", "reference", "");
        for (Work work : library.works()) {
            index.member(
                    work.key(),
                    work.reference().title(),
                    Stream.of(),
                    Stream.concat(work.reference().authors().stream(), work.reference().year().stream()));
        }
        index.group("errors/", ".html", "message", "Messages of the compiler");
        codes.forEach(code -> index.member(code.code(), code.title(), Stream.of(), Stream.of()));
        return index;
    }

    private void add(Formula formula) {
        Set<String> words = new LinkedHashSet<>();
        formula.parameters().forEach(parameter -> words.add(parameter.symbol()));
        formula.outputs().forEach(output -> words.add(output.name()));
        NAME.matcher(formula.equation().text()).results().forEach(name -> words.add(name.group()));
        Stream.concat(
                        formula.parameters().stream().flatMap(parameter -> parameter.unit().stream()),
                        formula.outputs().stream().flatMap(output -> output.unit().stream()))
                .forEach(words::add);
        if (formula.title().isPresent()) {
            words.add(formula.summary());
        }
        member(
                formula.id(),
                formula.heading(),
                Stream.concat(formula.aliases().stream(), formula.symbol().stream()),
                words.stream());
        equations.add(field(formula.equation().text()));
    }

    private void group(String before, String after, String kind, String where) {
        lines.add(Stream.of(before, after, kind, where)
                .map(SearchIndex::field)
                .collect(Collectors.joining("\t", ">", "")));
    }

    private void member(String name, String title, Stream<String> names, Stream<String> words) {
        String line = field(name) + "\t" + field(title) + "\t" + joined(names) + "\t" + joined(words);
        lines.add(line.stripTrailing());
    }

    private static String joined(Stream<String> words) {
        return words.map(SearchIndex::field).collect(Collectors.joining(" "));
    }

    private static String field(String text) {
        return SEPARATORS.matcher(text).replaceAll(" ");
    }

    /** A script that hands the names to the search. */
    public String names() {
        return script("names", lines);
    }

    /** A script that hands the equations to the search. */
    public String equations() {
        return script("equations", equations);
    }

    private static String script(String part, List<String> lines) {
        StringBuilder script =
                new StringBuilder("formularySearch(\"").append(part).append("\",\"");
        JsonStringEncoder.getInstance().quoteAsString(String.join("\n", lines), script);
        return script.append("\")\n").toString();
    }
}
