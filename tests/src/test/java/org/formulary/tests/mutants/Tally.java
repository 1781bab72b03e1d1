package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.problem.Code;

/** How many mutants of each kind were refused by which code, as the committed table shows it. */
final class Tally {

    /** The codes that can refuse a mutant, each counted with the first of them it was refused by. */
    private static final List<Code> CODES = List.of(Code.values());

    private final Map<Mutation, Map<Code, Integer>> killed = new EnumMap<>(Mutation.class);
    private final Map<Mutation, Integer> equivalent = new EnumMap<>(Mutation.class);
    private final Map<Mutation, Integer> survived = new EnumMap<>(Mutation.class);
    private final List<String> survivors = new ArrayList<>();

    void killed(Mutation mutation, Code code) {
        killed.computeIfAbsent(mutation, none -> new EnumMap<>(Code.class)).merge(code, 1, Integer::sum);
    }

    void equivalent(Mutation mutation) {
        equivalent.merge(mutation, 1, Integer::sum);
    }

    void survived(Mutation mutation, String name) {
        survived.merge(mutation, 1, Integer::sum);
        survivors.add(mutation.name().toLowerCase(Locale.ROOT) + "; " + name);
    }

    /** Counts what another has counted as well. */
    void add(Tally other) {
        other.killed.forEach((mutation, codes) ->
                codes.forEach((code, count) -> killed.computeIfAbsent(mutation, none -> new EnumMap<>(Code.class))
                        .merge(code, count, Integer::sum)));
        other.equivalent.forEach((mutation, count) -> equivalent.merge(mutation, count, Integer::sum));
        other.survived.forEach((mutation, count) -> survived.merge(mutation, count, Integer::sum));
        survivors.addAll(other.survivors);
    }

    /** The share of mutants that are not equivalent and are refused. */
    double share() {
        int dead = killed.values().stream()
                .flatMap(counts -> counts.values().stream())
                .mapToInt(Integer::intValue)
                .sum();
        return (double) dead / (dead + survivors.size());
    }

    /** The table, and below it those that survived. */
    String table() {
        List<String> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("mutation", "mutants", "equivalent"));
        CODES.forEach(code -> head.add(code.text()));
        head.add("survived");
        lines.add(String.join(",", head));
        for (Mutation mutation : Mutation.values()) {
            lines.add(row(mutation.name().toLowerCase(Locale.ROOT), Optional.of(mutation)));
        }
        lines.add(row("all", Optional.empty()));
        lines.add(String.format(Locale.ROOT, "share of those not equivalent that are refused: %.2f %%", 100 * share()));
        lines.add("survivors:");
        lines.addAll(survivors);
        return String.join("\n", lines) + "\n";
    }

    private String row(String name, Optional<Mutation> mutation) {
        int same = sum(equivalent, mutation);
        int alive = sum(survived, mutation);
        List<String> counts = new ArrayList<>();
        int dead = 0;
        for (Code code : CODES) {
            int count = killed.entrySet().stream()
                    .filter(entry -> mutation.isEmpty() || mutation.get() == entry.getKey())
                    .mapToInt(entry -> entry.getValue().getOrDefault(code, 0))
                    .sum();
            dead += count;
            counts.add(String.valueOf(count));
        }
        List<String> cells = new ArrayList<>(List.of(name, String.valueOf(same + alive + dead), String.valueOf(same)));
        cells.addAll(counts);
        cells.add(String.valueOf(alive));
        return String.join(",", cells);
    }

    private static int sum(Map<Mutation, Integer> counts, Optional<Mutation> mutation) {
        return counts.entrySet().stream()
                .filter(entry -> mutation.isEmpty() || mutation.get() == entry.getKey())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }
}
