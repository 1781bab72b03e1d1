package org.formulary.tests.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.formulary.processor.Compilation;

/** The declaration files of the corpus. */
public final class Corpus {

    /** The interfaces, each in a file of its own. */
    public static final List<String> SETS = List.of(
            "Astronomy",
            "Atoms",
            "Chemistry",
            "ControlAndSignals",
            "Electromagnetism",
            "Finance",
            "Fluids",
            "Gases",
            "HeatTransfer",
            "Information",
            "Kinetics",
            "Mechanics",
            "Motion",
            "Optics",
            "Orbits",
            "Pipes",
            "Quanta",
            "Queues",
            "Relativity",
            "Structures",
            "Thermodynamics");

    private static final String BIBLIOGRAPHY = "corpus.bib";

    private Corpus() {}

    /** A compilation of all sets, in a folder of its own. */
    public static Compilation.Request in(Path folder) {
        Compilation.Request request = Compilation.in(folder).resource("corpus/" + BIBLIOGRAPHY, text(BIBLIOGRAPHY));
        for (String set : SETS) {
            request.source("corpus/" + set + ".java", text(set + ".java"));
        }
        return request;
    }

    private static String text(String file) {
        try (InputStream stream = Corpus.class.getResourceAsStream(file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
