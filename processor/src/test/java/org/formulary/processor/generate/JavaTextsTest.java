package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How generated Java reads, row by row: equation, and lines that the class holds. */
class JavaTextsTest {

    static Stream<JsonNode> rows() throws IOException {
        return JsonRows.of("java-texts.jsonl");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsAsWrittenByHand(JsonNode row) {
        List<String> parameters = JsonRows.texts(row.get("parameters"));
        String source = TextSets.source(TextSets.set(List.of(TextSets.formula(
                "f", row.get("result").asText(), row.get("equation").asText(), parameters))));
        for (JsonNode line : row.get("java")) {
            assertTrue(source.contains(line.asText()), () -> line.asText() + "\nis not in\n" + source);
        }
    }
}
