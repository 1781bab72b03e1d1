package org.formulary.tests.mutants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.Compilation;
import org.formulary.processor.problem.Code;
import org.formulary.processor.read.SetDeclaration;
import org.formulary.tests.corpus.Corpus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One small change makes a right declaration wrong; units, domains, examples and laws stay as they were. Which share of
 * such declarations does the processor refuse, and with which code? The table stands beside this test's resources; where the
 * processor or the declarations change, the measured one is written to {@code target} to be looked at and taken over.
 */
@Tag("campaign")
@Tag("declaration-mutants")
class DeclarationMutantsTest {

    private static final String TABLE = "declaration-mutants.csv";
    private static final double LEAST_SHARE = 0.995;
    private static final Path SHIPPED = Path.of("../formulas/src/main");
    private static final String COMMUNICATION = "org/formulary/mlsys/communication/Communication.java";

    @TempDir
    private Path folder;

    @Test
    void almostAllWrongDeclarationsAreRefused() throws IOException {
        Tally tally = new Tally();
        declarations().parallelStream()
                .map(DeclarationMutantsTest::judge)
                .toList()
                .forEach(tally::add);
        Path measured = Files.createDirectories(Path.of("target")).resolve(TABLE);
        Files.writeString(measured, tally.table());
        assertTrue(tally.share() >= LEAST_SHARE, tally::table);
        assertEquals(committed(), tally.table());
    }

    private List<SetDeclaration> declarations() throws IOException {
        List<SetDeclaration> sets = new ArrayList<>(Declarations.read(Compilation.in(folder.resolve("shipped"))
                .source(COMMUNICATION, Files.readString(SHIPPED.resolve("java").resolve(COMMUNICATION)))));
        sets.addAll(Declarations.read(Corpus.in(folder.resolve("corpus"))));
        return sets;
    }

    private static Tally judge(SetDeclaration set) {
        Tally tally = new Tally();
        Judge judge = new Judge(set);
        for (Mutant mutant : Mutant.of(set, judge.original())) {
            Judge.Verdict verdict = judge.judge(mutant);
            Optional<Code> code = verdict.code();
            if (code.isPresent()) {
                tally.killed(mutant.mutation(), code.get());
            } else if (Equivalence.holds(judge.original(), verdict.set())) {
                tally.equivalent(mutant.mutation());
            } else {
                tally.survived(
                        mutant.mutation(),
                        set.owner().interfaceName() + "." + mutant.formula().orElse("glossary") + "; " + mutant.text());
            }
        }
        return tally;
    }

    private static String committed() throws IOException {
        try (var stream = DeclarationMutantsTest.class.getResourceAsStream(TABLE)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
