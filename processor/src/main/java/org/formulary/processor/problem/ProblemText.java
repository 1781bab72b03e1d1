package org.formulary.processor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.formulary.processor.problem.Problem.Label;

/**
 * A problem as its reader sees it: what is wrong and where in the text, the lines of the text with carets under the guilty parts,
 * and one line that says what to write instead.
 *
 * <pre>{@code
 * [ambiguous] `M/N B` is read in two ways (1:13)
 *   T = (N - 1) M/N B
 *               ^^^^^ below the bar or beside it?
 * help: write `M/(N B)` or `(M/N) B`
 * }</pre>
 */
public final class ProblemText {

    private ProblemText() {}

    /**
     * The message, without a line break at its end. Problems without labels show no text.
     *
     * @param source where the first label stands in the source file, line and column; empty where that is not known
     */
    public static String render(Problem problem, String text, Optional<String> source) {
        List<SourceLine> lines = SourceLine.of(text);
        List<String> message = new ArrayList<>();
        message.add("[" + problem.code().text() + "] " + oneLine(problem.summary()) + place(problem, lines, source));
        boolean severalLines = lines.size() > 1;
        byLine(problem.labels(), lines).forEach((number, labels) -> {
            String gutter = severalLines ? number + 1 + " | " : "";
            message.addAll(LabelledLine.render(lines.get(number), labels, "  " + gutter));
        });
        problem.help().ifPresent(help -> message.add("help: " + oneLine(help)));
        return String.join("\n", message);
    }

    private static Map<Integer, List<Label>> byLine(List<Label> labels, List<SourceLine> lines) {
        Map<Integer, List<Label>> byLine = new TreeMap<>();
        for (Label label : labels) {
            int line = SourceLine.indexAt(label.span().start(), lines);
            byLine.computeIfAbsent(line, key -> new ArrayList<>()).add(label);
        }
        return byLine;
    }

    /** Row and column count from 1; a column is a character, however wide and however encoded. */
    private static String place(Problem problem, List<SourceLine> lines, Optional<String> source) {
        if (problem.labels().isEmpty()) {
            return "";
        }
        int start = problem.labels().get(0).span().start();
        int row = SourceLine.indexAt(start, lines);
        int column = lines.get(row).charactersBefore(start) + 1;
        return " (" + (row + 1) + ":" + column
                + source.map(place -> ", source " + place).orElse("") + ")";
    }

    /** What is quoted from a text must not break the message's own lines. */
    private static String oneLine(String part) {
        return SourceLine.visible(part);
    }
}
