package org.formulary.processor.problem;

import java.util.ArrayList;
import java.util.List;

/** One line of a text, laid out in columns of a terminal. */
final class SourceLine {

    private static final int TAB = 4;

    /** A character as it is shown, at the offset where it stands in the text. */
    private record Cell(int offset, int column, String shown) {}

    private final int start;
    private final int end;
    private final List<Cell> cells = new ArrayList<>();
    private int width;

    private SourceLine(String text, int start, int end) {
        this.start = start;
        this.end = end;
        int offset = start;
        while (offset < end) {
            int character = text.codePointAt(offset);
            String shown = character == '\t' ? " ".repeat(TAB - width % TAB) : CharacterWidth.shown(character);
            cells.add(new Cell(offset, width, shown));
            width += character == '\t' ? shown.length() : CharacterWidth.of(character);
            offset += Character.charCount(character);
        }
    }

    /** The lines of a text; at least one. */
    static List<SourceLine> of(String text) {
        List<SourceLine> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\n' || character == '\r') {
                lines.add(new SourceLine(text, start, i));
                boolean two = character == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
                i = two ? i + 1 : i;
                start = i + 1;
            }
        }
        lines.add(new SourceLine(text, start, text.length()));
        return List.copyOf(lines);
    }

    /** The text with everything that is invisible or breaks lines made visible. */
    static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(character -> shown.append(CharacterWidth.shown(character)));
        return shown.toString();
    }

    /** The index of the line in which, or behind which, an offset of the text lies. */
    static int indexAt(int offset, List<SourceLine> lines) {
        int index = 0;
        while (index + 1 < lines.size() && lines.get(index + 1).start <= offset) {
            index++;
        }
        return index;
    }

    int width() {
        return width;
    }

    int charactersBefore(int offset) {
        return (int) cells.stream().filter(cell -> cell.offset() < offset).count();
    }

    /** The column of the character at an offset, or behind the line's last one. */
    int columnOf(int offset) {
        return cells.stream()
                .filter(cell -> cell.offset() >= offset)
                .findFirst()
                .map(Cell::column)
                .orElse(width);
    }

    /** The offset, moved into the line. */
    int within(int offset) {
        return Math.max(start, Math.min(offset, end));
    }

    /** What is shown from one column up to another. */
    String between(int from, int to) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            int behind = i + 1 < cells.size() ? cells.get(i + 1).column() : width;
            if (cell.column() >= from && behind <= to) {
                shown.append(cell.shown());
            }
        }
        return shown.toString();
    }
}
