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
        String stripped = text.strip();
        StringBuilder html = new StringBuilder(stripped.length() + 16);
        for (int i = 0; i < stripped.length(); i += Character.charCount(stripped.codePointAt(i))) {
            escape(stripped.codePointAt(i), html);
        }
        return html.toString().replace("*/", "*&#47;").replace("/*", "&#47;*");
    }

    private static void escape(int character, StringBuilder html) {
        switch (character) {
            case '&' -> html.append("&amp;");
            case '<' -> html.append("&lt;");
            case '>' -> html.append("&gt;");
            case '@', '{', '}', '\\' -> html.append("&#").append(character).append(';');
            default -> {
                if (character > ' ' && character <= '~') {
                    html.append((char) character);
                } else if (Character.isWhitespace(character)) {
                    html.append(' ');
                } else {
                    html.append("&#").append(character).append(';');
                }
            }
        }
    }

    /** Text in code type. */
    static String code(String text) {
        return isPlain(text) ? "{@code " + text + "}" : "<code>" + escaped(text) + "</code>";
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '{' || c == '}' || c == '@' || c == '\\') {
                return false;
            }
        }
        return !text.contains("*/") && !text.contains("/*");
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
        String stripped = text.strip();
        int column = 0;
        int start = 0;
        while (start < stripped.length()) {
            int end = stripped.indexOf(' ', start);
            end = end < 0 ? stripped.length() : end;
            int length = end - start;
            if (column > 0 && column + 1 + length > WIDTH) {
                comment.append('\n').append(indent);
                column = indent.length();
            } else if (column > 0) {
                comment.append(' ');
                column++;
            }
            comment.append(stripped, start, end);
            column += length;
            start = end;
            while (start < stripped.length() && stripped.charAt(start) == ' ') {
                start++;
            }
        }
        comment.append('\n');
    }
}
