package org.formulary.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random and mutated declarations through the whole processor. Whatever it accepts compiles and agrees with the exact
 * evaluator; whatever it refuses, it refuses with a message and within a second; it never fails.
 *
 * <p>{@code mvn -P fuzz verify} tries a million, or {@code -Dfuzz.texts=…} of them, from {@code -Dfuzz.seed=…} on, and
 * writes {@code tests/target/fuzz.md}.
 */
class FuzzTest {

    private static final long SEED = Long.getLong("fuzz.seed", 20_261_130L);
    private static final int BATCH = 200;
    private static final int FEW = 2_000;
    private static final long MANY = Long.getLong("fuzz.texts", 1_000_000);

    /** After so many seconds a batch hangs, however busy the machine is. */
    private static final int HANGS = 900;

    /** Failures after which there is no point in going on. */
    private static final int ENOUGH = 40;

    private static final String POINTS = "formulary.points";

    @TempDir
    Path folder;

    @BeforeAll
    static void fewPointsForEach() {
        System.setProperty(POINTS, "25");
    }

    @AfterAll
    static void allPointsAgain() {
        System.clearProperty(POINTS);
    }

    @Test
    @Tag("campaign")
    @Tag("fuzz")
    void someDeclarationsAreJudgedRightly() throws Exception {
        Tally tally = fuzz(FEW);
        assertEquals(List.of(), tally.failures(), () -> "seed " + SEED);
        assertTrue(tally.accepted() > FEW / 4, tally.table());
    }

    @Test
    @Tag("campaign")
    @Tag("fuzz")
    void aMillionDeclarationsAreJudgedRightly() throws Exception {
        Tally tally = fuzz(MANY);
        String table = "Seed " + SEED + ", " + tally.total() + " declarations.\n\n" + tally.table();
        Files.writeString(Path.of("target", "fuzz.md"), table);
        Files.write(Path.of("target", "fuzz-failures.txt"), tally.failures());
        assertEquals(List.of(), tally.failures(), table);
        assertTrue(tally.total() >= MANY, table);
    }

    private Tally fuzz(long texts) throws Exception {
        Tally tally = new Tally();
        long batches = (texts + BATCH - 1) / BATCH;
        AtomicLong next = new AtomicLong();
        int workers = Runtime.getRuntime().availableProcessors();
        ExecutorService executor = Executors.newFixedThreadPool(workers);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < workers; i++) {
                Path own = folder.resolve("worker" + i);
                running.add(executor.submit(() -> {
                    for (long batch = next.getAndIncrement();
                            batch < batches && tally.failures().size() < ENOUGH;
                            batch = next.getAndIncrement()) {
                        run(batch, own, tally);
                    }
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } finally {
            executor.shutdownNow();
        }
        return tally;
    }

    /** One batch in a thread that is watched. */
    private static void run(long number, Path folder, Tally tally) throws Exception {
        Declarations declarations = new Declarations(new SplittableRandom(SEED + number));
        List<Declaration> batch =
                Stream.generate(declarations::next).limit(BATCH).toList();
        ExecutorService watched = Executors.newSingleThreadExecutor();
        Future<?> work = watched.submit(() -> Batch.run(batch, folder, tally));
        try {
            work.get(HANGS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new AssertionError(
                    "batch " + number + " of seed " + SEED + " hangs: " + Thread.getAllStackTraces(), e);
        } finally {
            watched.shutdownNow();
        }
    }
}
