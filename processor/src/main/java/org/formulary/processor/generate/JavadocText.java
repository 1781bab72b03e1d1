package org.formulary.processor.generate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A Javadoc comment in the making: ASCII, wrapped, and nothing in it that ends the comment or means anything else. */
final class JavadocText {

    private static final int WIDTH = 110;
    private static final String UNRESERVED = "-._~/:;()?=&#%+,";

    private final List<String> paragraphs = new ArrayList<>();
    private final List<String> tags = new ArrayList<>();

    /** Plain text as HTML in a comment. */
    static String escaped(String text) {
        StringBuilder html = new StringBuilder();
        text.strip().codePoints().forEach(character -> html.append(escaped(character)));
        return html.toString().replace("*/", "*&#47;").replace("/*", "&#47;*");
    }

    private static String escaped(int character) {
        return switch (character) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '@', '{', '}', '\\' -> "&#" + character + ";";
            default -> {
                if (Character.isWhitespace(character)) {
                    yield " ";
                }
                yield character > ' ' && character <= '~' ? Character.toString(character) : "&#" + character + ";";
            }
        };
    }

    /** Text in code type. */
    static String code(String text) {
        boolean plain = text.chars().allMatch(c -> c >= ' ' && c <= '~' && "{}@\\".indexOf(c) < 0)
                && !text.contains("*/")
                && !text.contains("/*");
        return plain ? "{@code " + text + "}" : "<code>" + escaped(text) + "</code>";
    }

    /** A link, its address encoded. */
    static String link(String address, String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte octet : address.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (octet & 0xff);
            boolean plain =
                    character < 128 && (Character.isLetterOrDigit(character) || UNRESERVED.indexOf(character) >= 0);
            encoded.append(plain ? String.valueOf(character) : String.format(Locale.ROOT, "%%%02X", octet & 0xff));
        }
        return "<a href=\"" + encoded.toString().replace("&", "&amp;") + "\">" + escaped(text) + "</a>";
    }

    /** Adds a paragraph of HTML, if there is something in it. */
    JavadocText line(String html) {
        if (!html.isBlank()) {
            paragraphs.add(html);
        }
        return this;
    }

    /** Adds a tag with its text. */
    JavadocText tag(String name, String html) {
        tags.add("@" + name + " " + html);
        return this;
    }

    @Override
    public String toString() {
        StringBuilder comment = new StringBuilder();
        for (int i = 0; i < paragraphs.size(); i++) {
            wrap((i == 0 ? "" : "<p>") + paragraphs.get(i), "", comment);
            if (i < paragraphs.size() - 1 || !tags.isEmpty()) {
                comment.append('\n');
            }
        }
        tags.forEach(tag -> wrap(tag, "    ", comment));
        return comment.toString();
    }

    private static void wrap(String text, String indent, StringBuilder comment) {
        int column = 0;
        for (String word : text.strip().split(" +", -1)) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                comment.append('\n').append(indent);
                column = indent.length();
            } else if (column > 0) {
                comment.append(' ');
                column++;
            }
            comment.append(word);
            column += word.length();
        }
        comment.append('\n');
    }
}
