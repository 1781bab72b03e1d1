package org.formulary.tests.misprints;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of a campaign: a line for each target and kind of mistake, with the mutants that survived by name. */
final class Tally {

    private static final String HEAD =
            "target,mistake,tried,refused by the compiler,equivalent,killed,survived,survivors";

    private final List<Campaign.Result> results;

    Tally(List<Campaign.Result> results) {
        this.results = List.copyOf(results);
    }

    /** The table as comma-separated values. */
    String table() {
        Map<String, List<Campaign.Result>> lines = results.stream()
                .collect(Collectors.groupingBy(
                        result ->
                                result.mutant().target() + "," + result.mutant().operator(),
                        TreeMap::new,
                        Collectors.toList()));
        Stream<String> counts = lines.entrySet().stream().map(line -> line(line.getKey(), line.getValue()));
        Stream<String> sums = targets().stream().map(target -> line(target + ",all", of(target)));
        return Stream.of(Stream.of(HEAD), counts, sums)
                .flatMap(lineStream -> lineStream)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(String key, List<Campaign.Result> results) {
        Map<Verdict, Long> counts = counts(results);
        String survivors = key.endsWith(",all")
                ? ""
                : results.stream()
                        .filter(Campaign.Result::survived)
                        .map(result ->
                                result.subject().name() + ": " + result.mutant().place())
                        .sorted()
                        .collect(Collectors.joining("; "));
        return Stream.of(
                        key,
                        results.size(),
                        counts.getOrDefault(Verdict.UNCOMPILABLE, 0L),
                        counts.getOrDefault(Verdict.EQUIVALENT, 0L),
                        counts.getOrDefault(Verdict.KILLED, 0L),
                        counts.getOrDefault(Verdict.SURVIVED, 0L),
                        survivors.isEmpty() ? "" : "\"" + survivors.replace("\"", "\"\"") + "\"")
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    private static Map<Verdict, Long> counts(List<Campaign.Result> results) {
        return results.stream()
                .collect(Collectors.groupingBy(
                        Campaign.Result::verdict, () -> new EnumMap<>(Verdict.class), Collectors.counting()));
    }

    Set<String> targets() {
        return results.stream().map(result -> result.mutant().target()).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<Campaign.Result> of(String target) {
        return results.stream()
                .filter(result -> result.mutant().target().equals(target))
                .toList();
    }

    /** Which share of the mutants of a target that compile and are not equivalent was killed. */
    double share(String target) {
        Map<Verdict, Long> counts = counts(of(target));
        double killed = counts.getOrDefault(Verdict.KILLED, 0L);
        return killed / (killed + counts.getOrDefault(Verdict.SURVIVED, 0L));
    }

    /** The share in percent, for a message. */
    String percent(String target) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * share(target));
    }
}
