package org.formulary.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A doc comment as plain text: inline tags and HTML taken down to their text, paragraphs separated by an empty line.
 *
 * @param summary the first sentence, with its full stop
 * @param text what follows it, before the block tags
 * @param parameters the texts of {@code @param}, by name
 * @param result the text of {@code @return}
 */
public record Javadoc(String summary, String text, Map<String, String> parameters, String result) {

    /** No comment. */
    public static final Javadoc NONE = new Javadoc("", "", Map.of(), "");

    private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^\\s*@(\\w+)\\s*");
    private static final Pattern INLINE_TAG = Pattern.compile("\\{@(\\w+)\\s*((?:[^{}]|\\{[^{}]*})*)}");
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?](?=\\s|$)|\\n\\n");
    private static final Pattern PARAGRAPH = Pattern.compile("(?i)\\s*<(?:p|li|/ul|/ol|br)\\s*/?>\\s*");
    private static final Pattern EMPTY_LINE = Pattern.compile("\\n\\s*\\n");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern HTML_TAG = Pattern.compile("</?[a-zA-Z][^<>]*>");

    /** Reads a comment as the compiler hands it over, without its stars. */
    public static Javadoc parse(String comment) {
        Matcher tag = BLOCK_TAG.matcher(comment);
        boolean anyTag = tag.find();
        String main = plain(anyTag ? comment.substring(0, tag.start()) : comment);
        Map<String, String> parameters = new LinkedHashMap<>();
        String result = "";
        while (anyTag) {
            String name = tag.group(1);
            int start = tag.end();
            anyTag = tag.find();
            String body = plain(comment.substring(start, anyTag ? tag.start() : comment.length()));
            if (name.equals("param")) {
                String[] parts = BLANKS.split(body, 2);
                parameters.putIfAbsent(parts[0], parts.length > 1 ? parts[1] : "");
            } else if (name.equals("return")) {
                result = body;
            }
        }
        Matcher end = SENTENCE_END.matcher(main);
        int cut = end.find() ? end.end() : main.length();
        return new Javadoc(main.substring(0, cut).strip(), main.substring(cut).strip(), parameters, result);
    }

    private static String plain(String html) {
        // What an inline tag holds is literal: its angle brackets and ampersands must survive the steps below.
        String text = html;
        if (text.indexOf('{') >= 0) {
            text = INLINE_TAG
                    .matcher(text)
                    .replaceAll(match -> Matcher.quoteReplacement(escape(inline(match.group(1), match.group(2)))));
        }
        if (text.indexOf('<') >= 0) {
            text = PARAGRAPH.matcher(text).replaceAll("\n\n");
            text = HTML_TAG.matcher(text).replaceAll("");
        }
        StringBuilder paragraphs = new StringBuilder();
        for (String paragraph : EMPTY_LINE.split(text, -1)) {
            String line = BLANKS.matcher(paragraph.strip()).replaceAll(" ");
            if (!line.isEmpty()) {
                paragraphs.append(paragraphs.isEmpty() ? "" : "\n\n").append(line);
            }
        }
        return HtmlEntities.read(paragraphs.toString());
    }

    private static String inline(String tag, String content) {
        String trimmed = content.strip();
        if (!tag.startsWith("link")) {
            return trimmed;
        }
        String[] parts = BLANKS.split(trimmed, 2);
        return parts.length > 1 ? parts[1] : parts[0].replaceFirst("^#", "").replace('#', '.');
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
