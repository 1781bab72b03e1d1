package org.formulary.tests.misprints;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every mutant of every subject before the jury, and those that pass before another, which looks at many more points. */
final class Campaign implements AutoCloseable {

    /** A seed that no test of a default build draws its points from, and five times as many points as there. */
    private static final Map<String, String> OTHER_POINTS = Map.of("formulary.seed", "1", "formulary.points", "1000");

    /** One mutant and what became of it. */
    record Result(Subject subject, Mutant mutant, Verdict verdict) {

        boolean survived() {
            return verdict == Verdict.SURVIVED;
        }

        Result is(Verdict other) {
            return new Result(subject, mutant, other);
        }
    }

    private final Path authored;
    private final ScheduledExecutorService watch = Executors.newScheduledThreadPool(1);
    private final ExecutorService workers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());

    /**
     * A campaign.
     *
     * @param authored where the compiler finds what the authors of the subjects wrote
     */
    Campaign(Path authored) {
        this.authored = authored;
    }

    List<Result> run(List<Subject> subjects) throws InterruptedException, ExecutionException {
        List<Result> results = each(subjects, this::killed);
        results = each(bySubject(results), this::comparedWithTwin);
        Properties before = System.getProperties();
        Properties changed = new Properties();
        changed.putAll(before);
        changed.putAll(OTHER_POINTS);
        System.setProperties(changed);
        try {
            results = each(bySubject(results), this::readAgain);
        } finally {
            System.setProperties(before);
        }
        return results.stream()
                .map(result -> result.verdict() == Verdict.UNDECIDED ? result.is(Verdict.EQUIVALENT) : result)
                .toList();
    }

    private static List<List<Result>> bySubject(List<Result> results) {
        Map<Subject, List<Result>> bySubject = results.stream()
                .collect(Collectors.groupingBy(Result::subject, LinkedHashMap::new, Collectors.toList()));
        return List.copyOf(bySubject.values());
    }

    @FunctionalInterface
    private interface Step<T> {
        List<Result> take(T item, Jury jury);
    }

    private <T> List<Result> each(List<T> items, Step<T> step) throws InterruptedException, ExecutionException {
        List<Callable<List<Result>>> tasks = items.stream()
                .map(item -> (Callable<List<Result>>) () -> {
                    try (Jury jury = new Jury(authored, watch)) {
                        return step.take(item, jury);
                    }
                })
                .toList();
        List<Result> results = new ArrayList<>();
        for (Future<List<Result>> future : workers.invokeAll(tasks)) {
            results.addAll(future.get());
        }
        return results;
    }

    private static List<Mutant> mutants(Subject subject) {
        return Stream.of(
                        JavaMutants.of(subject),
                        LatexMethodMutants.of(subject),
                        MathmlMutants.of(subject),
                        SpokenMutants.of(subject),
                        PrefixMutants.of(subject))
                .flatMap(List::stream)
                .toList();
    }

    private List<Result> killed(Subject subject, Jury jury) {
        Map<String, byte[]> right = jury.classes(subject);
        if (jury.fails(subject, new MemoryLoader(subject.classes(), right), Jury.ALL)) {
            throw new AssertionError("the tests fail as they were generated: " + subject.name(), jury.lastFailure());
        }
        return mutants(subject).stream()
                .map(mutant -> new Result(subject, mutant, jury.judge(subject, right, mutant)))
                .toList();
    }

    /** Java that passed all tests is equivalent if nothing tells it apart; text is looked at again. */
    private List<Result> comparedWithTwin(List<Result> results, Jury jury) {
        Subject subject = results.get(0).subject();
        Map<String, byte[]> right = jury.classes(subject);
        return results.stream()
                .map(result -> {
                    if (!result.survived()) {
                        return result;
                    }
                    if (!result.mutant().target().equals("java")) {
                        return result.is(Verdict.UNDECIDED);
                    }
                    boolean alike = jury.areAlike(subject, right, result.mutant());
                    return alike ? result.is(Verdict.EQUIVALENT) : result;
                })
                .toList();
    }

    /** Text that the tests tell apart at other points did survive. */
    private List<Result> readAgain(List<Result> results, Jury jury) {
        Subject subject = results.get(0).subject();
        Map<String, byte[]> right = jury.classes(subject);
        return results.stream()
                .map(result -> result.verdict() == Verdict.UNDECIDED
                                && jury.judge(subject, right, result.mutant()) != Verdict.SURVIVED
                        ? result.is(Verdict.SURVIVED)
                        : result)
                .toList();
    }

    @Override
    public void close() {
        workers.shutdown();
        watch.shutdown();
    }
}
