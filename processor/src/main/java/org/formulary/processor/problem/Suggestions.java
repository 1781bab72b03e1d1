package org.formulary.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a misspelled name may have meant. */
public final class Suggestions {

    private static final int MOST = 3;

    /** Beyond this nobody mistypes, one pastes. */
    private static final int LONGEST = 64;

    /** How two names are near, the nearest first. */
    private enum Nearness {
        LOOKS_THE_SAME,
        DIFFERS_IN_CASE,
        DIFFERS_IN_PUNCTUATION,
        ONE_IS_SUBSCRIPTED,
        DIFFERS_IN_LETTERS
    }

    private record Ranked(String name, Nearness nearness, int distance) {

        /** Whether it differs in script or case alone: then no other is likely. */
        private boolean isTwin() {
            return nearness == Nearness.LOOKS_THE_SAME || nearness == Nearness.DIFFERS_IN_CASE;
        }
    }

    private Suggestions() {}

    /** Whether two names print alike, though they are typed in different scripts. */
    public static boolean lookTheSame(String one, String other) {
        return LookAlikes.fold(one).equals(LookAlikes.fold(other));
    }

    /**
     * The known names that are near, the nearest first and at most three: those that look the same in another script or
     * differ in case, or else those that differ in underscores, by a subscript, or in a few letters. The order of
     * {@code known} does not matter.
     */
    public static List<String> near(String written, Collection<String> known) {
        List<Ranked> ranked = known.stream()
                .distinct()
                .filter(name -> !name.equals(written))
                .flatMap(name -> rank(written, name).stream())
                .sorted(Comparator.comparing(Ranked::nearness)
                        .thenComparing(Ranked::distance)
                        .thenComparing(Ranked::name))
                .toList();
        return ranked.stream()
                .filter(other -> other.isTwin() || !ranked.get(0).isTwin())
                .map(Ranked::name)
                .limit(MOST)
                .toList();
    }

    private static Optional<Ranked> rank(String written, String known) {
        if (written.length() > LONGEST || known.length() > LONGEST) {
            return Optional.empty();
        }
        String left = LookAlikes.fold(written);
        String right = LookAlikes.fold(known);
        int distance = Math.min(EditDistance.between(left, right), EditDistance.between(written, known));
        boolean isMistyped = isMistyped(left, right) || isMistyped(written, known);
        return Stream.of(Nearness.values())
                .filter(nearness -> holds(nearness, left, right, isMistyped))
                .findFirst()
                .map(nearness -> new Ranked(known, nearness, distance));
    }

    private static boolean holds(Nearness nearness, String left, String right, boolean isMistyped) {
        return switch (nearness) {
            case LOOKS_THE_SAME -> left.equals(right);
            case DIFFERS_IN_CASE -> left.equalsIgnoreCase(right);
            case DIFFERS_IN_PUNCTUATION -> letters(left).equalsIgnoreCase(letters(right));
            case ONE_IS_SUBSCRIPTED -> left.startsWith(right + "_") || right.startsWith(left + "_");
            case DIFFERS_IN_LETTERS -> isMistyped;
        };
    }

    private static boolean isMistyped(String left, String right) {
        int shorter = Math.min(left.length(), right.length());
        int distance = EditDistance.between(left, right);
        return distance < shorter && distance <= (shorter + 2) / 3;
    }

    private static String letters(String name) {
        return name.replace("_", "").replace(".", "").replace("-", "");
    }
}
