package org.formulary.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lines of data files beside the tests; what begins with {@code #} is a comment. */
final class DataRows {

    private DataRows() {}

    static List<String> lines(String name) {
        return text(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    /** A row and, indented below it, what is said of it. */
    static Stream<String[]> blocks(String name) {
        List<String[]> blocks = new ArrayList<>();
        for (String line : lines(name)) {
            if (line.startsWith("  ")) {
                String[] last = blocks.get(blocks.size() - 1);
                last[1] = (last[1].isEmpty() ? "" : last[1] + "\n") + line.substring(2);
            } else {
                blocks.add(new String[] {line, ""});
            }
        }
        return blocks.stream();
    }

    private static String text(String name) {
        try (InputStream stream = DataRows.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
