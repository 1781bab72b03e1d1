package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * Every shipped formula solved for every parameter, against the table of what became of each: a form, where it holds beyond
 * what the formula says, and whether it is proved to have a value there; or why there is none.
 */
class SolvedTest {

    private static final JsonNode CATALOGUE = catalogue();

    @Test
    void everyParameterIsClassifiedAsTheTableSays() throws IOException {
        List<String> found = new ArrayList<>();
        for (JsonNode formula : CATALOGUE.get("formulas")) {
            for (JsonNode solution : formula.get("solutions")) {
                found.addAll(rows(formula, solution));
            }
        }
        List<String> expected = text("solved.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    @Test
    void allRealParametersAndMostOthersHaveAClosedForm() {
        int pairs = 0;
        int closed = 0;
        int real = 0;
        int realClosed = 0;
        int proved = 0;
        for (JsonNode formula : CATALOGUE.get("formulas")) {
            for (JsonNode solution : formula.get("solutions")) {
                boolean isReal = isReal(formula, solution.get("parameter").asText());
                boolean isClosed = solution.get("status").asText().equals("closed form");
                pairs++;
                closed += isClosed ? 1 : 0;
                real += isReal ? 1 : 0;
                realClosed += isReal && isClosed ? 1 : 0;
                proved += isReal && isClosed && isProved(solution) ? 1 : 0;
            }
        }
        assertEquals(59, pairs);
        assertTrue(closed >= 44, "only " + closed);
        assertEquals(37, real);
        assertEquals(real, realClosed);
        assertTrue(proved * 10 >= real * 9, "only " + proved + " of " + real);
    }

    private static boolean isReal(JsonNode formula, String symbol) {
        return StreamSupport.stream(formula.get("parameters").spliterator(), false)
                .anyMatch(parameter -> parameter.get("symbol").asText().equals(symbol)
                        && parameter.get("type").asText().equals("double"));
    }

    private static boolean isProved(JsonNode solution) {
        return StreamSupport.stream(solution.get("inverses").spliterator(), false)
                .allMatch(inverse ->
                        inverse.get("definedness").get("status").asText().equals("proved"));
    }

    private static List<String> rows(JsonNode formula, JsonNode solution) {
        String pair =
                formula.get("id").asText() + " | " + solution.get("parameter").asText() + " | ";
        List<String> rows = new ArrayList<>();
        if (solution.get("inverses").isEmpty()) {
            String reason =
                    solution.has("reason") ? ": " + solution.get("reason").asText() : "";
            rows.add(pair + solution.get("status").asText() + reason);
        }
        for (JsonNode inverse : solution.get("inverses")) {
            rows.add(pair + inverse.get("equation").get("text").asText() + " | " + domains(inverse) + " | "
                    + inverse.get("definedness").get("status").asText());
        }
        if (!solution.get("searches").isEmpty()) {
            rows.add(pair
                    + StreamSupport.stream(solution.get("searches").spliterator(), false)
                            .map(search -> search.get("search").asText())
                            .collect(Collectors.joining(", ")));
        }
        return rows;
    }

    private static String domains(JsonNode inverse) {
        return StreamSupport.stream(inverse.get("domains").spliterator(), false)
                .map(entry -> entry.get("domain").get("text").asText())
                .collect(Collectors.joining("; "));
    }

    private static JsonNode catalogue() {
        try {
            return new ObjectMapper().readTree(text("/META-INF/formulary/physics.communication.json"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(String name) throws IOException {
        try (InputStream in = SolvedTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
