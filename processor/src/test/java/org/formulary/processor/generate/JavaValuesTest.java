package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Parameter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What generated Java computes, row by row: equation, arguments, value. */
class JavaValuesTest {

    private static GeneratedJava java;

    @BeforeAll
    static void compileAllRows(@TempDir Path folder) throws Exception {
        java = GeneratedJava.of(TextSets.set(rows().map(JavaValuesTest::formula).toList()), folder);
    }

    static Stream<JsonNode> rows() throws IOException {
        return JsonRows.of("java-values.jsonl");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void computes(JsonNode row) throws Throwable {
        CheckedFormula formula = formula(row);
        Object[] arguments = arguments(formula, row);
        String value = row.get("value").asText();
        if (value.equals("overflow") || value.equals("undefined")) {
            ArithmeticException thrown =
                    assertThrows(ArithmeticException.class, () -> java.call(formula.method(), arguments));
            if (value.equals("overflow")) {
                assertTrue(
                        thrown.getMessage().startsWith(formula.method() + ": the result passes the "),
                        thrown.getMessage());
            }
            return;
        }
        Object expected = switch (row.get("result").asText()) {
            case "int" -> Integer.valueOf(value);
            case "long" -> Long.valueOf(value);
            default -> Double.valueOf(value);
        };
        assertEquals(expected, java.call(formula.method(), arguments));
    }

    private static CheckedFormula formula(JsonNode row) {
        return TextSets.formula(
                "row" + row.get("id").asText().replace("-", ""),
                row.get("result").asText(),
                row.get("equation").asText(),
                JsonRows.texts(row.get("parameters")));
    }

    private static Object[] arguments(CheckedFormula formula, JsonNode row) {
        List<Object> arguments = new ArrayList<>();
        List<String> given = JsonRows.texts(row.get("arguments"));
        for (int i = 0; i < given.size(); i++) {
            Parameter parameter = formula.parameters().get(i);
            NumberType type = parameter.variable().type();
            arguments.add(
                    type == NumberType.INT
                            ? (Object) Integer.valueOf(given.get(i))
                            : type == NumberType.LONG
                                    ? (Object) Long.valueOf(given.get(i))
                                    : Double.valueOf(given.get(i)));
        }
        return arguments.toArray();
    }
}
