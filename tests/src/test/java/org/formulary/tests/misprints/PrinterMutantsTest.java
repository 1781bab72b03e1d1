package org.formulary.tests.misprints;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Wrong Java, LaTeX, MathML, spoken words and prefix form die by the generated tests. A mutant is equivalent if its class file is the
 * same, if its methods give the same results and refusals at thousands of points of their own, or if its text has the same
 * exact values at a thousand other points.
 */
class PrinterMutantsTest {

    /** What of each target's mutants has to die at least. */
    private static final double SHARE = 0.995;

    @TempDir
    Path folder;

    @Test
    @Tag("campaign")
    @Tag("printer-mutants")
    void dieByTheGeneratedTests() throws Exception {
        Corpus corpus = Corpus.in(folder);
        try (Campaign campaign = new Campaign(corpus.classes())) {
            Tally tally = new Tally(campaign.run(corpus.subjects()));
            Path measured = Path.of("target", "printer-mutants.csv");
            Files.createDirectories(measured.getParent());
            Files.writeString(measured, tally.table());
            assertAll(tally.targets().stream()
                    .map(target -> () -> assertTrue(
                            tally.share(target) >= SHARE, target + ": only " + tally.percent(target) + " died")));
            assertEquals(
                    Corpus.resource("printer-mutants.csv"),
                    tally.table(),
                    "what was measured is in " + measured + "; if it is right, it replaces the table beside this test");
        }
    }

    /** The campaign by itself takes minutes; that it works at all is seen on one formula. */
    @Test
    void areToldFromWhatIsRight() throws Exception {
        Corpus corpus = Corpus.in(folder);
        List<Subject> subjects = corpus.subjects().stream()
                .filter(subject -> subject.name().endsWith("/ring-allreduce-latency-steps"))
                .toList();
        assertEquals(1, subjects.size());
        try (Campaign campaign = new Campaign(corpus.classes())) {
            Tally tally = new Tally(campaign.run(subjects));
            tally.targets().forEach(target -> assertEquals(1, tally.share(target), tally.table()));
            assertEquals(List.of("java", "latex", "mathml", "prefix", "spoken"), List.copyOf(tally.targets()));
        }
    }
}
