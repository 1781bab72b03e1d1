package org.formulary.processor.equation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Data of these tests. A row is a title behind {@code #}, a text behind {@code >} on one or more lines, and what is
 * expected of it; a blank line ends it. In front of {@code >} stands what the text is, if it is not an equation.
 */
record Row(String title, String kind, String text, String expected) {

    private static final String SEPARATOR = ">";

    @Override
    public String toString() {
        return title;
    }

    static List<Row> of(String file) {
        List<Row> rows = new ArrayList<>();
        for (String block : read(file).split("\n\n+", -1)) {
            if (!block.isBlank()) {
                rows.add(parse(block.strip().lines().toList(), file));
            }
        }
        return rows;
    }

    private static Row parse(List<String> lines, String file) {
        if (!lines.get(0).startsWith("# ")) {
            throw new IllegalStateException(file + ": a row begins with its title, not with " + lines.get(0));
        }
        List<String> text = new ArrayList<>();
        String kind = "";
        int next = 1;
        while (next < lines.size() && lines.get(next).matches("[a-z]*>.*")) {
            String line = lines.get(next);
            int mark = line.indexOf(SEPARATOR);
            kind = line.substring(0, mark);
            text.add(line.substring(Math.min(mark + 2, line.length())));
            next++;
        }
        String expected = String.join("\n", lines.subList(next, lines.size()));
        return new Row(lines.get(0).substring(2), kind, String.join("\n", text), expected);
    }

    static String read(String file) {
        try (InputStream data = Row.class.getResourceAsStream(file)) {
            return new String(data.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text as what it is. */
    Parsed<?> parse() {
        return switch (kind) {
            case "" -> Parser.parseEquation(text, TestNames.TABLE);
            case "condition" -> Parser.parseCondition(text, TestNames.TABLE);
            case "law" -> Parser.parseLaw(text, TestNames.TABLE);
            case "bindings" -> Parser.parseBindings(text);
            case "value" -> Parser.parseValue(text, "M");
            default -> throw new IllegalStateException("no kind of text: " + kind);
        };
    }
}
