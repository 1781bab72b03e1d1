package org.formulary.quantity;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a name that is no unit may have been meant as.
 *
 * @param reason what is wrong with the name, with the spellings
 * @param spellings what to write instead, the likeliest first
 */
record Suggestions(String reason, List<String> spellings) {

    private static final int MOST = 3;

    /** Names in use that mean different things to different people. */
    private static final Map<String, List<String>> AMBIGUOUS = Map.ofEntries(
            Map.entry("b", List.of("bit", "byte")),
            Map.entry("KB", List.of("kB", "KiB")),
            Map.entry("Kb", List.of("kb", "kB", "KiB")),
            Map.entry("FLOPS", List.of("FLOP", "FLOP/s")),
            Map.entry("flops", List.of("FLOP", "FLOP/s")),
            Map.entry("Bps", List.of("byte/s", "bps")),
            Map.entry("ton", List.of("tonne", "lb")),
            Map.entry("tons", List.of("tonne", "lb")),
            Map.entry("month", List.of("d", "year")),
            Map.entry("months", List.of("d", "year")),
            Map.entry("$", List.of("USD", "CAD", "AUD")),
            Map.entry("€", List.of("EUR")),
            Map.entry("£", List.of("GBP")),
            Map.entry("µ", List.of("um", "micron")),
            Map.entry("μ", List.of("um", "micron")));

    /** Words for what is counted by pure numbers. */
    private static final Set<String> COUNTED = Set.of("count", "counts", "GPU", "GPUs", "hop", "hops", "port", "ports");

    static Suggestions of(String name) {
        if (COUNTED.contains(name)) {
            String reason = " is not a unit: what is counted is a pure number, with the unit 1 or none";
            return new Suggestions(UnitException.echo(name) + reason, List.of("1"));
        }
        List<String> known = AMBIGUOUS.getOrDefault(name, List.of());
        if (!known.isEmpty()) {
            return say(name, String.join(" or ", known) + "?", known);
        }
        List<String> twins = Known.TWINS.getOrDefault(folded(name), List.of());
        List<String> nearest = twins.isEmpty() ? nearest(name) : twins;
        return nearest.isEmpty()
                ? new Suggestions(UnitException.echo(name) + " is not a unit", nearest)
                : say(name, "did you mean " + String.join(" or ", nearest) + "?", nearest);
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static Suggestions say(String name, String question, List<String> spellings) {
        return new Suggestions(UnitException.echo(name) + " is not a unit: " + question, spellings);
    }

    private static List<String> nearest(String name) {
        int codes = name.codePointCount(0, name.length());
        int farthest = codes < 3 || codes > 40 ? 0 : codes < 6 ? 1 : 2;
        if (farthest == 0) {
            return List.of();
        }
        long letters = EditDistance.letters(name);
        List<Near> near = Known.SPELLINGS.stream()
                .filter(spelling -> EditDistance.atLeast(letters, spelling.letters()) <= farthest)
                .filter(spelling -> Math.abs(spelling.text().length() - name.length()) <= farthest)
                .filter(spelling -> !spelling.unit().isCurrency())
                .map(spelling -> new Near(spelling, EditDistance.between(name, spelling.text())))
                .filter(candidate -> candidate.distance <= farthest)
                .sorted(Near.LIKELIEST_FIRST)
                .toList();
        Set<Object> meanings = new HashSet<>();
        return near.stream()
                .filter(candidate -> candidate.distance == near.get(0).distance)
                .map(Near::spelling)
                .filter(spelling -> meanings.add(List.of(spelling.prefix(), spelling.unit())))
                .map(UnitTable.Spelling::text)
                .limit(MOST)
                .toList();
    }

    /** Listed when the first fault needs them. */
    private static final class Known {

        static final List<UnitTable.Spelling> SPELLINGS = UnitTable.STANDARD.spellings();

        /** The spellings that differ in case only. */
        static final Map<String, List<String>> TWINS = SPELLINGS.stream()
                .map(UnitTable.Spelling::text)
                .distinct()
                .sorted()
                .collect(Collectors.groupingBy(Suggestions::folded));
    }

    private record Near(UnitTable.Spelling spelling, int distance) {

        private static final Comparator<Near> LIKELIEST_FIRST = Comparator.comparingInt(Near::distance)
                .thenComparing(near -> near.spelling.prefix().remoteness())
                .thenComparing(near -> near.spelling.text().endsWith("s"))
                .thenComparing(near -> near.spelling.text());
    }
}
