package org.formulary.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.read.CatalogueReader;

/** Data files of declared formulas, each with indented lines below it that say what becomes of it. */
final class RowBlocks {

    private RowBlocks() {}

    /** A formula and what is said of it. */
    record Block(DeclaredRow row, String said) {
        @Override
        public String toString() {
            return row.name();
        }
    }

    /** The blocks of a file. */
    static List<Block> read(String name) {
        List<Block> blocks = new ArrayList<>();
        text(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .forEach(line -> {
                    if (line.startsWith("  ")) {
                        Block last = blocks.remove(blocks.size() - 1);
                        String more =
                                last.said().isEmpty() ? line.substring(2) : last.said() + "\n" + line.substring(2);
                        blocks.add(new Block(last.row(), more));
                    } else {
                        blocks.add(new Block(DeclaredRow.parse(line), ""));
                    }
                });
        return blocks;
    }

    private static String text(String name) {
        try (InputStream stream = RowBlocks.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The formulas of the compiled rows. */
    static List<CheckedFormula> formulas(Compilation compilation) {
        return CatalogueReader.read("p.Rows", compilation.generated("META-INF/formulary/test.rows.json"))
                .formulas();
    }
}
