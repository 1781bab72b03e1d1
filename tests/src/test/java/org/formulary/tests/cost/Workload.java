package org.formulary.tests.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The sources of a subject on disk: what the author wrote, and what its processor made of that. */
final class Workload {

    private final Subject subject;
    private final Path folder;

    /** Writes the author's sources. */
    Workload(Subject subject, int elements, Path folder) throws IOException {
        this.subject = subject;
        this.folder = folder;
        for (Map.Entry<String, String> file : subject.sources(elements).entrySet()) {
            Path path = folder.resolve("sources").resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    /** CPU seconds of a compilation with the processor. */
    double processed() throws IOException, InterruptedException {
        Path generated = empty("generated");
        return run(
                List.of(folder.resolve("sources")),
                List.of("-processor", subject.processor(), "-s", generated.toString()));
    }

    /** CPU seconds of a compilation with a processor that only writes the same files. */
    double copied() throws IOException, InterruptedException {
        Path copies = empty("copies");
        return run(
                List.of(folder.resolve("sources")),
                List.of(
                        "-processor",
                        CopyingProcessor.class.getName(),
                        "-s",
                        copies.toString(),
                        "-A" + CopyingProcessor.FROM + "=" + folder.resolve("generated")));
    }

    /** CPU seconds of plain javac over the same sources and those that the processor wrote. */
    double plain() throws IOException, InterruptedException {
        return run(List.of(folder.resolve("sources"), folder.resolve("generated")), List.of("-proc:none"));
    }

    /** A folder with nothing in it, so that each run has the same to do. */
    private Path empty(String name) throws IOException {
        Path empty = Files.createDirectories(folder.resolve(name));
        List<Path> old;
        try (Stream<Path> files = Files.walk(empty)) {
            old = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : old) {
            Files.delete(file);
        }
        return Files.createDirectories(empty);
    }

    private double run(List<Path> roots, List<String> options) throws IOException, InterruptedException {
        Path arguments = folder.resolve("arguments");
        Path time = folder.resolve("time");
        Path log = folder.resolve("log");
        Path classes = empty("classes");
        List<String> lines = new ArrayList<>(options);
        lines.addAll(List.of("-nowarn", "-encoding", "UTF-8", "-d", classes.toString()));
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .sorted()
                        .map(Path::toString)
                        .forEach(lines::add);
            }
        }
        Files.write(arguments, lines);
        Files.deleteIfExists(time);
        String classPath = System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        MeasuredCompiler.class.getName(),
                        time.toString(),
                        "-cp",
                        classPath,
                        "@" + arguments)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new AssertionError(Files.readString(log));
        }
        return Long.parseLong(Files.readString(time)) / 1e9;
    }
}
