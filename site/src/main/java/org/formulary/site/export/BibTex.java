package org.formulary.site.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.formulary.site.catalogue.Catalogue.Reference;
import org.formulary.site.catalogue.Work;

/** Writes works as BibTeX, in UTF-8. */
public final class BibTex {

    private BibTex() {}

    /** A file of entries. */
    public static String of(List<Work> works) {
        return works.stream().map(BibTex::entry).collect(Collectors.joining("\n"));
    }

    private static String entry(Work work) {
        Reference reference = work.reference();
        Map<String, String> fields = new LinkedHashMap<>();
        if (!reference.authors().isEmpty()) {
            fields.put("author", reference.authors().stream().map(BibTex::name).collect(Collectors.joining(" and ")));
        }
        // Braces of its own keep the capitals of a title.
        fields.put("title", "{" + escape(reference.title()) + "}");
        reference.venue().ifPresent(venue -> fields.put(venueField(reference.type()), escape(venue)));
        reference.year().ifPresent(year -> fields.put("year", escape(year)));
        reference.doi().ifPresent(doi -> fields.put("doi", verbatim(doi)));
        reference.arxiv().ifPresent(id -> {
            fields.put("eprint", verbatim(id));
            fields.put("archiveprefix", "arXiv");
        });
        reference.url().ifPresent(url -> fields.put("url", verbatim(url)));
        return fields.entrySet().stream()
                .map(field -> "  " + field.getKey() + " = {" + field.getValue() + "}")
                .collect(Collectors.joining(
                        ",\n",
                        "@" + type(reference.type()) + "{" + work.key().replaceAll("[\\s{},%#\\\\\"]+", "-") + ",\n",
                        "\n}\n"));
    }

    private static String type(String type) {
        return type.matches("[a-z]+") ? type : "misc";
    }

    private static String venueField(String type) {
        return switch (type) {
            case "article" -> "journal";
            case "inproceedings", "conference", "incollection" -> "booktitle";
            case "book", "inbook", "proceedings" -> "publisher";
            case "phdthesis", "mastersthesis" -> "school";
            case "techreport" -> "institution";
            case "manual" -> "organization";
            default -> "howpublished";
        };
    }

    /** A name with the word that parts names in it is one name. */
    private static String name(String name) {
        String escaped = escape(name);
        return escaped.matches("(?i).*\\band\\b.*") ? "{" + escaped + "}" : escaped;
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> out.append("\\textbackslash{}");
                case '~' -> out.append("\\textasciitilde{}");
                case '^' -> out.append("\\textasciicircum{}");
                case '&', '%', '$', '#', '_', '{', '}' -> out.append('\\').append(c);
                default -> out.append(c);
            }
        }
        return out.toString();
    }

    /** Addresses are not typeset as text; only braces would end the field. */
    private static String verbatim(String text) {
        return text.replace("{", "%7B").replace("}", "%7D");
    }
}
