package org.formulary.tests.cost;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a formula costs with all checks on, over plain javac of the same sources and those generated from them, beside what
 * a value class costs with AutoValue and Immutables, and beside what the compiler takes for files given to it by a processor
 * that does nothing else. Each run is a process of its own and counts with all its threads, from the start of the virtual
 * machine to its end; the subjects take turns, and medians are compared.
 *
 * <p>{@code mvn -P cost verify} repeats it and writes {@code tests/target/cost.md}.
 */
@Tag("campaign")
@Tag("cost")
class CostTest {

    private static final List<Integer> SIZES = List.of(100, 1_000, 10_000);
    private static final int REPETITIONS = 3;

    /** Milliseconds of processor time for a formula, in a compilation of the last size. */
    private static final double MOST = 2;

    @TempDir
    Path folder;

    @Test
    void aFormulaOfVeryManyCostsNoMoreThanTwoMilliseconds() throws Exception {
        StringBuilder table = new StringBuilder("""
                | elements | processor | CPU s with it | CPU s without | ms an element | of these for its files alone |
                |---:|---|---:|---:|---:|---:|
                """);
        double cost = 0;
        for (int size : SIZES) {
            Map<Subject, Costs> costs = measure(size);
            cost = costs.get(Subject.FORMULARY).milliseconds();
            costs.forEach((subject, measured) -> table.append(measured.row(subject, size)));
            // What is known so far is kept, should a longer run be stopped.
            Files.writeString(Path.of("target", "cost.md"), table);
        }
        double last = cost;
        assertTrue(last <= MOST, () -> last + " ms a formula\n" + table);
    }

    private Map<Subject, Costs> measure(int size) throws Exception {
        Map<Subject, Workload> workloads = new EnumMap<>(Subject.class);
        Map<Subject, Costs> costs = new EnumMap<>(Subject.class);
        for (Subject subject : Subject.values()) {
            workloads.put(subject, new Workload(subject, size, folder.resolve(subject.name() + size)));
            costs.put(subject, new Costs(size));
        }
        for (int i = 0; i < REPETITIONS; i++) {
            for (Subject subject : Subject.values()) {
                costs.get(subject).measure(workloads.get(subject));
            }
        }
        return costs;
    }

    /** CPU seconds of each run. */
    private static final class Costs {

        private final int elements;
        private final List<Double> processed = new ArrayList<>();
        private final List<Double> copied = new ArrayList<>();
        private final List<Double> plain = new ArrayList<>();

        Costs(int elements) {
            this.elements = elements;
        }

        void measure(Workload workload) throws Exception {
            processed.add(workload.processed());
            copied.add(workload.copied());
            plain.add(workload.plain());
        }

        String row(Subject subject, int size) {
            return String.format(
                    Locale.ROOT,
                    "| %d | %s | %.1f | %.1f | %.2f | %.2f |\n",
                    size,
                    subject.title(),
                    median(processed),
                    median(plain),
                    milliseconds(),
                    overPlain(copied));
        }

        double milliseconds() {
            return overPlain(processed);
        }

        private double overPlain(List<Double> seconds) {
            return (median(seconds) - median(plain)) * 1_000 / elements;
        }

        private static double median(List<Double> seconds) {
            return seconds.stream()
                    .sorted()
                    .skip(seconds.size() / 2)
                    .findFirst()
                    .orElseThrow();
        }
    }
}
