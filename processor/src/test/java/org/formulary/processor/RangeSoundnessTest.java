package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.processor.algebra.RandomTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At the ends of the ranges of numbers, generated methods give the exact result, rounded, or throw. */
class RangeSoundnessTest {

    private static final int EQUATIONS = 80;

    /** Sums of a million terms and powers to large counts, as exact fractions, take their time. */
    private static final Set<String> SLOW =
            Set.of("harmonic", "boundedHarmonic", "annuity", "compoundInterest", "geometricSum", "binomialProbability");

    @TempDir
    Path folder;

    @Test
    void publishedEquationsAreExactOrRefused() throws Exception {
        List<DeclaredRow> rows = new ArrayList<>(DataFile.rows("domain-proved.txt"));
        rows.addAll(DataFile.rows("range-finite.txt"));
        rows.removeIf(row -> SLOW.contains(row.name()));
        assertEquals(Map.of(), failures(rows));
    }

    @Test
    void randomEquationsAreExactOrRefused() throws Exception {
        SplittableRandom random = new SplittableRandom(20261130);
        RandomTexts texts = new RandomTexts(random);
        List<DeclaredRow> rows = IntStream.range(0, EQUATIONS)
                .mapToObj(i ->
                        DeclaredRow.parse("random%d | | z = 0 x + 0 y + 0 n + %s | x: : %s; y: : %s; n#: : 1 <= n <= 9"
                                .formatted(i, texts.value(1 + i % 4), texts.domain("x"), texts.domain("y"))))
                .toList();
        List<DeclaredRow> accepted = accepted(rows);
        assertTrue(accepted.size() > EQUATIONS / 4, "only " + accepted.size() + " are accepted");
        Map<String, String> failures = failures(accepted);
        assertTrue(failures.values().stream().allMatch(RangeSoundnessTest::isUnjudged), failures.toString());
        assertTrue(failures.size() < accepted.size() / 4, failures.size() + " of " + accepted.size());
    }

    /** Too few points have a value that is known to fit a double. */
    private static boolean isUnjudged(String failure) {
        return failure.contains("cannot be judged");
    }

    /** The rows without those that are refused, each error standing above its method. */
    private List<DeclaredRow> accepted(List<DeclaredRow> rows) {
        List<String> source = DeclaredRow.source(rows).lines().toList();
        Set<String> refused = compile(rows, "draft").errorLines().stream()
                .map(line -> source.stream()
                        .skip(line - 1)
                        .filter(text -> text.strip().startsWith("double random"))
                        .findFirst()
                        .orElse(""))
                .map(text -> text.strip().replaceAll("double (random\\d+).*", "$1"))
                .collect(Collectors.toSet());
        return rows.stream().filter(row -> !refused.contains(row.name())).toList();
    }

    private Compilation compile(List<DeclaredRow> rows, String name) {
        return DeclaredRow.in(folder.resolve(name), rows).passingWarnings().compile();
    }

    private Map<String, String> failures(List<DeclaredRow> rows) throws ReflectiveOperationException {
        Compilation compilation = compile(rows, "rows");
        assertTrue(compilation.success(), compilation.log());
        return GeneratedTests.failures(compilation, folder.resolve("tests"));
    }
}
