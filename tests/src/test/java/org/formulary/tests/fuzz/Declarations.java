package org.formulary.tests.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;
import org.formulary.tests.fuzz.Declaration.Origin;
import org.formulary.tests.fuzz.Declaration.Variable;

/** An endless stream of declarations, the same for the same source of randomness. */
final class Declarations {

    private static final List<Variable> PARAMETERS = List.of(
            new Variable("x", "double", "", ""),
            new Variable("n", "long", "", "n >= 1"),
            new Variable("alpha", "double", "s", "alpha >= 0"));

    private final RandomGenerator random;
    private final List<Declaration> corpus = Corpus.declarations();
    private final Mutation mutation;
    private final Grammar grammar;

    Declarations(RandomGenerator random) {
        this.random = random;
        this.mutation = new Mutation(random, corpus);
        this.grammar = new Grammar(random);
    }

    Declaration next() {
        int kind = random.nextInt(100);
        if (kind < 45) {
            return grammar.declaration();
        }
        if (kind < 50) {
            return any(corpus);
        }
        if (kind < 70) {
            return mutation.mutate(any(corpus));
        }
        if (kind < 82) {
            return mutation.mutate(grammar.declaration());
        }
        return kind < 94 ? plain(Origin.WORDS, "y = " + words()) : plain(Origin.GARBAGE, garbage());
    }

    private String words() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= random.nextInt(10); i++) {
            text.append(any(Mutation.WORDS)).append(random.nextInt(3) == 0 ? "" : " ");
        }
        return text.toString();
    }

    private String garbage() {
        StringBuilder text = new StringBuilder(random.nextBoolean() ? "y = " : "");
        for (int i = 0; i < random.nextInt(40); i++) {
            text.append(mutation.character());
        }
        return text.toString();
    }

    private static Declaration plain(Origin origin, String equation) {
        return new Declaration(origin, "double", "", equation, PARAMETERS, List.of(), List.of(), "");
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
