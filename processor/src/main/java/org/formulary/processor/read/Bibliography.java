package org.formulary.processor.read;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.formulary.processor.model.Reference;
import org.jbibtex.BibTeXDatabase;
import org.jbibtex.BibTeXEntry;
import org.jbibtex.BibTeXParser;
import org.jbibtex.Key;
import org.jbibtex.LaTeXParser;
import org.jbibtex.LaTeXPrinter;
import org.jbibtex.ParseException;
import org.jbibtex.TokenMgrException;
import org.jbibtex.Value;

/** Reads BibTeX into references of plain text. */
public final class Bibliography {

    private static final Key EPRINT = new Key("eprint");
    private static final List<Key> VENUES = List.of(
            BibTeXEntry.KEY_JOURNAL,
            BibTeXEntry.KEY_BOOKTITLE,
            BibTeXEntry.KEY_SCHOOL,
            BibTeXEntry.KEY_INSTITUTION,
            BibTeXEntry.KEY_PUBLISHER,
            BibTeXEntry.KEY_HOWPUBLISHED);

    private Bibliography() {}

    /** Says what is wrong with a BibTeX file. */
    public static final class BibliographyException extends Exception {

        private static final long serialVersionUID = 1L;

        BibliographyException(String message) {
            super(message);
        }
    }

    /**
     * The entries of a BibTeX text by key, in order of key.
     *
     * @throws BibliographyException if the text is not BibTeX
     */
    public static Map<String, Reference> parse(String bibtex) throws BibliographyException {
        try (Reader reader = new StringReader(bibtex)) {
            List<String> faults = new ArrayList<>();
            BibTeXParser parser = new BibTeXParser() {
                @Override
                public void checkStringResolution(Key key, org.jbibtex.BibTeXString string) {
                    if (string == null) {
                        faults.add("unknown string `" + key + "`");
                    }
                }
            };
            BibTeXDatabase database = parser.parseFully(reader);
            if (!faults.isEmpty()) {
                throw new BibliographyException(faults.get(0));
            }
            Map<String, Reference> references = new TreeMap<>();
            for (BibTeXEntry entry : database.getEntries().values()) {
                Reference reference = reference(entry);
                references.put(reference.key(), reference);
            }
            return references;
        } catch (ParseException | IOException | RuntimeException e) {
            // The parser wraps what it finds wrong in exceptions of every kind.
            Throwable fault = e.getCause() == null ? e : e.getCause();
            String message = String.valueOf(fault.getMessage());
            throw new BibliographyException(message.lines().findFirst().orElse("it cannot be read"));
        }
    }

    private static Reference reference(BibTeXEntry entry) {
        String venue = VENUES.stream()
                .map(key -> field(entry, key))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
        return new Reference(
                entry.getKey().getValue(),
                entry.getType().getValue().toLowerCase(Locale.ROOT),
                authors(field(entry, BibTeXEntry.KEY_AUTHOR)),
                field(entry, BibTeXEntry.KEY_YEAR),
                field(entry, BibTeXEntry.KEY_TITLE),
                venue,
                optional(raw(entry, BibTeXEntry.KEY_DOI)),
                optional(raw(entry, EPRINT)),
                optional(raw(entry, BibTeXEntry.KEY_URL)));
    }

    /** {@code Family, Given and Given Family} to a list of {@code Given Family}. */
    private static List<String> authors(String field) {
        List<String> authors = new ArrayList<>();
        for (String author : field.split("\\s+and\\s+", -1)) {
            String[] parts = author.split(",\\s*", 2);
            String name = (parts.length == 2 ? parts[1] + " " + parts[0] : author).strip();
            if (!name.isEmpty()) {
                authors.add(name);
            }
        }
        return authors;
    }

    private static Optional<String> optional(String text) {
        return Optional.of(text).filter(value -> !value.isEmpty());
    }

    private static String raw(BibTeXEntry entry, Key key) {
        Value value = entry.getField(key);
        return value == null ? "" : value.toUserString().strip().replaceAll("\\s+", " ");
    }

    /** A field with its LaTeX taken down to Unicode. */
    private static String field(BibTeXEntry entry, Key key) {
        String text = raw(entry, key);
        if (text.indexOf('\\') < 0 && text.indexOf('{') < 0) {
            return text.replace("---", "\u2014").replace("--", "\u2013");
        }
        try {
            LaTeXParser parser = new LaTeXParser();
            return new LaTeXPrinter().print(parser.parse(text)).strip().replaceAll("\\s+", " ");
        } catch (ParseException | TokenMgrException e) {
            // A field that is not LaTeX is shown as it stands rather than lost.
            return text;
        }
    }
}
