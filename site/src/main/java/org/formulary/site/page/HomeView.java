package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Library;

/** What stands on the first page of the site. */
public final class HomeView {

    private final Library library;

    HomeView(Library library) {
        this.library = library;
    }

    /** A set in the list. */
    public record Row(String anchor, Link link, Content id, int formulas, Optional<String> introduction) {}

    /** The sets. */
    public List<Row> sets() {
        return library.sets().stream().map(HomeView::row).toList();
    }

    private static Row row(Catalogue set) {
        return new Row(
                "set-" + set.id(),
                new Link(Addresses.fromHome(set), Html.text(set.title())),
                Html.identifier(set.id()),
                set.formulas().size(),
                Html.paragraphs(Optional.of(set.text())).stream().findFirst());
    }

    /** How many formulas there are. */
    public int formulas() {
        return library.entries().size();
    }
}
