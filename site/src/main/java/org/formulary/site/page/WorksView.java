package org.formulary.site.page;

import java.util.List;
import org.formulary.site.catalogue.Library;

/** What stands on the page of all cited works. */
public final class WorksView {

    private final Library library;

    WorksView(Library library) {
        this.library = library;
    }

    /** A work and the formulas that rest on it. */
    public record Row(ReferenceView work, List<Link> citedBy) {}

    /** The works. */
    public List<Row> rows() {
        return library.works().stream()
                .map(work ->
                        new Row(ReferenceView.of(work.key(), work.reference()), Addresses.fromHome(work.citedBy())))
                .toList();
    }
}
