package org.formulary.tests.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.read.CatalogueReader;

/** Some declarations, spread over several sets of one compilation, and what became of each. */
final class Batch {

    static final int PER_SET = 25;

    /** Thread time beyond which a batch is searched for a declaration that takes too long: this, and so much for each. */
    private static final double PATIENCE = 1;

    private static final double PATIENCE_EACH = 0.01;

    /** The compiler shows a hundred messages of a kind unless told otherwise. */
    private static final String ALL = "1000000";

    private static final Pattern CODE = Pattern.compile("\\[([a-z]+)\\]");

    private final List<Declaration> declarations;
    private final Path folder;
    private final List<Integer> starts = new ArrayList<>();
    private final Map<Integer, Set<String>> codes = new LinkedHashMap<>();
    private final Tally tally;

    private Batch(List<Declaration> declarations, Path folder, Tally tally) {
        this.declarations = declarations;
        this.folder = folder;
        this.tally = tally;
    }

    /** Tries the declarations; the folder is empty before and after. */
    static void run(List<Declaration> declarations, Path folder, Tally tally) {
        Batch batch = new Batch(declarations, folder, tally);
        try {
            batch.run();
        } finally {
            delete(folder);
        }
    }

    private void run() {
        double before = seconds();
        Compilation compilation = process();
        if (seconds() - before > PATIENCE + PATIENCE_EACH * declarations.size()) {
            blameTime();
        }
        Set<Integer> accepted = accepted(compilation);
        for (int i = 0; i < declarations.size(); i++) {
            Set<String> found = codes.getOrDefault(i, Set.of());
            Declaration declaration = declarations.get(i);
            if (found.contains("internal") || found.contains("javac")) {
                tally.failure(declaration, "the processor fails: " + compilation.log());
            } else if (!accepted.contains(i) && found.isEmpty()) {
                tally.failure(declaration, "neither accepted nor refused");
            } else {
                tally.count(
                        declaration,
                        accepted.contains(i) ? "accepted" : found.iterator().next());
            }
        }
        evaluate(compilation, accepted);
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    /** The declaration that takes the time, by halves. */
    private void blameTime() {
        if (declarations.size() == 1) {
            tally.failure(declarations.get(0), "takes more than a second");
            return;
        }
        int half = declarations.size() / 2;
        for (List<Declaration> part :
                List.of(declarations.subList(0, half), declarations.subList(half, declarations.size()))) {
            Batch batch = new Batch(part, folder.resolve("half"), tally);
            double before = seconds();
            batch.process();
            boolean slow = seconds() - before > PATIENCE + PATIENCE_EACH * part.size();
            delete(folder.resolve("half"));
            if (slow) {
                batch.blameTime();
            }
        }
    }

    private int sets() {
        return (declarations.size() + PER_SET - 1) / PER_SET;
    }

    private Compilation process() {
        Compilation.Request request =
                Compilation.in(folder.resolve("processed")).options("-Xmaxerrs", ALL, "-Xmaxwarns", ALL);
        sources().forEach(request::source);
        Compilation compilation = request.compile();
        compilation.diagnostics().forEach(this::note);
        return compilation;
    }

    private Map<String, String> sources() {
        Map<String, String> sources = new LinkedHashMap<>();
        starts.clear();
        for (int set = 0; set < sets(); set++) {
            StringBuilder source = new StringBuilder("""
                    package p;

                    import org.formulary.annotation.*;

                    /** Drawn. */
                    @FormulaSet(id = "fuzz.s%1$d")
                    public interface S%1$d {
                    """.formatted(set));
            for (int i = set * PER_SET; i < Math.min(declarations.size(), (set + 1) * PER_SET); i++) {
                starts.add((int) source.chars().filter(c -> c == '\n').count() + 1);
                source.append(declarations.get(i).source("f" + i)).append('\n');
            }
            sources.put("p/S" + set + ".java", source.append("}\n").toString());
        }
        sources.put("p/Properties.java", """
                package p;

                import org.formulary.annotation.*;

                /** Tests. */
                @FormulaTests({%s})
                final class Properties {}
                """.formatted(
                IntStream.range(0, sets()).mapToObj(set -> "S" + set + ".class").collect(Collectors.joining(", "))));
        return sources;
    }

    /** Files an error under the declaration whose lines it is on; what has no place is taken for a failure of the first. */
    private void note(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getKind() != Diagnostic.Kind.ERROR) {
            return;
        }
        String message = diagnostic.getMessage(null);
        if (message.startsWith("warnings found")) {
            return;
        }
        Matcher code = CODE.matcher(message);
        codes.computeIfAbsent(declarationAt(diagnostic), i -> new TreeSet<>())
                .add(code.lookingAt() ? code.group(1) : "javac");
    }

    private int declarationAt(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getSource() == null) {
            return 0;
        }
        Matcher file =
                Pattern.compile("S(\\d+)\\.java").matcher(diagnostic.getSource().getName());
        if (!file.find()) {
            return 0;
        }
        int first = Integer.parseInt(file.group(1)) * PER_SET;
        int found = first;
        for (int i = first; i < Math.min(first + PER_SET, declarations.size()); i++) {
            if (starts.get(i) <= diagnostic.getLineNumber()) {
                found = i;
            }
        }
        return found;
    }

    private Set<Integer> accepted(Compilation compilation) {
        Set<Integer> accepted = new TreeSet<>();
        compilation.generated().forEach((path, bytes) -> {
            if (path.endsWith(".json")) {
                CatalogueReader.read("p.S", new String(bytes, StandardCharsets.UTF_8)).formulas().stream()
                        .map(CheckedFormula::method)
                        .forEach(method -> accepted.add(Integer.parseInt(method.substring(1))));
            }
        });
        return accepted;
    }

    /** Compiles what was generated, formulas and tests, and runs the tests. */
    private void evaluate(Compilation processed, Set<Integer> accepted) {
        Compilation.Request request = Compilation.in(folder.resolve("compiled")).options("-nowarn");
        sources().forEach(request::source);
        processed.generated().forEach((path, bytes) -> {
            if (path.endsWith(".java")) {
                request.source(path, new String(bytes, StandardCharsets.UTF_8));
            }
        });
        Compilation compiled = request.compile(List.of());
        if (!compiled.success()) {
            if (declarations.size() == 1) {
                tally.failure(declarations.get(0), "what is generated does not compile: " + compiled.log());
                return;
            }
            // Each by itself, so that one is to blame and the others are evaluated; all were counted.
            for (int i : accepted) {
                Batch.run(List.of(declarations.get(i)), folder.resolve("single"), tally.withoutCounts());
            }
            return;
        }
        new GeneratedTests(compiled, tally).run(accepted, declarations);
    }

    private static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
