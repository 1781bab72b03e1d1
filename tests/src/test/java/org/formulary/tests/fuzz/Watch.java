package org.formulary.tests.fuzz;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Times the processor by the files that it writes, one set after the other: time of the thread, so that a busy machine
 * blames nobody.
 */
final class Watch {

    /** No declaration may take longer. */
    private static final double SECONDS = 1;

    private static final Pattern FILE =
            Pattern.compile("(?:META-INF/formulary/fuzz\\.s|p/S)(\\d+)(?:\\.json|FormulasTest\\.java)");

    private final Map<Integer, Double> seconds = new TreeMap<>();
    private double began;
    private double marked;
    private double ended;

    /** What the work brings. */
    <T> T timed(Supplier<T> work) {
        began = now();
        marked = began;
        T result = work.get();
        ended = now();
        return result;
    }

    /** Hears of each file. */
    void passed(String path) {
        Matcher file = FILE.matcher(path);
        if (file.matches()) {
            double now = now();
            seconds.merge(Integer.parseInt(file.group(1)), now - marked, Double::sum);
            marked = now;
        }
    }

    /** Of so many sets those that may have taken too long; where one has, all that write no file may be meant. */
    List<Integer> late(int sets) {
        return seconds.values().stream().noneMatch(taken -> taken > SECONDS) && seconds() - sum() < SECONDS
                ? List.of()
                : IntStream.range(0, sets)
                        .filter(set -> seconds.getOrDefault(set, 2 * SECONDS) > SECONDS)
                        .boxed()
                        .toList();
    }

    private double sum() {
        return seconds.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Whether the work has taken longer than so many declarations may. */
    boolean isLate(int declarations) {
        return seconds() > declarations * SECONDS;
    }

    /** What the work took. */
    double seconds() {
        return ended - began;
    }

    private static double now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
