package org.formulary.site.export;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Work;

/** Writes works in the JSON that citation processors read. */
public final class CslJson {

    private static final JsonMapper MAPPER = new JsonMapper();

    private CslJson() {}

    /** A file of items. */
    public static String of(List<Work> works) {
        ArrayNode items = MAPPER.createArrayNode();
        works.forEach(work -> items.add(item(work)));
        return items.toPrettyString() + "\n";
    }

    private static ObjectNode item(Work work) {
        Reference reference = work.reference();
        ObjectNode item = MAPPER.createObjectNode();
        item.put("id", work.key());
        item.put("type", type(reference.type()));
        if (!reference.authors().isEmpty()) {
            ArrayNode authors = item.putArray("author");
            // A name as its work prints it: where the family name begins is not ours to guess.
            reference.authors().forEach(author -> authors.addObject().put("literal", author));
        }
        item.put("title", reference.title());
        reference
                .venue()
                .ifPresent(venue -> item.put(isPublished(reference.type()) ? "publisher" : "container-title", venue));
        reference
                .year()
                .filter(year -> year.matches("-?\\d{1,6}"))
                .ifPresent(year -> item.putObject("issued")
                        .putArray("date-parts")
                        .addArray()
                        .add(Integer.parseInt(year)));
        reference.doi().ifPresent(doi -> item.put("DOI", doi));
        reference.arxiv().ifPresent(id -> item.put("number", "arXiv:" + id));
        reference.url().ifPresent(url -> item.put("URL", url));
        return item;
    }

    private static boolean isPublished(String type) {
        return switch (type) {
            case "article", "inproceedings", "conference", "incollection" -> false;
            default -> true;
        };
    }

    private static String type(String type) {
        return switch (type) {
            case "article" -> "article-journal";
            case "inproceedings", "conference" -> "paper-conference";
            case "incollection", "inbook" -> "chapter";
            case "book", "proceedings" -> "book";
            case "phdthesis", "mastersthesis" -> "thesis";
            case "techreport", "manual" -> "report";
            case "online" -> "webpage";
            default -> "document";
        };
    }
}
