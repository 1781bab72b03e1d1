package org.formulary.tests.misprints;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.formulary.processor.Compilation;
import org.formulary.processor.FormulaProcessor;

/** The shipped formulas, and a set of formulas in which everything occurs that is printed. */
final class Corpus {

    private static final String PROSE = "assumptions = \"Some.\", excludes = \"Much.\", derivation = \"Obvious.\"";

    private static final Path SHIPPED = Path.of("..", "formulas", "src", "main");
    private static final String COMMUNICATION = "org/formulary/mlsys/communication/Communication.java";

    private static final List<String> SETS = List.of("physics.communication", "test.corpus");

    private final Compilation compilation;
    private final CheckingProcessor checked;
    private final Path folder;

    private Corpus(Compilation compilation, CheckingProcessor checked, Path folder) {
        this.compilation = compilation;
        this.checked = checked;
        this.folder = folder;
    }

    /** Compiles both sets in a folder. */
    static Corpus in(Path folder) throws IOException {
        CheckingProcessor checking = new CheckingProcessor();
        Compilation compilation = Compilation.in(folder)
                .source(COMMUNICATION, Files.readString(SHIPPED.resolve("java").resolve(COMMUNICATION)))
                .source("corpus/Corpus.java", resource("Corpus.java.txt").replace("PROSE", PROSE))
                .options("-Aformulary.resources=" + SHIPPED.resolve("resources").toAbsolutePath())
                .passingWarnings()
                .compile(List.of(checking, new FormulaProcessor()));
        if (!compilation.success()) {
            throw new AssertionError(compilation.log());
        }
        return new Corpus(compilation, checking, folder);
    }

    /** The formulas of both sets. */
    List<Subject> subjects() {
        ClassLoader loader = compilation.loader();
        return SETS.stream()
                .map(checked::set)
                .flatMap(set -> set.formulas().stream().map(formula -> Subject.of(set, formula, loader)))
                .toList();
    }

    /** The catalogues of both sets. */
    List<String> catalogues() {
        return SETS.stream()
                .map(set -> compilation.generated("META-INF/formulary/" + set + ".json"))
                .toList();
    }

    /** Where the compiler finds what the authors wrote. */
    Path classes() {
        return folder.resolve("classes");
    }

    static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(Corpus.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
