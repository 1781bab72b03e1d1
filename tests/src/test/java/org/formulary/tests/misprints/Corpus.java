package org.formulary.tests.misprints;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.formulary.mlsys.communication.Communication;
import org.formulary.processor.Compilation;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.read.CatalogueReader;

/** The shipped formulas, and a set of formulas in which everything occurs that is printed. */
final class Corpus {

    private static final String PROSE = "assumptions = \"Some.\", excludes = \"Much.\", derivation = \"Obvious.\"";

    private final Compilation compilation;
    private final Path folder;

    private Corpus(Compilation compilation, Path folder) {
        this.compilation = compilation;
        this.folder = folder;
    }

    /** Compiles the set in a folder. */
    static Corpus in(Path folder) {
        Compilation compilation = Compilation.in(folder)
                .source("corpus/Corpus.java", resource("Corpus.java.txt").replace("PROSE", PROSE))
                .passingWarnings()
                .compile();
        if (!compilation.success()) {
            throw new AssertionError(compilation.log());
        }
        return new Corpus(compilation, folder);
    }

    /** The formulas of both sets. */
    List<Subject> subjects() {
        CheckedSet shipped =
                CatalogueReader.read(Communication.class.getName(), catalogues().get(0));
        CheckedSet own = CatalogueReader.read("corpus.Corpus", catalogues().get(1));
        return Stream.concat(subjects(shipped, Corpus.class.getClassLoader()), subjects(own, compilation.loader()))
                .toList();
    }

    /** The catalogues of both sets. */
    List<String> catalogues() {
        return List.of(
                resource("/META-INF/formulary/physics.communication.json"),
                compilation.generated("META-INF/formulary/test.corpus.json"));
    }

    /** Where the compiler finds what the author of the corpus wrote. */
    Path classes() {
        return folder.resolve("classes");
    }

    private static Stream<Subject> subjects(CheckedSet set, ClassLoader loader) {
        return set.formulas().stream().map(formula -> Subject.of(set, formula, loader));
    }

    static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(Corpus.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
