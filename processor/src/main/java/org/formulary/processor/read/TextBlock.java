package org.formulary.processor.read;

import java.util.ArrayList;
import java.util.List;

/** What the language takes away between the delimiters of a text block: indentation, and white space at the ends of lines. */
final class TextBlock {

    private TextBlock() {}

    /** The content from behind the opening delimiter up to the closing one, escape sequences not yet read. */
    static List<PlacedCharacter> stripped(List<PlacedCharacter> content) {
        List<List<PlacedCharacter>> lines = lines(content);
        // What follows the opening delimiter on its own line is no part of the content.
        lines.remove(0);
        int last = lines.size() - 1;
        int indentation = Integer.MAX_VALUE;
        for (int i = 0; i < lines.size(); i++) {
            // The line of the closing delimiter counts even where nothing else stands on it.
            if (i == last || !isBlank(lines.get(i))) {
                indentation = Math.min(indentation, indentation(lines.get(i)));
            }
        }
        List<PlacedCharacter> stripped = new ArrayList<>();
        for (List<PlacedCharacter> line : lines) {
            strip(line, indentation, stripped);
        }
        return stripped;
    }

    /** Each line with its terminator, which is one line feed however it is written; the last line has none. */
    private static List<List<PlacedCharacter>> lines(List<PlacedCharacter> content) {
        List<List<PlacedCharacter>> lines = new ArrayList<>();
        List<PlacedCharacter> line = new ArrayList<>();
        lines.add(line);
        for (int i = 0; i < content.size(); i++) {
            PlacedCharacter placed = content.get(i);
            boolean carriageReturn = placed.character() == '\r';
            boolean first = carriageReturn
                    && i + 1 < content.size()
                    && content.get(i + 1).character() == '\n';
            if (first) {
                continue;
            }
            boolean ends = carriageReturn || placed.character() == '\n';
            line.add(ends ? new PlacedCharacter('\n', placed.place()) : placed);
            if (ends) {
                line = new ArrayList<>();
                lines.add(line);
            }
        }
        return lines;
    }

    private static void strip(List<PlacedCharacter> line, int indentation, List<PlacedCharacter> stripped) {
        boolean terminated = !line.isEmpty() && line.get(line.size() - 1).character() == '\n';
        int end = terminated ? line.size() - 1 : line.size();
        int to = end;
        while (to > 0 && Character.isWhitespace(line.get(to - 1).character())) {
            to--;
        }
        if (to > indentation) {
            stripped.addAll(line.subList(indentation, to));
        }
        if (terminated) {
            stripped.add(line.get(end));
        }
    }

    private static boolean isBlank(List<PlacedCharacter> line) {
        return line.stream().allMatch(placed -> Character.isWhitespace(placed.character()));
    }

    private static int indentation(List<PlacedCharacter> line) {
        int indentation = 0;
        while (indentation < line.size()
                && line.get(indentation).character() != '\n'
                && Character.isWhitespace(line.get(indentation).character())) {
            indentation++;
        }
        return indentation;
    }
}
