package org.formulary.tests.mutants;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;

/** Every mutant of every subject before the jury. */
final class Campaign {

    /** One mutant and what became of it. */
    record Result(Subject subject, Mutant mutant, Jury.Verdict verdict) {}

    private Campaign() {}

    static List<Result> run(List<Subject> subjects, Path authored) throws InterruptedException, ExecutionException {
        ScheduledExecutorService watch = Executors.newScheduledThreadPool(1);
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Callable<List<Result>>> tasks = subjects.stream()
                    .map(subject -> (Callable<List<Result>>) () -> run(subject, authored, watch))
                    .toList();
            List<Result> results = new ArrayList<>();
            for (Future<List<Result>> future : workers.invokeAll(tasks)) {
                results.addAll(future.get());
            }
            return results;
        } finally {
            workers.shutdown();
            watch.shutdown();
        }
    }

    static List<Mutant> mutants(Subject subject) {
        return Stream.of(
                        JavaMutants.of(subject),
                        LatexMethodMutants.of(subject),
                        MathmlMutants.of(subject),
                        PrefixMutants.of(subject))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Result> run(Subject subject, Path authored, ScheduledExecutorService watch) {
        try (Jury jury = new Jury(authored, watch)) {
            Map<String, byte[]> right = jury.classes(subject);
            if (jury.fails(subject, new MemoryLoader(subject.classes(), right), "all")) {
                throw new AssertionError("the tests fail as they were generated: " + subject.name(), jury.lastFailure());
            }
            long start = System.nanoTime();
            List<Result> r = mutants(subject).stream()
                    .map(mutant -> new Result(subject, mutant, jury.judge(subject, right, mutant)))
                    .toList();
            System.out.println(subject.name() + " " + r.size() + " " + (System.nanoTime() - start) / 1000000 + " ms");
            return r;
        }
    }
}
