package org.formulary.processor.equation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.formulary.processor.problem.Problem;
import org.formulary.quantity.Rational;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Inputs on which other tools have gone wrong, each under the id of its report, in our language; where the text as it
 * was given is one we refuse, with what is said of it.
 */
class GivenCasesTest {

    static List<JsonNode> cases() throws IOException {
        List<JsonNode> cases = new ArrayList<>();
        ObjectMapper json = new ObjectMapper();
        for (String line : Row.read("given-cases.jsonl").lines().toList()) {
            cases.add(json.readTree(line));
        }
        return cases;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReadAsItsReportSays(JsonNode given) {
        Parsed<Equation> parsed =
                Parser.parseEquation("y = " + given.get("written").asText(), TestNames.TABLE);
        if (given.has("refused")) {
            Problem problem = parsed.problems().get(0);
            assertEquals(given.get("refused").asText(), problem.summary());
            assertEquals(given.get("help").asText(), problem.help().orElseThrow());
            return;
        }
        assertTrue(parsed.isClean(), () -> parsed.problems().toString());
        Expr value = parsed.tree().orElseThrow().outputs().get(0).value();
        if (given.has("shape")) {
            assertEquals(given.get("shape").asText(), Shape.of(value));
        } else {
            assertEquals(
                    given.get("value").asText(),
                    new ExactValue(environment(given)).of(value).toString());
        }
    }

    private static Map<String, Rational> environment(JsonNode given) {
        Map<String, Rational> environment = new HashMap<>();
        given.path("with")
                .properties()
                .forEach(entry -> environment.put(
                        entry.getKey(),
                        Rational.of(new BigDecimal(entry.getValue().asText()))));
        return environment;
    }
}
