package org.formulary.processor;

import static org.formulary.processor.Sources.motion;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a message says that something is wrong: in the text, and in the source file that the text is written in. */
class PlacesTest {

    /** Stands for the guilty character in the sources below; a name that nothing declares. */
    private static final String GUILTY = "Q";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"d = v t + Q\"",
                "\"d = \" + \"v t + Q\"",
                "\"d = \" // \"a comment\"\n        + /* + \"another\" */ (\"\" + \"v t + \") + \"Q\"",
                "\"d = v t\"\n        + \" + Q\"\n        + \" + 0\"",
                "(\"d = \" + (\"v t\" + \" + Q\"))",
                "\"d =\\tv t\\t+ Q\"",
                "\"d = v t\\40+\\040 Q\"",
                "\"d\\u0020= v t + \\u0051\"",
                "\"d \\u003d v t \\uuu002b Q\"",
                "\"d = v t \\u005ct + Q\"",
                "\"\"\"\n        d = v t\n          + Q\"\"\"",
                "\"\"\"\n        d = v t   \n\n      + Q\n      + 0\n      \"\"\"",
                "\"\"\"\n\td = v t\\\n\t + Q\\040\n\t\"\"\"",
                "\"\"\"\r\n        d = v t\r\n      + Q\r\n        \"\"\"",
                "\"d = v t\" + Constants.PLUS + \"Q\"",
                "Constants.D + \"v t + Q + 0\"",
                "\"d = v t + Q\" + Constants.PLUS + \"0\"",
                "\"d = 𝛼 v + Q\"",
            })
    void theGuiltyCharacterIsNamedByLineAndColumnOfItsFile(String literal) {
        // A letter outside the basic plane and a tab are one column each.
        String source = source(literal.replace("𝛼", "t"));
        Compilation compilation = compile(source);
        String guilty = literal.contains("\\u0051") ? "\\u0051" : GUILTY;
        assertEquals(List.of(lineAndColumn(source, source.indexOf(guilty))), places(compilation), compilation.log());
    }

    @Test
    void aConstantIsNamedWhereItIsUsed() {
        String source = source("Constants.WRONG");
        assertEquals(List.of(lineAndColumn(source, source.indexOf("Constants.WRONG"))), places(compile(source)));
    }

    @Test
    void betweenTwoConstantsTheWholeTextIsNamed() {
        String source = source("Constants.D + \"v t + Q\" + Constants.PLUS + \"0\"");
        assertEquals(List.of(lineAndColumn(source, source.indexOf("Constants.D"))), places(compile(source)));
    }

    @Test
    void whatIsMissingAtTheEndIsNamedBehindTheLastCharacter() {
        String source = source("\"d = v t +\"");
        assertEquals(List.of(lineAndColumn(source, source.indexOf("+\",") + 1)), places(compile(source)));
    }

    @Test
    void textsInsideOtherAnnotationsAreNamedToo() {
        String example = source("\"d = v t\"")
                .replace(
                        "derivation = \"Obvious.\"",
                        "examples = @Example(given = \"v = 1; t = 1\", then = \"d = 3\"), derivation = \"Obvious.\"");
        assertEquals(List.of(lineAndColumn(example, example.indexOf("d = 3"))), places(compile(example)));
        String several = source("\"d = v t\"")
                .replace("derivation = \"Obvious.\"", "laws = {\"d >= 0\", \"d = Q\"}, derivation = \"Obvious.\"");
        assertEquals(List.of(lineAndColumn(several, several.indexOf(GUILTY))), places(compile(several)));
        String single = source("\"d = v t\"")
                .replace("derivation = \"Obvious.\"", "laws = \"d = Q\", derivation = \"Obvious.\"");
        assertEquals(List.of(lineAndColumn(single, single.indexOf(GUILTY))), places(compile(single)));
    }

    @Test
    void theCompilerItselfPointsAtTheLineOfTheGuiltyPart() {
        String source = source("Constants.D\n        + \"v t + Q\"");
        Diagnostic<?> error = compile(source).diagnostics().get(0);
        assertEquals(line(source, source.indexOf(GUILTY)), error.getLineNumber());
    }

    @Test
    void severalFaultsOfOneTextAreAllReported() {
        Compilation compilation = compile(source("\"d = v t + Q + P\""));
        assertEquals(2, compilation.errors().size(), compilation.log());
    }

    @Test
    void theEclipseCompilerSaysTheSameWithoutThePlaceInTheFile() {
        String source = source("\"d = v t\"\n        + \" + Q\"");
        Compilation javac = compile(source);
        Compilation eclipse = Compilation.in(folder.resolve("ecj"))
                .source("p/Motion.java", source)
                .eclipse()
                .compile();
        // javac indents the lines of a message behind its first.
        assertEquals(
                javac.errors().stream()
                        .map(error -> error.replace("\n  ", "\n"))
                        .toList(),
                eclipse.errors());
        assertTrue(places(eclipse).isEmpty(), eclipse.log());
    }

    /** On the command line javac keeps less of the source than where another program listens to it. */
    @Test
    void theCommandLineShowsTheSamePlace() throws Exception {
        String source = source("Constants.D\n        + \"v t + Q\"");
        Path file = folder.resolve("Motion.java");
        Files.writeString(file, source);
        StringWriter output = new StringWriter();
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        new PrintWriter(output),
                        new PrintWriter(output),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-processor",
                        FormulaProcessor.class.getName(),
                        "-d",
                        folder.toString(),
                        file.toString());
        assertEquals(1, status);
        String place = lineAndColumn(source, source.indexOf(GUILTY));
        String line = place.substring(0, place.indexOf(':'));
        String expected = file + ":" + line + ": error: [symbol] `Q` is not declared (1:11, source " + place + ")\n";
        assertTrue(output.toString().startsWith(expected), output.toString());
    }

    /** Javac is a part of the Java platform that need not be there. */
    @Test
    void nothingOfJavacIsNeeded() throws Exception {
        Path file = folder.resolve("Motion.java");
        Files.writeString(file, source("\"d = v t + Q\""));
        Path output = folder.resolve("output.txt");
        String classPath = System.getProperty("java.class.path");
        Process eclipse = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--limit-modules",
                        "java.compiler,java.desktop,java.logging,java.sql,java.xml",
                        "-cp",
                        classPath,
                        "org.eclipse.jdt.internal.compiler.batch.Main",
                        "-17",
                        "-classpath",
                        classPath,
                        "-processor",
                        FormulaProcessor.class.getName(),
                        "-processorpath",
                        classPath,
                        "-d",
                        folder.toString(),
                        "-s",
                        folder.toString(),
                        file.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertEquals(-1, (byte) eclipse.waitFor());
        String said = Files.readString(output);
        assertTrue(said.contains("[symbol] `Q` is not declared (1:11)\n"), said);
        assertTrue(said.contains("1 problem (1 error)"), said);
    }

    private Compilation compile(String source) {
        return Compilation.in(folder).source("p/Motion.java", source).compile();
    }

    private static String source(String equation) {
        return motion("""
                /** A test. */
                @Formula(
                    equation = EQUATION,
                    assumptions = "Some.", excludes = "Much.", derivation = "Obvious.")
                double subject(double v, double t);

                final class Constants {
                  static final String D = "d = ";
                  static final String PLUS = " + ";
                  static final String WRONG = "d = v t + " + (char) 81;
                }
                """).replace("EQUATION", equation);
    }

    private static List<String> places(Compilation compilation) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic ->
                        diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
                .filter(first -> first.contains(", source "))
                .map(first -> first.substring(first.indexOf(", source ") + 9, first.length() - 1))
                .toList();
    }

    private static String lineAndColumn(String source, int offset) {
        int start = Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;
        return line(source, offset) + ":" + (source.codePointCount(start, offset) + 1);
    }

    private static long line(String source, int offset) {
        return source.substring(0, offset).lines().count() + (source.charAt(offset - 1) == '\n' ? 1 : 0);
    }
}
