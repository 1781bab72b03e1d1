package org.formulary.site.page;

import gg.jte.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.site.catalogue.Catalogue.Reference;

/**
 * A cited work.
 *
 * @param anchor the identifier of its place on the page
 * @param authors all authors, the last after "and"; empty where unknown
 */
public record ReferenceView(
        String anchor,
        String key,
        String authors,
        Optional<String> year,
        String title,
        Optional<String> venue,
        List<Link> links) {

    /** A work under the key that its set gives it. */
    static ReferenceView of(Reference reference) {
        return of(reference.key(), reference);
    }

    /** A work under a key. */
    static ReferenceView of(String key, Reference reference) {
        List<Link> links = new ArrayList<>();
        Addresses.doi(reference)
                .ifPresent(href ->
                        links.add(new Link(href, label("doi:" + reference.doi().orElseThrow()))));
        Addresses.arxiv(reference)
                .ifPresent(href -> links.add(
                        new Link(href, label("arXiv:" + reference.arxiv().orElseThrow()))));
        Addresses.web(reference)
                .filter(href -> links.stream().noneMatch(link -> link.href().equals(href)))
                .ifPresent(href -> links.add(new Link(href, label(href))));
        return new ReferenceView(
                "reference-" + key.replaceAll("\\s+", "-"),
                key,
                join(reference.authors()),
                reference.year(),
                reference.title(),
                reference.venue().filter(venue -> !venue.isBlank()),
                List.copyOf(links));
    }

    private static Content label(String text) {
        return Html.identifier(text);
    }

    private static String join(List<String> authors) {
        if (authors.size() < 2) {
            return String.join("", authors);
        }
        int last = authors.size() - 1;
        return String.join(", ", authors.subList(0, last)) + " and " + authors.get(last);
    }
}
