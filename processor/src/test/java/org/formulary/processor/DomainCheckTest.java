package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where formulas have a value: published equations that are proved, their kin that are refuted, and what is left open. */
class DomainCheckTest {

    @TempDir
    Path folder;

    @Test
    void publishedEquationsAreProvedToHaveAValue() {
        List<DeclaredRow> rows = DataFile.rows("domain-proved.txt");
        Compilation compilation = compile(rows);
        assertTrue(compilation.success(), compilation.log());
        List<String> open = DeclaredRow.formulas(compilation).stream()
                .filter(formula -> !formula.analysis().definedness().isProved())
                .map(formula -> formula.method() + ": "
                        + formula.analysis().definedness().unproved())
                .toList();
        assertEquals(List.of(), open, compilation.log());
        assertTrue(rows.size() >= 40, "only " + rows.size());
        assertEquals(rows.size(), DeclaredRow.formulas(compilation).size());
    }

    @ParameterizedTest
    @MethodSource
    void aPoleInsideTheDomainsIsRefutedWithAWitness(DataFile.Block block) {
        Compilation compilation = compile(List.of(block.row()));
        assertEquals(block.said(), String.join("\n", compilation.errors()), compilation.log());
    }

    static List<DataFile.Block> aPoleInsideTheDomainsIsRefutedWithAWitness() {
        return DataFile.blocks("domain-refuted.txt");
    }

    @ParameterizedTest
    @MethodSource
    void whatIsNeitherProvedNorRefutedIsNotedAndKept(DataFile.Block block) {
        Compilation compilation = compile(List.of(block.row()));
        String notes = block.said();
        assertTrue(compilation.success(), compilation.log());
        assertEquals(
                notes,
                compilation.messages(Kind.NOTE).stream()
                        .filter(note -> note.startsWith("[domain]"))
                        .collect(Collectors.joining("\n")));
        List<String> unproved = DeclaredRow.formulas(compilation)
                .get(0)
                .analysis()
                .definedness()
                .unproved();
        assertEquals(1, unproved.size());
        assertTrue(notes.contains("`" + unproved.get(0) + "`"), unproved.toString());
    }

    static List<DataFile.Block> whatIsNeitherProvedNorRefutedIsNotedAndKept() {
        return DataFile.blocks("domain-unproved.txt");
    }

    /** The second formula calls the first with one lap less, of which there may be none. */
    @Test
    void anArgumentOutsideTheDomainOfACalledFormulaIsRefuted() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        Sources.motion(Sources.formula(
                                        "t = d/(n v)", "symbol = \"t_lap\"", "double lap(long n, double d, double v)")
                                + Sources.formula(
                                        "t = t_lap(n - 1, d, v)", "", "double other(long n, double d, double v)")))
                .compile();
        assertEquals(List.of("""
                [domain] `n - 1` is 0 at n = 1, and argument `n` of `t_lap` has the domain n >= 1 (1:11)
                    t = t_lap(n - 1, d, v)
                              ^^^^^ is 0 at n = 1
                  help: write `t = … if n = 1 else …`, or domain = "n >= 2\""""), compilation.errors());
    }

    /** What is open in a formula is open in those that call it. */
    @Test
    void whatIsNotProvedOfACalledFormulaIsNotProvedOfItsCaller() {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Motion.java",
                        Sources.motion(Sources.formula(
                                        "r = 1/(sqrt(n + 1) - sqrt(n))",
                                        "symbol = \"r_open\", accept = \"precision: what is tested is the domain\"",
                                        "double open(long n)")
                                + Sources.formula("r = 2 r_open(n)", "", "double caller(long n)")))
                .compile();
        assertTrue(compilation.success(), compilation.log());
        List<String> unproved =
                CatalogueReader.read("p.Motion", compilation.generated("META-INF/formulary/test.motion.json"))
                        .formulas()
                        .stream()
                        .flatMap(formula -> formula.analysis().definedness().unproved().stream())
                        .toList();
        assertEquals(List.of("sqrt(n + 1) - sqrt(n) != 0", "r_open(n) has a value"), unproved);
    }

    private Compilation compile(List<DeclaredRow> rows) {
        return DeclaredRow.in(folder, rows).compile();
    }
}
