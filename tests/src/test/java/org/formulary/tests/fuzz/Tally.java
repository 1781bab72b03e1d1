package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.formulary.tests.fuzz.Case.Origin;

/** How many cases of each kind came out which way, and those that came out wrong; for several threads. */
final class Tally {

    private final Map<Origin, Map<String, Long>> counts = new EnumMap<>(Origin.class);
    private final List<String> failures = new ArrayList<>();
    private long compiled;
    private long compared;
    private long points;

    /**
     * Counts a case.
     *
     * @param failure what is wrong with it, if anything, for people
     */
    synchronized void count(Origin origin, Verdict verdict, Optional<String> failure) {
        counts.computeIfAbsent(origin, kind -> new TreeMap<>()).merge(verdict.outcome(), 1L, Long::sum);
        compiled += verdict.compiled() ? 1 : 0;
        compared += verdict.points() > 0 ? 1 : 0;
        points += verdict.points();
        failure.ifPresent(failures::add);
    }

    synchronized List<String> failures() {
        return List.copyOf(failures);
    }

    synchronized long total() {
        return outcomes().values().stream().mapToLong(Long::longValue).sum();
    }

    synchronized long accepted() {
        return outcomes().getOrDefault(Verdict.ACCEPTED, 0L);
    }

    synchronized long compiled() {
        return compiled;
    }

    /** Accepted cases of which something could be compared. */
    synchronized long compared() {
        return compared;
    }

    synchronized long points() {
        return points;
    }

    /** Cases by outcome. */
    synchronized Map<String, Long> outcomes() {
        Map<String, Long> outcomes = new TreeMap<>();
        counts.values().forEach(row -> row.forEach((outcome, count) -> outcomes.merge(outcome, count, Long::sum)));
        return outcomes;
    }

    /** Kinds of cases by outcomes. */
    synchronized String table() {
        TreeSet<String> outcomes = new TreeSet<>(outcomes().keySet());
        StringBuilder table = new StringBuilder("| cases |");
        outcomes.forEach(outcome -> table.append(' ').append(outcome).append(" |"));
        table.append(" all |\n|---|")
                .append("---:|".repeat(outcomes.size() + 1))
                .append('\n');
        counts.forEach((origin, row) -> table.append("| ")
                .append(origin.title())
                .append(outcomes.stream()
                        .map(outcome -> " | " + row.getOrDefault(outcome, 0L))
                        .collect(Collectors.joining()))
                .append(" | ")
                .append(row.values().stream().mapToLong(Long::longValue).sum())
                .append(" |\n"));
        return table + "\n" + compiled + " compiled, " + compared + " compared, at " + points + " points.\n";
    }
}
