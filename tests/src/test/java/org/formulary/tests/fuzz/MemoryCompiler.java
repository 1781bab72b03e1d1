package org.formulary.tests.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.apiguardian.api.API;
import org.formulary.quantity.Quantity;
import org.junit.jupiter.api.Test;

/** Compiles from and to memory, again and again; for one thread. */
final class MemoryCompiler implements AutoCloseable {

    /**
     * What came of a compilation.
     *
     * @param success whether there was no error
     * @param diagnostics all messages, in order
     * @param sources generated sources by path
     * @param resources generated resources by path
     * @param classes compiled classes by name
     * @param crash what the compiler itself threw, if it did
     */
    record Result(
            boolean success,
            List<Diagnostic<? extends JavaFileObject>> diagnostics,
            Map<String, String> sources,
            Map<String, String> resources,
            Map<String, byte[]> classes,
            Optional<String> crash) {

        /** All messages, for the text of a failure. */
        String log() {
            StringBuilder log = new StringBuilder(crash.orElse(""));
            diagnostics.forEach(diagnostic -> log.append(diagnostic).append('\n'));
            return log.toString();
        }
    }

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files =
            compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

    /** A compiler whose class path is what declarations and generated sources name. */
    MemoryCompiler() {
        try {
            files.setLocationFromPaths(
                    StandardLocation.CLASS_PATH,
                    Stream.of(Quantity.class, Test.class, API.class)
                            .map(MemoryCompiler::location)
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Compiles sources.
     *
     * @param sources texts by path
     * @param processors what looks at their annotations
     * @param onFile hears the path of each file before it is written
     */
    Result compile(
            Map<String, String> sources,
            List<? extends Processor> processors,
            Consumer<String> onFile,
            String... options) {
        Memory memory = new Memory(files, onFile);
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<Text> inputs = new ArrayList<>();
        sources.forEach((path, text) -> inputs.add(new Text(path, text)));
        JavaCompiler.CompilationTask task = compiler.getTask(null, memory, diagnostics, List.of(options), null, inputs);
        task.setProcessors(processors);
        boolean success = false;
        Optional<String> crash = Optional.empty();
        try {
            success = task.call();
        } catch (RuntimeException | StackOverflowError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            crash = Optional.of(trace.toString());
        }
        return new Result(
                success,
                diagnostics.getDiagnostics(),
                memory.texts(JavaFileObject.Kind.SOURCE),
                memory.texts(JavaFileObject.Kind.OTHER),
                memory.classes(),
                crash);
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String path, String text) {
            super(URI.create("memory:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Written extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Written(String path, Kind kind) {
            super(URI.create("memory:///" + path), kind);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes.toByteArray());
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }

    /** Keeps what is written. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Consumer<String> onFile;
        private final Map<String, Written> written = new LinkedHashMap<>();

        Memory(JavaFileManager files, Consumer<String> onFile) {
            super(files);
            this.onFile = onFile;
        }

        private Written write(String path, JavaFileObject.Kind kind) {
            onFile.accept(path);
            return written.computeIfAbsent(path, p -> new Written(p, kind));
        }

        Map<String, String> texts(JavaFileObject.Kind kind) {
            Map<String, String> texts = new TreeMap<>();
            written.forEach((path, file) -> {
                if (file.getKind() == kind) {
                    texts.put(path, file.getCharContent(true).toString());
                }
            });
            return texts;
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            written.forEach((path, file) -> {
                if (file.getKind() == JavaFileObject.Kind.CLASS) {
                    String name = path.substring(0, path.length() - JavaFileObject.Kind.CLASS.extension.length());
                    classes.put(name.replace('/', '.'), file.bytes.toByteArray());
                }
            });
            return classes;
        }

        @Override
        public boolean hasLocation(Location location) {
            return location == StandardLocation.CLASS_OUTPUT || super.hasLocation(location);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return write(className.replace('.', '/') + kind.extension, kind);
        }

        @Override
        public FileObject getFileForOutput(
                Location location, String packageName, String relativeName, FileObject sibling) {
            return write(
                    packageName.isEmpty() ? relativeName : packageName.replace('.', '/') + "/" + relativeName,
                    JavaFileObject.Kind.OTHER);
        }

        @Override
        public FileObject getFileForInput(Location location, String packageName, String relativeName)
                throws IOException {
            if (location == StandardLocation.CLASS_OUTPUT) {
                throw new FileNotFoundException(relativeName);
            }
            return super.getFileForInput(location, packageName, relativeName);
        }
    }
}
