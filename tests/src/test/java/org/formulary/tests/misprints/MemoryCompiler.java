package org.formulary.tests.misprints;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
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

/** Compiles single files from and to memory, again and again; not for several threads. */
final class MemoryCompiler implements AutoCloseable {

    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-g:none", "-XDuseUnsharedTable=true");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files;

    MemoryCompiler(List<Path> classPath) {
        files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        // Nothing but what generated sources name: the compiler looks into every archive again each time.
        List<Path> paths = new ArrayList<>(classPath);
        Stream.of(Quantity.class, Test.class, API.class)
                .map(MemoryCompiler::location)
                .forEach(paths::add);
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, paths);
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

    /** The classes of a source by their names, among others compiled before; empty if it does not compile. */
    Optional<Map<String, byte[]>> compile(String name, String source, Map<String, byte[]> others) {
        Memory memory = new Memory(files, others);
        Boolean success = compiler.getTask(
                        new StringWriter(), memory, diagnostic -> {}, OPTIONS, null, List.of(new Source(name, source)))
                .call();
        return success ? Optional.of(memory.classes()) : Optional.empty();
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {
        private final String name;
        private final byte[] input;
        private final ByteArrayOutputStream output = new ByteArrayOutputStream();

        ClassFile(String name, byte[] input) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
            this.name = name;
            this.input = input;
        }

        @Override
        public java.io.InputStream openInputStream() {
            return new java.io.ByteArrayInputStream(input);
        }

        @Override
        public OutputStream openOutputStream() {
            return output;
        }
    }

    /** Keeps what is compiled, and shows what was compiled before ahead of what stands in files. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> before;
        private final List<ClassFile> written = new ArrayList<>();

        Memory(JavaFileManager files, Map<String, byte[]> before) {
            super(files);
            this.before = before;
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            written.forEach(file -> classes.put(file.name, file.output.toByteArray()));
            return classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            ClassFile file = new ClassFile(className, new byte[0]);
            written.add(file);
            return file;
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            List<JavaFileObject> found = new ArrayList<>();
            if (location == StandardLocation.CLASS_PATH) {
                before.forEach((name, bytes) -> {
                    if (name.startsWith(packageName + ".") && name.indexOf('.', packageName.length() + 1) < 0) {
                        found.add(new ClassFile(name, bytes));
                    }
                });
            }
            for (JavaFileObject file : super.list(location, packageName, kinds, recurse)) {
                String name = super.inferBinaryName(location, file);
                if (!before.containsKey(name)) {
                    found.add(file);
                }
            }
            return found;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof ClassFile memory ? memory.name : super.inferBinaryName(location, file);
        }
    }
}
