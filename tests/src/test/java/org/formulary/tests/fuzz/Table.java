package org.formulary.tests.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.problem.Code;

/** Slices by line: how many cases came out which way. */
final class Table {

    private static final List<String> OUTCOMES = Stream.concat(
                    Stream.of(Verdict.ACCEPTED), Arrays.stream(Code.values()).map(Code::text))
            .toList();

    private static final String HEAD =
            "seed,cases," + String.join(",", OUTCOMES) + ",compiled,compared,points,failures";

    private final List<Map<String, Long>> rows;

    private Table(List<Map<String, Long>> rows) {
        this.rows = rows;
    }

    /** The table in a file, or an empty one. */
    static Table in(Path file) throws IOException {
        return new Table(
                Files.exists(file)
                        ? Files.readAllLines(file).stream()
                                .skip(1)
                                .map(Table::row)
                                .toList()
                        : List.of());
    }

    private static Map<String, Long> row(String line) {
        List<String> names = List.of(HEAD.split(",", -1));
        List<String> cells = List.of(line.split(",", -1));
        Map<String, Long> row = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            row.put(names.get(i), Long.parseLong(cells.get(i)));
        }
        return row;
    }

    /** Adds a slice to a file. */
    static void add(Path file, Slice slice, Tally tally) throws IOException {
        Map<String, Long> outcomes = tally.outcomes();
        String line = slice.seed() + "," + tally.total() + ","
                + OUTCOMES.stream()
                        .map(outcome -> outcomes.getOrDefault(outcome, 0L).toString())
                        .collect(Collectors.joining(","))
                + "," + tally.compiled() + "," + tally.compared() + "," + tally.points() + ","
                + tally.failures().size();
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(
                file,
                (Files.exists(file) ? "" : HEAD + "\n") + line + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    boolean has(long seed) {
        return rows.stream().anyMatch(row -> row.get("seed") == seed);
    }

    /** The sum of a column. */
    long sum(String column) {
        return rows.stream().mapToLong(row -> row.get(column)).sum();
    }

    /** All cases that were accepted or refused. */
    long sumOfOutcomes() {
        return OUTCOMES.stream().mapToLong(this::sum).sum();
    }
}
