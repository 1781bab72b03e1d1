package org.formulary.processor.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.formulary.processor.problem.Problem.Label;

/** A line with carets below it; of a very long line, the stretches around the labels. */
final class LabelledLine {

    /** The columns of text that are shown of a long line. */
    private static final int WINDOW = 100;

    /** What is shown before the first label of a long line. */
    private static final int LEAD = 30;

    private static final String CUT = "...";

    /** Carets from one column up to another, with what is said of them. */
    private record Mark(int from, int to, String says) {}

    private LabelledLine() {}

    static List<String> render(SourceLine line, List<Label> labels, String indent) {
        List<Mark> marks = labels.stream()
                .map(label -> mark(line, label))
                .sorted(Comparator.comparingInt(Mark::from))
                .toList();
        List<String> shown = new ArrayList<>();
        int next = 0;
        while (next < marks.size()) {
            int from = line.width() <= WINDOW ? 0 : windowStart(line, marks.get(next));
            int to = line.width() <= WINDOW ? line.width() : from + WINDOW;
            List<Mark> inside = new ArrayList<>();
            while (next < marks.size() && (marks.get(next).from() < to || to >= line.width())) {
                inside.add(marks.get(next));
                next++;
            }
            show(line, inside, from, to, indent, shown);
        }
        return shown;
    }

    private static Mark mark(SourceLine line, Label label) {
        int start = line.within(label.span().start());
        int end = line.within(label.span().end());
        int from = line.columnOf(start);
        int to = line.columnOf(end);
        if (to == from && end > start && from > 0) {
            // Nothing but combining characters, which are shown over the one before.
            from--;
        }
        return new Mark(from, Math.max(to, from + 1), SourceLine.visible(label.text()));
    }

    private static int windowStart(SourceLine line, Mark first) {
        int latest = line.width() - WINDOW;
        return first.from() < WINDOW - LEAD ? 0 : Math.min(first.from() - LEAD, latest);
    }

    private static void show(SourceLine line, List<Mark> marks, int from, int to, String indent, List<String> shown) {
        String before = from > 0 ? CUT : "";
        String after = to < line.width() ? CUT : "";
        shown.add(indent + before + line.between(from, to).stripTrailing() + after);
        String blank = " ".repeat(indent.length() + before.length());
        int leftmost = line.columnOf(0);
        List<StringBuilder> rows = new ArrayList<>();
        for (Mark mark : marks) {
            int column = Math.max(leftmost, mark.from() - from);
            int carets = Math.max(1, Math.min(mark.to(), Math.max(to, mark.from() + 1)) - mark.from());
            row(rows, column).append("^".repeat(carets)).append(mark.says().isEmpty() ? "" : " " + mark.says());
        }
        rows.forEach(row -> shown.add(blank + row));
    }

    /** The last row of carets, filled up to the column, or a new one if the last is too long for that. */
    private static StringBuilder row(List<StringBuilder> rows, int column) {
        if (!rows.isEmpty()) {
            StringBuilder last = rows.get(rows.size() - 1);
            boolean onlyCarets = last.charAt(last.length() - 1) == '^';
            int gap = column - last.length();
            if (gap >= (onlyCarets ? 0 : 2)) {
                return last.append(" ".repeat(gap));
            }
        }
        StringBuilder row = new StringBuilder(" ".repeat(column));
        rows.add(row);
        return row;
    }
}
