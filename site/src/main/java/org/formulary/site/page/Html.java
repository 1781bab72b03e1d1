package org.formulary.site.page;

import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Pieces of text for the templates, which escape what passes through {@code writeUserContent}. */
final class Html {

    private static final Pattern EMPTY_LINES = Pattern.compile("\\R\\s*\\R");
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    private Html() {}

    /** Plain text. */
    static Content text(String text) {
        return out -> out.writeUserContent(text);
    }

    /** HTML made by our own code. */
    static Content markup(String html) {
        return out -> out.writeContent(html);
    }

    /** An identifier that may break where its words meet: after {@code _ . / -} and before a hump. */
    static Content identifier(String name) {
        return out -> {
            int start = 0;
            for (int i = 1; i < name.length(); i++) {
                if (isSeam(name.charAt(i - 1), name.charAt(i))) {
                    out.writeUserContent(name.substring(start, i));
                    out.writeContent("<wbr>");
                    start = i;
                }
            }
            out.writeUserContent(name.substring(start));
        };
    }

    private static boolean isSeam(char before, char after) {
        return "_./(,".indexOf(before) >= 0 || (Character.isLowerCase(before) && Character.isUpperCase(after));
    }

    /** The paragraphs of a text, which empty lines part. */
    static List<String> paragraphs(Optional<String> text) {
        return EMPTY_LINES
                .splitAsStream(text.orElse(""))
                .map(paragraph -> LINE_BREAK.matcher(paragraph.strip()).replaceAll(" "))
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }

    /** A phrase, such as Javadoc has after {@code @return}, with a capital and a full stop. */
    static String sentence(String phrase) {
        String text = LINE_BREAK.matcher(phrase.strip()).replaceAll(" ");
        // A single letter in front is a symbol, and a symbol keeps its case.
        boolean word =
                text.length() > 1 && Character.isLowerCase(text.charAt(0)) && Character.isLowerCase(text.charAt(1));
        String start = word ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : text;
        return start.matches("(?s).*[.!?]") ? start : start + ".";
    }
}
