package org.formulary.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What derivatives and elasticities read like, in which unit they are, and where they are not told. */
class DifferentiatingTest {

    @TempDir
    Path folder;

    /** The generated methods are compiled along. */
    @Test
    void eachFormulaIsDifferentiatedAsTheRowsSay() throws IOException {
        List<String> lines = text("slopes.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        List<DeclaredRow> rows = lines.stream()
                .filter(line -> !line.startsWith("  "))
                .map(DeclaredRow::parse)
                .toList();
        Compilation compilation = Compilation.in(folder)
                .source("p/Rows.java", DeclaredRow.source(rows))
                .compile();
        // Some of the rows lose digits, which is a warning, and warnings stop a compilation here.
        assertEquals(
                List.of(),
                compilation.errors().stream()
                        .filter(error -> !error.startsWith("warnings found"))
                        .toList());
        JsonNode formulas = new ObjectMapper()
                .readTree(compilation.generated("META-INF/formulary/test.rows.json"))
                .get("formulas");
        List<String> found = new ArrayList<>();
        int row = 0;
        for (String line : lines) {
            if (!line.startsWith("  ")) {
                found.add(line);
                found.addAll(told(formulas.get(row)));
                row++;
            }
        }
        assertEquals(String.join("\n", lines), String.join("\n", found));
    }

    @Test
    void atAnEdgeThereIsARefusalAndBesideItTheDerivative() throws Exception {
        Compilation compilation = Compilation.in(folder)
                .source(
                        "p/Rows.java",
                        DeclaredRow.source(
                                List.of(DeclaredRow.parse("away | m | d = abs(x - c) | x: m: x >= 0; c: m"))))
                .compile();
        try (URLClassLoader loader = compilation.loader()) {
            Class<?> formulas = loader.loadClass("p.RowsFormulas");
            Method method = formulas.getMethod("awayDerivativeByP_x", double.class, double.class);
            assertEquals(-1.0, method.invoke(null, 1.0, 2.0));
            assertEquals(1.0, method.invoke(null, 3.0, 2.0));
            InvocationTargetException refused =
                    assertThrows(InvocationTargetException.class, () -> method.invoke(null, 2.0, 2.0));
            assertEquals(
                    "awayDerivativeByP_x: p_x (x) not differentiable here: x - c != 0 fails",
                    refused.getCause().getMessage());
            assertEquals(
                    "\\frac{\\partial d}{\\partial x} = \\operatorname{sgn}(x - c)",
                    formulas.getMethod("awayDerivativeByP_xLatex").invoke(null));
        }
    }

    private static List<String> told(JsonNode formula) {
        List<String> lines = new ArrayList<>();
        for (JsonNode sensitivity : formula.get("sensitivities")) {
            if (sensitivity.has("reason")) {
                lines.add("  " + sensitivity.get("parameter").asText() + " none: "
                        + sensitivity.get("reason").asText());
                continue;
            }
            JsonNode derivative = sensitivity.get("derivative");
            String unit =
                    derivative.has("unit") ? " | " + derivative.get("unit").asText() : " | 1";
            String domain = sensitivity.has("domain")
                    ? " | " + sensitivity.get("domain").get("text").asText()
                    : "";
            lines.add("  " + equation(derivative) + unit + domain);
            lines.add("  " + equation(sensitivity.get("elasticity")));
        }
        return lines;
    }

    private static String equation(JsonNode form) {
        return form.get("equation").get("text").asText();
    }

    private static String text(String name) throws IOException {
        try (InputStream stream = DifferentiatingTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
