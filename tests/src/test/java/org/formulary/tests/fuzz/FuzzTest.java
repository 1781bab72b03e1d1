package org.formulary.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Random and mutated declarations through the whole processor. Whatever it accepts compiles and agrees with the exact
 * evaluator; whatever it refuses, it refuses with a message and within a second; it never fails.
 *
 * <p>{@code mvn -P fuzz verify} tries a million, slice by slice, and writes a line for each to
 * {@code tests/target/fuzz.csv}; started again, it goes on behind the last. {@code -Dfuzz.seed=…} has another first seed,
 * {@code -Dfuzz.cases=…} another number of cases.
 */
class FuzzTest {

    private static final long SEED = Long.getLong("fuzz.seed", 1);
    private static final long CASES = Long.getLong("fuzz.cases", 1_000_000);
    private static final long SLICE = 5_000;
    private static final long FEW = 400;
    private static final Path TABLE = Path.of("target", "fuzz.csv");
    private static final String POINTS = "formulary.points";

    @BeforeAll
    static void fewPointsForEach() {
        System.setProperty(POINTS, "12");
    }

    @AfterAll
    static void allPointsAgain() {
        System.clearProperty(POINTS);
    }

    @Test
    void someCasesAreJudgedRightly(TestReporter reporter) throws Exception {
        reporter.publishEntry("fuzz.seed", Long.toString(SEED));
        Tally tally = new Slice(SEED, FEW).run();
        assertEquals(List.of(), tally.failures());
        assertEquals(FEW, tally.total());
        assertTrue(tally.compared() > FEW / 40, tally.table());
    }

    @Test
    @Tag("campaign")
    @Tag("fuzz")
    void aMillionCasesAreJudgedRightly() throws Exception {
        for (long seed = SEED; Table.in(TABLE).sum("cases") < CASES; seed++) {
            if (!Table.in(TABLE).has(seed)) {
                Slice slice = new Slice(seed, SLICE);
                Tally tally = slice.run();
                assertEquals(List.of(), tally.failures());
                Table.add(TABLE, slice, tally);
                Files.writeString(TABLE.resolveSibling("fuzz-" + seed + ".md"), tally.table());
            }
        }
    }

    /** The table of the last campaign, which is kept with the sources. */
    @Test
    void theCampaignThatIsKeptFoundNothingWrong() throws Exception {
        Table table = Table.in(kept());
        assertTrue(table.sum("cases") > 0);
        assertEquals(table.sum("cases"), table.sumOfOutcomes());
        assertEquals(table.sum(Verdict.ACCEPTED), table.sum("compiled"));
        assertEquals(0, table.sum("internal") + table.sum("failures"));
    }

    private static Path kept() throws URISyntaxException {
        return Path.of(FuzzTest.class.getResource("fuzz.csv").toURI());
    }
}
