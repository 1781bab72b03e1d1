package org.formulary.processor.generate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Rows of data beside the tests, one JSON object a line. */
final class JsonRows {

    private JsonRows() {}

    static Stream<JsonNode> of(String file) throws IOException {
        ObjectMapper json = new ObjectMapper();
        try (var stream = JsonRows.class.getResourceAsStream(file)) {
            List<JsonNode> rows = new ArrayList<>();
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                rows.add(json.readTree(line));
            }
            return rows.stream();
        }
    }

    static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
