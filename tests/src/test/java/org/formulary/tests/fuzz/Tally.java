package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.formulary.tests.fuzz.Declaration.Origin;

/** How many declarations of each kind came out which way, and those that came out wrong; for several threads. */
final class Tally {

    private final Map<Origin, Map<String, Long>> counts;
    private final Map<Boolean, Long> judged;
    private final List<String> failures;
    private final boolean counting;

    Tally() {
        this(new EnumMap<>(Origin.class), new TreeMap<>(), new ArrayList<>(), true);
    }

    private Tally(
            Map<Origin, Map<String, Long>> counts, Map<Boolean, Long> judged, List<String> failures, boolean counting) {
        this.counts = counts;
        this.judged = judged;
        this.failures = failures;
        this.counting = counting;
    }

    /** This tally, for declarations whose outcome was counted before. */
    Tally withoutCounts() {
        return new Tally(counts, judged, failures, false);
    }

    void count(Declaration declaration, String outcome) {
        if (counting) {
            synchronized (counts) {
                counts.computeIfAbsent(declaration.origin(), origin -> new TreeMap<>())
                        .merge(outcome, 1L, Long::sum);
            }
        }
    }

    void judged(Declaration declaration, boolean atEnoughPoints) {
        synchronized (counts) {
            judged.merge(atEnoughPoints, 1L, Long::sum);
        }
    }

    void failure(Declaration declaration, String what) {
        count(declaration, "failed");
        synchronized (counts) {
            failures.add(declaration.source("f") + "\n" + what);
        }
    }

    List<String> failures() {
        synchronized (counts) {
            return List.copyOf(failures);
        }
    }

    long total() {
        synchronized (counts) {
            return counts.values().stream()
                    .flatMap(outcomes -> outcomes.values().stream())
                    .mapToLong(Long::longValue)
                    .sum();
        }
    }

    long accepted() {
        synchronized (counts) {
            return counts.values().stream()
                    .mapToLong(outcomes -> outcomes.getOrDefault("accepted", 0L))
                    .sum();
        }
    }

    /** Kinds of declarations by kinds of outcome. */
    String table() {
        synchronized (counts) {
            TreeSet<String> outcomes = new TreeSet<>();
            counts.values().forEach(row -> outcomes.addAll(row.keySet()));
            StringBuilder table = new StringBuilder("| declarations |");
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
            return table + "\nOf the accepted, " + judged.getOrDefault(true, 0L)
                    + " agreed with the exact evaluator in every test, and " + judged.getOrDefault(false, 0L)
                    + " had too few points at which anything can be said.\n";
        }
    }
}
