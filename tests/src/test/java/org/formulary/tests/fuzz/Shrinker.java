package org.formulary.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.tests.fuzz.Declaration.Example;
import org.formulary.tests.fuzz.Declaration.Variable;

/** Makes a failing case as small as it can be while it fails in the same way. */
final class Shrinker {

    /** Smaller cases that are tried in one compilation. */
    private static final int AT_ONCE = 25;

    /** Compilations; enough for what authors write, and soon over for what is long. */
    private static final int TRIES = 40;

    /** Into at most about so many parts is a text cut at once. */
    private static final int PARTS = 128;

    private final MemoryCompiler compiler;
    private Failure smallest;
    private int tries;

    private Shrinker(MemoryCompiler compiler, Failure failure) {
        this.compiler = compiler;
        this.smallest = failure;
    }

    /** The same failure of a smaller case, if there is one. */
    static Failure shrink(Failure failure, MemoryCompiler compiler) {
        Shrinker shrinker = new Shrinker(compiler, failure);
        while (shrinker.step()) {
            // Each step has made it smaller.
        }
        return shrinker.smallest;
    }

    /** Whether a smaller case fails as well. */
    private boolean step() {
        List<Case> candidates = smaller(smallest.failing()).toList();
        for (int from = 0; from < candidates.size() && tries < TRIES; from += AT_ONCE) {
            tries++;
            List<Case> some = candidates.subList(from, Math.min(candidates.size(), from + AT_ONCE));
            Optional<Failure> smaller = Batch.judge(some, compiler, new Watch(), Batch.EACH).stream()
                    .flatMap(verdict -> verdict.failure().stream())
                    .filter(failure -> failure.kind() == smallest.kind())
                    .findFirst();
            if (smaller.isPresent()) {
                smallest = smaller.get();
                return true;
            }
        }
        return false;
    }

    private static Stream<Case> smaller(Case failing) {
        Stream<Case> fewerSymbols =
                without(failing.glossary()).map(glossary -> new Case(failing.origin(), glossary, failing.formulas()));
        // Formulas are named by place: only the last can go.
        Stream<Case> fewerFormulas = failing.formulas().size() > 1
                ? Stream.of(new Case(
                        failing.origin(),
                        failing.glossary(),
                        failing.formulas().subList(0, failing.formulas().size() - 1)))
                : Stream.empty();
        Stream<Case> smallerFormulas = replaced(failing.formulas(), Shrinker::smaller)
                .map(formulas -> new Case(failing.origin(), failing.glossary(), formulas));
        return Stream.of(fewerFormulas, fewerSymbols, smallerFormulas).flatMap(cases -> cases);
    }

    private static Stream<Declaration> smaller(Declaration formula) {
        return Stream.of(
                        without(formula.laws()).map(formula::withLaws),
                        without(formula.examples()).map(formula::withExamples),
                        emptied(formula.computeAs(), formula::withComputeAs),
                        without(formula.components()).map(formula::withComponents),
                        texts(formula.equation()).map(formula::withEquation),
                        without(formula.parameters()).map(formula::withParameters),
                        replaced(formula.parameters(), Shrinker::plainer).map(formula::withParameters),
                        emptied(formula.unit(), formula::withUnit),
                        replaced(formula.laws(), Shrinker::texts).map(formula::withLaws),
                        replaced(formula.examples(), Shrinker::shorter).map(formula::withExamples),
                        texts(formula.computeAs()).map(formula::withComputeAs))
                .flatMap(formulas -> formulas);
    }

    private static Stream<Variable> plainer(Variable variable) {
        return Stream.concat(
                emptied(
                        variable.domain(),
                        text -> new Variable(variable.symbol(), variable.type(), variable.unit(), text)),
                emptied(
                        variable.unit(),
                        text -> new Variable(variable.symbol(), variable.type(), text, variable.domain())));
    }

    private static Stream<Example> shorter(Example example) {
        return Stream.concat(
                texts(example.given()).map(text -> new Example(text, example.then())),
                texts(example.then()).map(text -> new Example(example.given(), text)));
    }

    private static <T> Stream<T> emptied(String text, Function<String, T> with) {
        return text.isEmpty() ? Stream.empty() : Stream.of(with.apply(""));
    }

    /** The text with an operand for a bracket that holds it, and without some words: many at first, then fewer. */
    private static Stream<String> texts(String text) {
        List<String> words = Words.of(text);
        List<String> texts = new ArrayList<>();
        // Of a long text, single words would be too many texts to hold.
        int least = Math.max(1, words.size() / PARTS);
        for (int length = words.size() / 2; length >= least; length /= 2) {
            for (int from = 0; from + length <= words.size(); from += length) {
                texts.add(Words.replace(words, from, from + length, ""));
            }
        }
        for (int from = 0; from < words.size(); from++) {
            int end = Words.end(words, from);
            if (end > from + 1 && end - from >= least) {
                texts.add(Words.replace(words, from, end, "1"));
                texts.add(Words.replace(words, from, end, String.join("", words.subList(from + 1, end - 1))));
            }
        }
        return texts.stream();
    }

    private static <T> Stream<List<T>> without(List<T> items) {
        return IntStream.range(0, items.size()).mapToObj(index -> {
            List<T> fewer = new ArrayList<>(items);
            fewer.remove(index);
            return List.copyOf(fewer);
        });
    }

    private static <T> Stream<List<T>> replaced(List<T> items, Function<T, Stream<T>> smaller) {
        return IntStream.range(0, items.size())
                .boxed()
                .flatMap(index -> smaller.apply(items.get(index)).map(item -> {
                    List<T> changed = new ArrayList<>(items);
                    changed.set(index, item);
                    return List.copyOf(changed);
                }));
    }
}
