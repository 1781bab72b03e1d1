package org.formulary.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A data file of rows; lines that begin with {@code #} say what is meant. */
final class DataFile {

    private DataFile() {}

    /** A row and what is said of it: the lines indented below it. */
    record Block(DeclaredRow row, String said) {
        @Override
        public String toString() {
            return row.name();
        }
    }

    /** The rows of a file beside the tests. */
    static List<Block> blocks(String name) {
        List<Block> blocks = new ArrayList<>();
        for (String line : text(name).lines().toList()) {
            if (line.startsWith("  ")) {
                Block last = blocks.remove(blocks.size() - 1);
                String said = last.said().isEmpty() ? "" : last.said() + "\n";
                blocks.add(new Block(last.row(), said + line.substring(2)));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                blocks.add(new Block(DeclaredRow.parse(line), ""));
            }
        }
        return blocks;
    }

    /** The rows of a file of which nothing is said. */
    static List<DeclaredRow> rows(String name) {
        return blocks(name).stream().map(Block::row).toList();
    }

    private static String text(String name) {
        try (InputStream stream = DataFile.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
