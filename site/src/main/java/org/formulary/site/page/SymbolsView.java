package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Symbol;

/** What stands on the page of all symbols. */
public final class SymbolsView {

    private final Library library;
    private final PageMath math;

    SymbolsView(Library library, PageMath math) {
        this.library = library;
        this.math = math;
    }

    /** A symbol and what it stands for. */
    public record Row(String anchor, String name, List<Meaning> meanings) {}

    /** One thing that a symbol stands for, and the formulas in which it does. */
    public record Meaning(
            Content symbol, String doc, Optional<String> unit, Optional<String> dimension, List<Link> formulas) {}

    /** The symbols. */
    public List<Row> rows() {
        return library.symbols().stream().map(this::row).toList();
    }

    private Row row(Symbol symbol) {
        return new Row(
                "symbol-" + symbol.name(),
                symbol.name(),
                symbol.meanings().stream()
                        .map(meaning -> new Meaning(
                                math.symbol(meaning.latex(), symbol.name()),
                                meaning.doc(),
                                meaning.unit(),
                                meaning.dimension(),
                                Addresses.fromHome(meaning.formulas())))
                        .toList());
    }
}
