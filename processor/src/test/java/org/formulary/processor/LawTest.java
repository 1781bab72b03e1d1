package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.model.CheckedFormula;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of laws: proved for all arguments, tested at points, or refuted with one. */
class LawTest {

    @TempDir
    Path folder;

    @Test
    void eachLawIsProvedOrTestedAsItsRowSays() {
        List<DataFile.Block> blocks = DataFile.blocks("laws.txt");
        Compilation compilation =
                compile(blocks.stream().map(DataFile.Block::row).toList());
        String found = DeclaredRow.formulas(compilation).stream()
                .map(formula -> formula.method() + ": " + said(formula))
                .collect(Collectors.joining("\n"));
        String expected = blocks.stream()
                .map(block -> block.row().name() + ": " + block.said())
                .collect(Collectors.joining("\n"));
        assertEquals(expected, found, compilation.log());
    }

    private static String said(CheckedFormula formula) {
        return formula.laws().stream()
                .map(law -> law.proved() ? "proved" : "tested")
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest
    @MethodSource
    void aLawThatFailsIsRefusedWithAPoint(DataFile.Block block) {
        Compilation compilation = compile(List.of(block.row()));
        assertEquals(block.said(), String.join("\n", compilation.errors()), compilation.log());
    }

    static Stream<DataFile.Block> aLawThatFailsIsRefusedWithAPoint() {
        return DataFile.blocks("laws-refuted.txt").stream();
    }

    @ParameterizedTest
    @MethodSource
    void aDomainWithoutAValueIsRefusedWithAPoint(DataFile.Block block) {
        Compilation compilation = compile(List.of(block.row()));
        assertEquals(block.said(), String.join("\n", compilation.errors()), compilation.log());
    }

    static Stream<DataFile.Block> aDomainWithoutAValueIsRefusedWithAPoint() {
        return DataFile.blocks("domain-texts.txt").stream();
    }

    private Compilation compile(List<DeclaredRow> rows) {
        return DeclaredRow.in(folder, rows).compile();
    }
}
