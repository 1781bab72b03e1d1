package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * An entry of a bibliography, as plain Unicode text.
 *
 * @param key its BibTeX key
 * @param type its BibTeX type in lower case, such as {@code article}
 * @param authors the authors, each as {@code Given Family}
 * @param year the year
 * @param title the title
 * @param venue journal, proceedings, publisher or institution; may be empty
 * @param doi the DOI without resolver
 * @param arxiv the arXiv identifier
 * @param url another address
 */
public record Reference(
        String key,
        String type,
        List<String> authors,
        String year,
        String title,
        String venue,
        Optional<String> doi,
        Optional<String> arxiv,
        Optional<String> url) {

    public Reference {
        authors = List.copyOf(authors);
    }
}
