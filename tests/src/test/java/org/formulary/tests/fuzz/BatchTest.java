package org.formulary.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.formulary.tests.fuzz.Case.Origin;
import org.formulary.tests.fuzz.Declaration.Variable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the campaign itself says of cases, and how it counts them. */
class BatchTest {

    private static final Variable X = new Variable("x", "double", "m", "x >= 0");

    private static Declaration formula(String equation) {
        return Declaration.of("m", equation, List.of(X));
    }

    private static Case one(String equation) {
        return Case.of(Origin.GRAMMAR, formula(equation));
    }

    @Test
    void eachCaseHasItsOwnVerdict() {
        Case calling = new Case(Origin.CALLS, List.of(), List.of(formula("y = 2 x"), formula("y = 3 f(x)")));
        List<Case> cases =
                List.of(one("y = x +"), one("y = 2 x"), one("y = 2 z"), calling, one("y = x^2"), one("y = \0"));
        try (MemoryCompiler compiler = new MemoryCompiler()) {
            List<Verdict> verdicts = Batch.judge(cases, compiler, new Watch(), Batch.EACH);

            assertEquals(
                    List.of("syntax", Verdict.ACCEPTED, "symbol", Verdict.ACCEPTED, "units", "syntax"),
                    verdicts.stream().map(Verdict::outcome).toList());
            assertEquals(
                    List.of(),
                    verdicts.stream()
                            .map(Verdict::failure)
                            .flatMap(Optional::stream)
                            .toList());
            assertTrue(verdicts.get(1).points() > 10 && verdicts.get(3).points() > 10, verdicts::toString);
        }
    }

    @Test
    void aCaseIsItsSeedAndNumber() {
        assertEquals(new Slice(5, 10).draw(7), new Slice(5, 100).draw(7));
    }

    @Test
    void aSliceIsALineThatIsReadBack(@TempDir Path folder) throws Exception {
        Tally tally = new Tally();
        tally.count(Origin.GRAMMAR, Verdict.accepted(12), Optional.empty());
        tally.count(Origin.WORDS, Verdict.refused("syntax"), Optional.empty());
        Path file = folder.resolve("table.csv");
        Table.add(file, new Slice(3, 2), tally);
        Table.add(file, new Slice(4, 2), tally);

        Table table = Table.in(file);

        assertTrue(table.has(3) && table.has(4) && !table.has(5));
        assertEquals(
                List.of(4L, 2L, 2L, 24L, 0L),
                List.of("cases", "accepted", "syntax", "points", "failures").stream()
                        .map(table::sum)
                        .toList());
    }
}
