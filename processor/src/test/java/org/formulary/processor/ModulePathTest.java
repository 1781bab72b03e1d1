package org.formulary.processor;

import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.squareup.javapoet.JavaFile;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.formulary.quantity.Quantity;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Authors with a module of their own: the annotations are a module on the module path, the processor comes on either path. */
class ModulePathTest {

    private static final String PROVIDER = "META-INF/services/javax.annotation.processing.Processor";

    @TempDir
    Path folder;

    private Path annotations;

    private record Compiled(boolean success, String log) {}

    @BeforeEach
    void makeTheAnnotationsAModule() throws Exception {
        annotations = folder.resolve("annotations");
        copy(location(Quantity.class), annotations);
        if (Files.notExists(annotations.resolve("module-info.class"))) {
            // Compiled without its declaration, as development tools do.
            Compiled declaration = javac(List.of(
                    "-d",
                    annotations.toString(),
                    "--patch-module",
                    "org.formulary.annotations=" + annotations,
                    "../annotations/src/main/java/module-info.java"));
            assertTrue(declaration.success(), declaration.log());
        }
    }

    @Test
    @Case({"modulepath-nothing", "module-info-stops", "generated-needs-java.compiler"})
    void aModuleThatRequiresTheAnnotationsIsCompiled() throws Exception {
        Compiled compiled =
                compile("module author { requires transitive org.formulary.annotations; exports p; }", onClassPath());
        assertTrue(compiled.success(), compiled.log());
        String java = Files.readString(folder.resolve("generated/p/MotionFormulas.java"));
        assertFalse(java.contains("@Generated"), "an annotation of a module that is not required");
        assertTrue(Files.exists(folder.resolve("classes/p/MotionFormulas.class")));
        assertTrue(Files.exists(folder.resolve("classes/META-INF/formulary/test.motion.json")));
    }

    @Test
    @Case("generated-needs-java.compiler")
    void aModuleThatRequiresTheCompilerHasItsClassesMarkedAsGenerated() throws Exception {
        Compiled compiled =
                compile("module author { requires org.formulary.annotations; requires java.compiler; }", onClassPath());
        assertTrue(compiled.success(), compiled.log());
        assertTrue(Files.readString(folder.resolve("generated/p/MotionFormulas.java"))
                .contains("@Generated(\"org.formulary.processor.FormulaProcessor\")"));
    }

    @Test
    void aModuleThatDoesNotRequireTheAnnotationsIsForTheCompilerToJudge() throws Exception {
        Compiled compiled = compile("module author {}", onClassPath());
        assertFalse(compiled.success());
        assertTrue(compiled.log().contains("package org.formulary.annotation is not visible"), compiled.log());
        assertFalse(compiled.log().contains("internal"), compiled.log());
    }

    @Test
    @Case({"provides-missing", "modulepath-nothing"})
    void theProcessorIsFoundOnTheModulePathOfProcessors() throws Exception {
        Path jar = folder.resolve("formulary-processor.jar");
        jar(location(FormulaProcessor.class), jar);
        String modules = Stream.of(jar, annotations, location(JavaFile.class), location(JsonFactory.class))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        Compiled compiled = compile(
                "module author { requires org.formulary.annotations; }", List.of("--processor-module-path", modules));
        assertTrue(compiled.success(), compiled.log());
        assertTrue(Files.exists(folder.resolve("classes/p/MotionFormulas.class")));
    }

    private static List<String> onClassPath() {
        return List.of(
                "-processorpath",
                System.getProperty("java.class.path"),
                "-processor",
                FormulaProcessor.class.getName());
    }

    private Compiled compile(String module, List<String> processor) throws IOException {
        List<String> arguments = new ArrayList<>(processor);
        arguments.addAll(List.of(
                "-Xlint:all,-processing,-path",
                "-Werror",
                "-encoding",
                "UTF-8",
                "--module-path",
                annotations.toString(),
                "-d",
                Files.createDirectories(folder.resolve("classes")).toString(),
                "-s",
                Files.createDirectories(folder.resolve("generated")).toString(),
                write("module-info.java", module),
                write("p/Motion.java", motion(""))));
        return javac(arguments);
    }

    private static Compiled javac(List<String> arguments) {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, log, log, arguments.toArray(String[]::new));
        return new Compiled(status == 0, log.toString(StandardCharsets.UTF_8));
    }

    private String write(String path, String text) throws IOException {
        Path file = folder.resolve("sources").resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Copies classes from a folder or out of an archive. */
    private static void copy(Path classes, Path target) throws IOException {
        if (Files.isDirectory(classes)) {
            copyAll(classes, target);
        } else {
            try (var archive = java.nio.file.FileSystems.newFileSystem(classes)) {
                copyAll(archive.getPath("/"), target);
            }
        }
    }

    private static void copyAll(Path root, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = target.resolve(root.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    /** An archive of classes, with the processor as a provider. */
    private void jar(Path classes, Path jar) throws IOException {
        Path unpacked = folder.resolve("processor");
        copy(classes, unpacked);
        assertEquals(
                FormulaProcessor.class.getName(),
                Files.readString(unpacked.resolve(PROVIDER)).strip());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream archive = new JarOutputStream(out);
                Stream<Path> files = Files.walk(unpacked)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                archive.putNextEntry(
                        new ZipEntry(unpacked.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, archive);
            }
        }
    }
}
