package org.formulary.tests.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.tests.fuzz.Case.Origin;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Draws cases, the same for the same source of randomness. */
final class Cases {

    private static final List<Declaration> PUBLISHED = Published.declarations();
    private static final List<String> GIVEN = Published.texts();

    private static final List<Variable> PARAMETERS = List.of(
            new Variable("x", "double", "", ""),
            new Variable("n", "long", "", "n >= 1"),
            new Variable("alpha", "double", "s", "alpha >= 0"));

    private final RandomGenerator random;
    private final Mutation mutation;
    private final Grammar grammar;

    Cases(RandomGenerator random) {
        this.random = random;
        this.mutation = new Mutation(random, PUBLISHED);
        this.grammar = new Grammar(random);
    }

    /** Few are worth the time that an accepted formula takes: most are as authors mistype them. */
    Case next() {
        int kind = random.nextInt(1000);
        if (kind < 15) {
            return Case.of(Origin.GRAMMAR, grammar.declaration());
        }
        if (kind < 25) {
            return grammar.calls();
        }
        if (kind < 27) {
            return Case.of(Origin.PUBLISHED, any(PUBLISHED));
        }
        if (kind < 200) {
            return Case.of(Origin.MUTANT, mutation.mutate(any(PUBLISHED)));
        }
        if (kind < 320) {
            return Case.of(Origin.DRAWN_MUTANT, mutation.mutate(grammar.declaration()));
        }
        if (kind < 340) {
            Case calls = grammar.calls();
            return new Case(
                    Origin.DRAWN_MUTANT,
                    calls.glossary(),
                    calls.formulas().stream()
                            .map(formula -> random.nextInt(3) == 0 ? mutation.mutate(formula) : formula)
                            .toList());
        }
        if (kind < 560) {
            String text = any(GIVEN);
            return plain(Origin.GIVEN, random.nextInt(3) == 0 ? text : mutation.text(text));
        }
        if (kind < 780) {
            return plain(Origin.WORDS, "y = " + words());
        }
        return kind < 790 ? deep() : plain(Origin.GARBAGE, garbage());
    }

    private String words() {
        return IntStream.rangeClosed(0, random.nextInt(10))
                .mapToObj(i -> any(Mutation.WORDS) + (random.nextInt(3) == 0 ? "" : " "))
                .collect(Collectors.joining());
    }

    private String garbage() {
        return (random.nextBoolean() ? "y = " : "")
                + IntStream.range(0, random.nextInt(40))
                        .mapToObj(i -> mutation.character())
                        .collect(Collectors.joining());
    }

    /** Up to what the compiler takes, and beyond. */
    private Case deep() {
        int depth = 1 << random.nextInt(15);
        int times = depth - random.nextInt(1 + depth / 2);
        String equation = "y = "
                + switch (random.nextInt(8)) {
                    case 0 -> "(".repeat(times) + "x" + ")".repeat(times);
                    case 1 -> "-".repeat(times) + "x";
                    case 2 -> "x" + " + x".repeat(times);
                    case 3 -> "x" + any(List.of("^1", "/2", " x", "*n", " - n")).repeat(times);
                    case 4 ->
                        any(List.of("sqrt(", "abs(", "max(1, ", "sin ", "⌊")).repeat(times) + "x" + ")".repeat(times);
                    case 5 -> "x if x > 0 else ".repeat(times) + "0";
                    case 6 -> "9".repeat(times) + any(List.of("", " x", ".5", "e" + times));
                    default -> "x".repeat(times);
                };
        return plain(Origin.DEEP, random.nextInt(3) == 0 ? mutation.text(equation) : equation);
    }

    private static Case plain(Origin origin, String equation) {
        return Case.of(origin, Declaration.of("", equation, PARAMETERS));
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
