package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Trend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which way the outputs of declared formulas go, as the compiled set says it. */
class TrendTest {

    @TempDir
    Path folder;

    @Test
    void eachRowGoesAsItSays() {
        List<DataFile.Block> blocks = DataFile.blocks("trends.txt");
        Compilation compilation = DeclaredRow.in(
                        folder, blocks.stream().map(DataFile.Block::row).toList())
                .compile();
        String found = DeclaredRow.formulas(compilation).stream()
                .map(formula -> formula.method() + ": "
                        + said(formula.analysis().behaviours().get(0)))
                .collect(Collectors.joining("\n"));
        String expected = blocks.stream()
                .map(block -> block.row().name() + ": " + block.said())
                .collect(Collectors.joining("\n"));
        assertEquals(expected, found, compilation.log());
    }

    @Test
    void whatIsNotMonotoneComesWithPairsOfPoints() {
        DeclaredRow row = DeclaredRow.parse("wave | ms | T = a x^2 | x:; a: s: a > 0");
        Compilation compilation = DeclaredRow.in(folder, List.of(row)).compile();
        List<Trend> trends = DeclaredRow.formulas(compilation)
                .get(0)
                .analysis()
                .behaviours()
                .get(0)
                .trends();
        assertEquals(
                List.of(
                        new Trend(
                                "x",
                                Direction.NOT_MONOTONE,
                                List.of(
                                        "x = 0 and 0.1, a = 1 s: T = 0 ms and 10 ms",
                                        "x = -1 and 0, a = 1 s: T = 1000 ms and 0 ms")),
                        Trend.of("a", Direction.NONDECREASING)),
                trends);
    }

    private static String said(Behaviour behaviour) {
        return Stream.concat(
                        Stream.of(word(behaviour.sign())),
                        behaviour.trends().stream().map(trend -> trend.parameter() + " " + word(trend.direction())))
                .collect(Collectors.joining("; "));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
