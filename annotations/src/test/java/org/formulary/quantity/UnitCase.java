package org.formulary.quantity;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A line of {@code unit-cases.jsonl}: a mistake some tool made, in our spelling.
 *
 * @param id the number of the given case
 * @param source where the mistake was reported
 * @param check which question is asked
 * @param input the text or first operand
 * @param with the second operand or target, null where there is none
 * @param expect the answer, or a part of the message; null where the check says it all
 */
record UnitCase(String id, String source, String check, String input, String with, String expect) {

    static Stream<UnitCase> all() {
        ObjectMapper json = new ObjectMapper();
        return lines("unit-cases.jsonl").stream().map(line -> {
            try {
                return json.readValue(line, UnitCase.class);
            } catch (IOException fault) {
                throw new UncheckedIOException(line, fault);
            }
        });
    }

    static List<String> lines(String file) {
        try (InputStream data = Objects.requireNonNull(UnitCase.class.getResourceAsStream(file), file)) {
            return new String(data.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(file, fault);
        }
    }

    @Override
    public String toString() {
        return id + " " + check + ": " + input + (with == null ? "" : ", " + with);
    }
}
