package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets in number: whatever the order, the locale, the charset and what is compiled again, the same bytes come out. */
class ManySetsTest {

    @TempDir
    Path folder;

    @Test
    void neitherOrderNorLocaleNorCharsetLeavesATrace() throws Exception {
        List<Path> sources = sets(6, 3);
        Map<String, byte[]> first = compiled("first", sources, List.of("-Dfile.encoding=UTF-8"), "C.UTF-8", List.of());
        Collections.reverse(sources);
        assertSame(
                first,
                compiled(
                        "second",
                        sources,
                        List.of("-Dfile.encoding=US-ASCII", "-Duser.language=tr", "-Dline.separator=\r\n"),
                        "C",
                        List.of()));
        Collections.shuffle(sources, new Random(20261130));
        assertSame(
                first,
                compiled(
                        "third",
                        sources,
                        List.of("-Dfile.encoding=windows-1252", "-Duser.language=ar", "-Duser.country=EG"),
                        "C",
                        List.of()));
        assertEquals(12, first.size());
        assertTrue(new String(first.get("META-INF/formulary/test.set0.json"), StandardCharsets.UTF_8).contains("α–β"));
    }

    @Test
    @Case({"incremental-order", "stale-service-entry"})
    void oneSetCompiledAgainAmongTheClassesOfTheOthersIsWhatItWas() throws Exception {
        List<Path> sources = sets(4, 3);
        Map<String, byte[]> all = compiled("all", sources, List.of(), "C", List.of());
        for (Path source : List.of(sources.get(1), sources.get(3))) {
            Map<String, byte[]> alone = compiled(
                    "alone" + sources.indexOf(source),
                    List.of(source),
                    List.of(),
                    "C",
                    List.of(folder.resolve("all").toString()));
            assertEquals(2, alone.size(), alone.keySet()::toString);
            alone.forEach((path, bytes) -> assertArrayEquals(all.get(path), bytes, path));
        }
    }

    @Test
    @Tag("campaign")
    @Tag("cost")
    void tenThousandFormulasAreCompiledInAHundredSetsAndInOne() throws Exception {
        Map<String, byte[]> hundred = compiled("hundred", sets(100, 100), List.of("-Xmx3g"), "C", List.of());
        assertEquals(200, hundred.size());
        Map<String, byte[]> one = compiled("one", sets(1, 10_000), List.of("-Xmx3g"), "C", List.of());
        assertTrue(one.keySet().size() > 2, one.keySet()::toString);
        assertTrue(one.containsKey("p/Set0FormulasPart1.java"), one.keySet()::toString);
    }

    /** Each set but the first uses the one before it. */
    private List<Path> sets(int sets, int formulas) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (int i = 0; i < sets; i++) {
            Path file = folder.resolve(sets + "x" + formulas).resolve("p/Set" + i + ".java");
            Files.createDirectories(file.getParent());
            sources.add(Files.writeString(file, set(i, formulas)));
        }
        return sources;
    }

    private static String set(int i, int formulas) {
        String methods = IntStream.range(0, formulas)
                .mapToObj(k -> """
                          /** Time %1$d. */
                          @Formula(equation = "T = %1$d(alpha + M/B)%2$s", unit = "s", assumptions = "Some.", excludes = "Much.",
                              derivation = "Obvious.", symbol = "T_%1$d")
                          double time%1$d(@Param("M") double bytes, @Param("B") double bandwidth, @Param("alpha") double latency);
                        """.formatted(
                                i * formulas + k + 1, k == 0 && i > 0 ? " + T_" + i * formulas + "(M, B, alpha)" : ""))
                .collect(Collectors.joining("\n"));
        return """
                package p;

                import org.formulary.annotation.*;

                /** Times (α–β). */
                @FormulaSet(id = "test.set%1$d", %2$ssymbols = {
                  @Symbol(name = "M", unit = "byte", domain = "M >= 0", doc = "message size"),
                  @Symbol(name = "B", unit = "byte/s", domain = "B > 0", doc = "bandwidth"),
                  @Symbol(name = "alpha", unit = "s", domain = "alpha >= 0", doc = "latency of µs")})
                public interface Set%1$d {

                %3$s}
                """.formatted(i, i == 0 ? "" : "uses = Set" + (i - 1) + ".class, ", methods);
    }

    /** What a compiler of its own generates. */
    private Map<String, byte[]> compiled(
            String name, List<Path> sources, List<String> machine, String locale, List<String> classPath)
            throws IOException, InterruptedException {
        Path classes = Files.createDirectories(folder.resolve(name));
        Path log = folder.resolve(name + ".log");
        String launcher =
                Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(launcher));
        command.addAll(machine);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ManySetsTest.class.getName()));
        command.addAll(List.of("-encoding", "UTF-8", "-d", classes.toString(), "-nowarn", "-cp"));
        command.add(Stream.concat(classPath.stream(), Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator)));
        command.addAll(List.of("-processor", FormulaProcessor.class.getName()));
        sources.forEach(source -> command.add(source.toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().put("LC_ALL", locale);
        assertEquals(0, builder.start().waitFor(), () -> read(log));
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(classes)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                if (!file.toString().endsWith(".class")) {
                    files.put(classes.relativize(file).toString(), Files.readAllBytes(file));
                }
            }
        }
        return files;
    }

    /** The compiler, in a process whose locale and charset are what they are. */
    public static void main(String[] arguments) {
        System.exit(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> actual) {
        assertEquals(expected.keySet(), actual.keySet());
        expected.forEach((path, bytes) -> assertArrayEquals(bytes, actual.get(path), path));
    }
}
