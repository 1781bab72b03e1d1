package org.formulary.tests.fuzz;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The first cases of a seed. Each is drawn by itself, so that its number and the seed are enough to have it again.
 *
 * @param seed the seed
 * @param size how many
 */
record Slice(long seed, long size) {

    /** Cases of one seed that never meet those of the next. */
    private static final long APART = 1_000_003;

    private static final int WORKERS =
            Integer.getInteger("fuzz.workers", Runtime.getRuntime().availableProcessors());

    private static final int LOOKS_EACH_MILLISECONDS = 1_000;

    /** One of the cases. */
    Case draw(long number) {
        return new Cases(new SplittableRandom(seed * APART + number)).next();
    }

    /**
     * Tries all.
     *
     * @throws AssertionError if one never ends
     */
    Tally run() throws InterruptedException {
        Tally tally = new Tally();
        AtomicLong next = new AtomicLong();
        List<Worker> workers = Stream.generate(() -> new Worker(this, next, tally))
                .limit(WORKERS)
                .toList();
        workers.forEach(Worker::start);
        while (workers.stream().anyMatch(Worker::isAlive)) {
            for (Worker worker : workers) {
                worker.join(LOOKS_EACH_MILLISECONDS);
            }
            workers.stream()
                    .flatMap(worker -> worker.trouble().stream())
                    .findFirst()
                    .ifPresent(trouble -> {
                        throw new AssertionError(trouble);
                    });
        }
        return tally;
    }
}
