package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every shipped formula with one result differentiated by every real parameter, against the table of what became of each: the
 * derivative, its unit and the elasticity, or why there are none.
 */
class DerivativesTest {

    @Test
    void everyParameterIsAsTheTableSays() throws IOException {
        List<String> found = new ArrayList<>();
        JsonNode catalogue = new ObjectMapper().readTree(text("/META-INF/formulary/physics.communication.json"));
        for (JsonNode formula : catalogue.get("formulas")) {
            for (JsonNode sensitivity : formula.get("sensitivities")) {
                found.add(formula.get("id").asText() + " | "
                        + sensitivity.get("parameter").asText() + " | " + told(sensitivity));
            }
        }
        List<String> expected = text("derivatives.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    private static String told(JsonNode sensitivity) {
        if (sensitivity.has("reason")) {
            return "none: " + sensitivity.get("reason").asText();
        }
        JsonNode derivative = sensitivity.get("derivative");
        String unit = derivative.has("unit") ? derivative.get("unit").asText() : "1";
        String domain = sensitivity.has("domain")
                ? " | where " + sensitivity.get("domain").get("text").asText()
                : "";
        return equation(derivative) + " | " + unit + " | " + equation(sensitivity.get("elasticity")) + domain;
    }

    private static String equation(JsonNode form) {
        return form.get("equation").get("text").asText();
    }

    private static String text(String name) throws IOException {
        try (InputStream in = DerivativesTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
