package org.formulary.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as the build runs it, in a process of its own. */
class SiteMainTest {

    @TempDir
    private Path folder;

    private record Outcome(int status, String output) {}

    private static Outcome run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-Dfile.encoding=UTF-8",
                "-classpath",
                System.getProperty("java.class.path"),
                "org.formulary.site.SiteMain"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), output);
    }

    @Test
    void buildsTheSiteOfGivenCatalogues() throws Exception {
        Outcome outcome = run(
                "--output",
                folder.resolve("out").toString(),
                "--artifact",
                "g:a:1",
                Fixture.folder().toString());

        assertEquals(
                "7 formulas in 2 sets: " + folder.resolve("out/index.html") + "\n",
                outcome.output.replace(System.lineSeparator(), "\n"));
        assertEquals(0, outcome.status);
        assertTrue(Files.exists(folder.resolve("out/physics.communication/ring-allreduce-time.html")));
    }

    @Test
    void endsWithAMessageAndNoStackTraceWhereACatalogueIsDamaged() throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"schema\": 1}");

        Outcome outcome = run("--output", folder.resolve("out").toString(), bad.toString());

        assertEquals(1, outcome.status);
        assertTrue(outcome.output.contains("bad.json: not a catalogue of this version"), outcome.output);
        assertTrue(!outcome.output.contains("\tat "), outcome.output);
    }

    @Test
    void saysHowItIsCalled() throws Exception {
        Outcome outcome = run("--colour");

        assertEquals(1, outcome.status);
        assertTrue(outcome.output.contains("usage: SiteMain --output DIR"), outcome.output);
    }
}
