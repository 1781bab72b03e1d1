package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.codehaus.plexus.compiler.CompilerConfiguration;
import org.codehaus.plexus.compiler.CompilerException;
import org.codehaus.plexus.compiler.CompilerMessage;
import org.codehaus.plexus.compiler.CompilerResult;
import org.codehaus.plexus.compiler.javac.InProcessCompiler;
import org.codehaus.plexus.compiler.javac.JavacCompiler;
import org.codehaus.plexus.compiler.javac.JavaxToolsCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Maven shows of a message: its compiler plugin runs this compiler, and reads the messages back out of its output. */
class MavenMessagesTest {

    private static final String FAULTS = "\"d = v t +\\u0020Q\"\n        + \" + v + P\"";

    @TempDir
    Path folder;

    /** In a process of its own javac writes text, and what reads that text must find each message whole. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyMessageComesWholeAndWithItsLine(boolean forked) throws IOException, CompilerException {
        String source = Sources.motion("").replace("\"d = v t\"", FAULTS);
        Compilation direct = Compilation.in(folder.resolve("direct"))
                .source("p/Motion.java", source)
                .compile();
        List<CompilerMessage> messages = compile(source, forked).getCompilerMessages().stream()
                .filter(CompilerMessage::isError)
                .toList();
        assertFalse(messages.isEmpty());
        assertEquals(
                direct.diagnostics().stream()
                        .map(error -> error.getLineNumber() + ": " + error.getMessage(Locale.ROOT))
                        .toList(),
                messages.stream()
                        // Maven leaves the kind that javac writes before a message in front of it.
                        .map(message -> message.getStartLine() + ": "
                                + message.getMessage().replaceFirst("^error: ", ""))
                        .toList());
    }

    private CompilerResult compile(String source, boolean forked) throws IOException, CompilerException {
        Path file = folder.resolve("sources/p/Motion.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.setSourceFiles(Set.of(file.toFile()));
        configuration.addSourceLocation(folder.resolve("sources").toString());
        configuration.setOutputLocation(
                Files.createDirectories(folder.resolve("classes")).toString());
        configuration.setBuildDirectory(folder.toFile());
        configuration.setWorkingDirectory(folder.toFile());
        configuration.setClasspathEntries(
                List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)));
        configuration.setAnnotationProcessors(new String[] {FormulaProcessor.class.getName()});
        configuration.setReleaseVersion("17");
        configuration.setSourceEncoding("UTF-8");
        configuration.setShowWarnings(true);
        configuration.setFork(forked);
        configuration.setExecutable(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString());
        return new Compiler().performCompile(configuration);
    }

    /** Maven puts the compiler together by injection. */
    private static final class Compiler extends JavacCompiler {
        @Override
        protected InProcessCompiler inProcessCompiler() {
            return new JavaxToolsCompiler();
        }
    }
}
