package org.formulary.site.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Library.Entry;

/**
 * A work that formulas of any set cite.
 *
 * @param key its key, unique on the site
 * @param reference what is known of it
 * @param citedBy the formulas that rest on it
 */
public record Work(String key, Reference reference, List<Entry> citedBy) {

    /** Lists are copied. */
    public Work {
        citedBy = List.copyOf(citedBy);
    }

    /** The works of all sets, in order of their keys; one that several sets cite stands once. */
    static List<Work> of(Library library) {
        Map<String, Reference> references = new LinkedHashMap<>();
        Map<String, List<Entry>> citations = new LinkedHashMap<>();
        for (Catalogue set : library.sets()) {
            for (Reference reference : set.references()) {
                references.putIfAbsent(identity(reference), reference);
                citations.putIfAbsent(identity(reference), new ArrayList<>());
            }
        }
        for (Entry entry : library.entries()) {
            for (String key : entry.formula().references()) {
                citations
                        .get(identity(Library.reference(entry.set(), key).orElseThrow()))
                        .add(entry);
            }
        }
        Set<String> taken = new HashSet<>();
        List<Work> works = new ArrayList<>();
        references.entrySet().stream()
                .sorted((a, b) -> a.getValue().key().compareTo(b.getValue().key()))
                .forEach(work -> works.add(
                        new Work(unique(work.getValue().key(), taken), work.getValue(), citations.get(work.getKey()))));
        return List.copyOf(works);
    }

    /** What two entries have in common that are about one work. */
    private static String identity(Reference reference) {
        Optional<String> identifier = reference
                .doi()
                .map(doi -> "doi:" + doi)
                .or(() -> reference.arxiv().map(id -> "arxiv:" + id))
                .or(reference::url);
        return identifier
                .orElseGet(() -> String.join("|", reference.authors()) + "|" + reference.title() + "|"
                        + reference.year().orElse(""))
                .toLowerCase(Locale.ROOT);
    }

    private static String unique(String key, Set<String> taken) {
        String candidate = key;
        for (int number = 2; !taken.add(candidate.toLowerCase(Locale.ROOT)); number++) {
            candidate = key + "-" + number;
        }
        return candidate;
    }
}
