package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.tools.Diagnostic.Kind;
import org.formulary.processor.DataFile.Block;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Equivalence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where digits are lost by cancellation, which form loses none, and how two forms are known to be equal. */
class PrecisionCheckTest {

    private static final Pattern PROPOSED = Pattern.compile("help: write (computeAs = \".*\")");

    private static final String ACCEPT = "accept = \"precision: such arguments do not occur\"";

    @TempDir
    Path folder;

    @Test
    void aLossOfMoreThanHalfOfTheDigitsIsWarnedOf() {
        List<Block> blocks = DataFile.blocks("precision-warned.txt");
        Compilation compilation = compile(blocks.stream().map(Block::row).toList());
        List<String> warnings = compilation.messages(Kind.WARNING);
        assertEquals(blocks.size(), warnings.size(), compilation.log());
        assertAll(IntStream.range(0, blocks.size())
                .mapToObj(i -> () -> assertEquals(blocks.get(i).said(), warnings.get(i))));
    }

    @Test
    void whatIsProposedPassesEveryCheckAndSilencesTheWarning() {
        List<Block> blocks = DataFile.blocks("precision-warned.txt").stream()
                .filter(block -> proposed(block).isPresent())
                .toList();
        assertTrue(blocks.size() >= 35, "only " + blocks.size());
        Compilation compilation = compile(blocks.stream()
                .map(block -> block.row().with(proposed(block).orElseThrow()))
                .toList());
        assertTrue(compilation.success(), compilation.log());
        List<String> unproved = DeclaredRow.formulas(compilation).stream()
                .filter(formula -> !formula.analysis().equivalence().equals(Optional.of(Equivalence.PROVED)))
                .map(CheckedFormula::method)
                .toList();
        assertEquals(List.of(), unproved);
    }

    private static Optional<String> proposed(Block block) {
        Matcher matcher = PROPOSED.matcher(block.said());
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    @Test
    void whatIsAcceptedIsNotWarnedOfAndIsKept() {
        List<DeclaredRow> rows = DataFile.rows("precision-warned.txt").stream()
                .map(row -> row.with(ACCEPT))
                .toList();
        Compilation compilation = compile(rows);
        assertTrue(compilation.success(), compilation.log());
        DeclaredRow.formulas(compilation)
                .forEach(formula -> assertEquals(
                        List.of("precision: such arguments do not occur"), formula.accepted(), formula.method()));
    }

    @Test
    void toAcceptWhereNothingIsLostIsWarnedOf() {
        Compilation compilation = compile(List.of(
                DeclaredRow.parse("difference | m | d = a - b | a: m; b: m").with(ACCEPT)));
        assertEquals(List.of("""
                [precision] no loss of digits was found that would have to be accepted (1:1)
                    precision: such arguments do not occur
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  help: leave this out"""), compilation.messages(Kind.WARNING));
    }

    @Test
    void whatLosesNoMoreThanItMustIsNotWarnedOf() {
        Compilation compilation = compile(DataFile.rows("precision-silent.txt"));
        assertTrue(compilation.success(), compilation.log());
    }

    /** A form that is equal and no better is warned of in its own text. */
    @Test
    void aComputingFormThatLosesTheSameIsWarnedOf() {
        Compilation compilation = compile(List.of(DeclaredRow.parse(
                "versine | | y = 2 sin(x/2)^2 | x: rad: 0 <= x <= 1 | | computeAs = \"y = 1 - cos x\"")));
        assertEquals(List.of("""
                [precision] `1 - cos x` loses digits at x = 0.00001: `y` is computed as 5.000000413701855e-11 and is \
                4.999999999958334e-11 (1:5)
                    y = 1 - cos x
                        ^^^^^^^^^ leaves 7 of 16 digits
                  help: write computeAs = "y = 2 sin(x/2)^2\""""), compilation.messages(Kind.WARNING));
    }

    /** Of several outputs it is the one that loses digits which is shown. */
    @Test
    void anOutputMadeOfAnotherIsComputedWithoutIt() {
        Compilation compilation = Compilation.in(folder)
                .source("p/Motion.java", Sources.motion("""
                        /** Shares.
                         * @param relative share that is left
                         * @param loss share that is lost
                         */
                        record Shares(double relative, double loss) {}

                        /** A test.
                         * @param f share that is stretched
                         * @param r by how much
                         */
                        @Formula(
                            equation = "relative = 1/((1 - f) + f r); loss = 1 - relative",
                            assumptions = "Some.",
                            excludes = "Much.",
                            derivation = "Obvious.")
                        Shares shares(
                            @Param(value = "f", domain = "0 <= f <= 1") double f,
                            @Param(value = "r", domain = "r > 0") double r);
                        """))
                .compile();
        assertEquals(List.of("""
                [precision] `1 - relative` loses digits at f = 1e-10, r = 3: `loss` is computed as \
                2.000000165480742e-10 and is 1.9999999996e-10 (1:38)
                    relative = 1/((1 - f) + f r); loss = 1 - relative
                                                         ^^^^^^^^^^^^ leaves 7 of 16 digits
                  help: write computeAs = "relative = 1/((1 - f) + f r); loss = f (r - 1)/((1 - f) + f r)\""""), compilation.messages(Kind.WARNING), compilation.log());
    }

    @ParameterizedTest
    @MethodSource
    void aComputingFormIsProvedOrTestedOrRefused(Block block) {
        Compilation compilation = compile(List.of(block.row()));
        String known = compilation.success()
                ? DeclaredRow.formulas(compilation)
                                .get(0)
                                .analysis()
                                .equivalence()
                                .orElseThrow()
                                .proved()
                        ? "proved"
                        : "tested at "
                                + DeclaredRow.formulas(compilation)
                                        .get(0)
                                        .analysis()
                                        .equivalence()
                                        .orElseThrow()
                                        .points()
                                + " points"
                : String.join("\n", compilation.errors());
        assertEquals(block.said(), known, compilation.log());
    }

    static List<Block> aComputingFormIsProvedOrTestedOrRefused() {
        return DataFile.blocks("precision-equal.txt");
    }

    private Compilation compile(List<DeclaredRow> rows) {
        return DeclaredRow.in(folder, rows).compile();
    }
}
