package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Library;
import org.formulary.site.catalogue.Library.Entry;

/** What stands on the page of a set. */
public final class SetView {

    private final Library library;
    private final Catalogue set;
    private final PageMath math;

    SetView(Library library, Catalogue set, PageMath math) {
        this.library = library;
        this.set = set;
        this.math = math;
    }

    /** A line of the table of formulas. */
    public record Row(
            String anchor,
            Link link,
            Optional<String> summary,
            Content method,
            Optional<String> symbol,
            PageMath.EquationView equation,
            boolean deprecated) {}

    /** The set itself, for what needs no preparation. */
    public Catalogue set() {
        return set;
    }

    /** The paragraphs of its introduction. */
    public List<Content> paragraphs() {
        return Prose.paragraphs(set, Optional.of(set.text()));
    }

    /** Its identifier, with places to break. */
    public Content id() {
        return Html.identifier(set.id());
    }

    /** The generated class, with places to break. */
    public Content javaClass() {
        return Html.identifier(set.qualifiedClassName());
    }

    /** Its formulas. */
    public List<Row> rows() {
        return set.formulas().stream().map(this::row).toList();
    }

    private Row row(Formula formula) {
        Entry entry = new Entry(set, formula);
        return new Row(
                "formula-" + formula.id(),
                new Link(Addresses.fromSet(set, entry), Html.text(formula.heading())),
                Optional.of(formula.summary()).filter(s -> !s.equals(formula.heading() + ".")),
                Html.identifier(formula.method()),
                formula.symbol(),
                math.equation(formula.equation()),
                formula.deprecated());
    }

    /** Its glossary. */
    public List<ParameterView> symbols() {
        return set.symbols().stream().map(s -> ParameterView.of(s, math)).toList();
    }

    /** The physical constants of its glossary. */
    public List<ConstantView> constants() {
        return set.constants().stream().map(c -> ConstantView.of(c, math)).toList();
    }

    /** The works its formulas cite. */
    public List<ReferenceView> references() {
        return set.references().stream().map(ReferenceView::of).toList();
    }

    /** The sets whose formulas it calls. */
    public List<Link> uses() {
        return set.uses().stream().map(this::usedSet).toList();
    }

    private Link usedSet(String id) {
        Catalogue used = library.requireSet(set, id);
        return new Link(Addresses.fromSet(used), Html.text(used.title()));
    }
}
