package org.formulary.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Sources compiled with the processor in a folder of their own, and what came of it. */
public final class Compilation {

    private static final Pattern SOURCE_PLACE = Pattern.compile(", source \\d+:\\d+\\)");

    private final Path folder;
    private final boolean success;
    private final List<Diagnostic<? extends JavaFileObject>> diagnostics;

    private Compilation(Path folder, boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        this.folder = folder;
        this.success = success;
        this.diagnostics = diagnostics;
    }

    /** What is to be compiled, and how. */
    public static final class Request {

        private final Path folder;
        private final Map<String, String> sources = new LinkedHashMap<>();
        private final List<String> options = new ArrayList<>(List.of("-Xlint:all,-processing", "-Werror"));
        private final List<Path> classPath = new ArrayList<>();
        private JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

        private Request(Path folder) {
            this.folder = folder;
        }

        /** Warnings are no failure. */
        public Request passingWarnings() {
            options.remove("-Werror");
            return this;
        }

        /** Adds a source file, {@code a/b/C.java}. */
        public Request source(String path, String text) {
            sources.put(path, text);
            return this;
        }

        /** Adds a resource that the processor may find in the class output. */
        public Request resource(String path, String text) {
            write(folder.resolve("classes").resolve(path), text);
            return this;
        }

        /** Compiles against what another compilation made. */
        public Request after(Compilation other) {
            classPath.add(other.folder.resolve("classes"));
            return this;
        }

        /** Adds options of the compiler. */
        public Request options(String... more) {
            options.addAll(List.of(more));
            return this;
        }

        /** Compiles with the Eclipse compiler, whose warnings are another tool's business. */
        public Request eclipse() {
            compiler = new EclipseCompiler();
            options.clear();
            options.addAll(List.of("-17", "-warn:none"));
            return this;
        }

        /** Compiles with the processor. */
        public Compilation compile() {
            return compile(List.of(new FormulaProcessor()));
        }

        /** Compiles with those processors. */
        public Compilation compile(List<? extends Processor> processors) {
            sources.forEach((path, text) -> write(folder.resolve("sources").resolve(path), text));
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            try (StandardJavaFileManager files =
                    compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
                files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder("classes")));
                files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder("generated")));
                files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
                List<Path> inputs = sources.keySet().stream()
                        .map(path -> folder.resolve("sources").resolve(path))
                        .toList();
                JavaCompiler.CompilationTask task = compiler.getTask(
                        null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(inputs));
                task.setProcessors(processors);
                return new Compilation(folder, task.call(), diagnostics.getDiagnostics());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private List<Path> classPath() {
            List<Path> paths = new ArrayList<>(classPath);
            for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
                paths.add(Path.of(entry));
            }
            return paths;
        }

        private Path folder(String name) throws IOException {
            return Files.createDirectories(folder.resolve(name));
        }
    }

    /** Begins a compilation in an empty folder. */
    public static Request in(Path folder) {
        return new Request(folder);
    }

    /** Whether it compiled. */
    public boolean success() {
        return success;
    }

    /** The messages of that kind, each as the processor wrote it, but for the place in the source file. */
    public List<String> messages(Diagnostic.Kind kind) {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.getKind() == kind)
                .map(diagnostic ->
                        SOURCE_PLACE.matcher(diagnostic.getMessage(Locale.ROOT)).replaceFirst(")"))
                .toList();
    }

    /** The errors, as {@link #messages}. */
    public List<String> errors() {
        return messages(Diagnostic.Kind.ERROR);
    }

    /** Everything that the compiler reported, in order. */
    public List<Diagnostic<? extends JavaFileObject>> diagnostics() {
        return diagnostics;
    }

    /** The lines of the source file at which errors were reported. */
    public List<Long> errorLines() {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(Diagnostic::getLineNumber)
                .toList();
    }

    /** All messages, for the text of a failing assertion. */
    public String log() {
        return diagnostics.stream().map(Object::toString).collect(Collectors.joining("\n"));
    }

    /** Every generated source and resource by its path. */
    public Map<String, byte[]> generated() {
        Map<String, byte[]> files = new TreeMap<>();
        for (String root : List.of("generated", "classes")) {
            try (Stream<Path> paths = Files.walk(folder.resolve(root))) {
                for (Path path : paths.filter(Files::isRegularFile).toList()) {
                    String name = folder.resolve(root).relativize(path).toString();
                    if (!name.endsWith(".class")) {
                        files.put(name, Files.readAllBytes(path));
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    /** A generated text. */
    public String generated(String path) {
        byte[] bytes = generated().get(path);
        if (bytes == null) {
            throw new AssertionError("no " + path + " among " + generated().keySet() + "\n" + log());
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** A loader of what was compiled. */
    public URLClassLoader loader() {
        try {
            URL classes = folder.resolve("classes").toUri().toURL();
            return new URLClassLoader(new URL[] {classes}, Compilation.class.getClassLoader());
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A loader of what was compiled, and of what it was compiled after. */
    public URLClassLoader loaderAfter(Compilation other) {
        try {
            return new URLClassLoader(
                    new URL[] {folder.resolve("classes").toUri().toURL()}, other.loader());
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
