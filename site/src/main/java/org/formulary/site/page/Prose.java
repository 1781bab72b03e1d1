package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Library.Entry;

/**
 * Sentences of an author for a page of a set. Formulas of the set that they name by identifier become links, and the
 * mathematics that they write in a line, such as {@code N - 1}, gets its minus sign and stays in one line.
 */
final class Prose {

    private static final Pattern OPERATOR = Pattern.compile(
            // A number, a bracket or a letter on its own, or a word of which a number in brackets is taken.
            "(?<=[\\d)\\]]|(?<![\\p{L}\\d])\\p{L}) ([-−+=<>≤≥]) (?=[\\d(\\[]|\\p{L}(?![\\p{L}\\d])|\\p{L}+\\()"
                    + "|(?<=\\p{L}) ([-−+]) (?=\\d+\\))");

    private static final Pattern IDENTIFIER = Pattern.compile("(?<![\\w./-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\\w/-])");

    private Prose() {}

    /** The paragraphs of a text, which empty lines part. */
    static List<Content> paragraphs(Catalogue set, Optional<String> text) {
        return Html.paragraphs(text).stream()
                .map(paragraph -> paragraph(set, paragraph))
                .toList();
    }

    private static Content paragraph(Catalogue set, String text) {
        return out -> {
            Matcher word = IDENTIFIER.matcher(text);
            int start = 0;
            while (word.find()) {
                Optional<String> href = href(set, word.group());
                if (href.isPresent()) {
                    out.writeUserContent(typeset(text.substring(start, word.start())));
                    out.writeContent("<a href=\"" + href.get() + "\">");
                    out.writeUserContent(word.group());
                    out.writeContent("</a>");
                    start = word.end();
                }
            }
            out.writeUserContent(typeset(text.substring(start)));
        };
    }

    private static Optional<String> href(Catalogue set, String id) {
        return set.formulas().stream()
                .filter(formula -> formula.id().equals(id))
                .findFirst()
                .map(formula -> Addresses.fromSet(set, new Entry(set, formula)));
    }

    /** The same with no-break spaces around operators between operands. */
    static String typeset(String text) {
        return OPERATOR.matcher(text).replaceAll(match -> {
            String sign = match.group(1) == null ? match.group(2) : match.group(1);
            return "\u00a0" + (sign.equals("-") ? "−" : sign) + "\u00a0";
        });
    }
}
