package org.formulary.tests.cost;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Writes Java files that another processor wrote before, and thinks nothing. What it costs, the compiler takes for being
 * given files in the middle of its work, whoever gives them.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions(CopyingProcessor.FROM)
public final class CopyingProcessor extends AbstractProcessor {

    /** The option that names the folder of the files. */
    static final String FROM = "cost.from";

    private boolean done;

    /** For the compiler. */
    public CopyingProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!done) {
            done = true;
            Path folder = Path.of(processingEnv.getOptions().get(FROM));
            try {
                for (Path file : files(folder)) {
                    copy(folder, file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return false;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private void copy(Path folder, Path file) throws IOException {
        String path = folder.relativize(file).toString();
        String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
        try (OutputStream out = processingEnv.getFiler().createSourceFile(name).openOutputStream()) {
            Files.copy(file, out);
        }
    }
}
