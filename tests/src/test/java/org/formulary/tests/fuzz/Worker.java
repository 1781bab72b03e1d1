package org.formulary.tests.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** Tries batches of a slice one after the other; a thread of its own, so that one that hangs can be left behind. */
final class Worker extends Thread {

    private static final int BATCH = 400;

    /** Failures after which there is no point in going on. */
    private static final int ENOUGH = 20;

    /** A batch that has kept its thread busy for so long has a case that never ends: others take a hundredth of that. */
    private static final double HANGS = 300;

    /** Failures as they are found, before they are made small. */
    private static final Path FAILURES = Path.of("target", "fuzz-failures.txt");

    private final Slice slice;
    private final AtomicLong next;
    private final Tally tally;
    private volatile long batch;
    private volatile double began;
    private volatile Throwable thrown;

    Worker(Slice slice, AtomicLong next, Tally tally) {
        super("fuzz");
        setDaemon(true);
        this.slice = slice;
        this.next = next;
        this.tally = tally;
    }

    @Override
    public void run() {
        try (MemoryCompiler compiler = new MemoryCompiler()) {
            for (batch = next.getAndAdd(BATCH);
                    batch < slice.size() && tally.failures().size() < ENOUGH;
                    batch = next.getAndAdd(BATCH)) {
                began = seconds();
                judge(compiler);
            }
        } catch (RuntimeException | Error e) {
            thrown = e;
        }
    }

    private void judge(MemoryCompiler compiler) {
        List<Case> cases = new ArrayList<>();
        for (long number = batch; number < Math.min(slice.size(), batch + BATCH); number++) {
            cases.add(slice.draw(number));
        }
        List<Verdict> verdicts = Batch.judge(cases, compiler, new Watch(), Batch.FOURTH);
        for (int i = 0; i < cases.size(); i++) {
            String place = "case " + (batch + i) + " of seed " + slice.seed() + ": ";
            Verdict verdict = verdicts.get(i);
            tally.count(cases.get(i).origin(), verdict, verdict.failure().map(failure -> {
                write(place + failure);
                return place + Shrinker.shrink(failure, compiler);
            }));
        }
    }

    /** At once: a campaign takes hours. */
    private static void write(String failure) {
        try {
            Files.createDirectories(FAILURES.getParent());
            Files.writeString(FAILURES, failure + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private double seconds() {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(getId()) / 1e9;
    }

    /** What is wrong with the worker itself, if anything. */
    Optional<String> trouble() {
        String cases = "cases from " + batch + " of seed " + slice.seed();
        if (thrown != null) {
            return Optional.of(cases + " end in " + thrown + " at " + frames(thrown.getStackTrace()));
        }
        return isAlive() && seconds() - began > HANGS
                ? Optional.of(cases + " never end; the processor is at " + frames(getStackTrace()))
                : Optional.empty();
    }

    private static String frames(StackTraceElement... trace) {
        return Arrays.stream(trace).map(StackTraceElement::toString).collect(Collectors.joining("\n"));
    }
}
