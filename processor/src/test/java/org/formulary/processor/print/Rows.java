package org.formulary.processor.print;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;

/** Rows of data beside the tests, one JSON object a line, and the trees of the texts in them. */
final class Rows {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Rows() {}

    static List<JsonNode> of(String file) {
        try (InputStream stream = Rows.class.getResourceAsStream(file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Rows::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every name is a symbol, but for the formulas and the undeclared names that a row lists. */
    static NameTable names(JsonNode row) {
        return names(texts(row, "formulas"), texts(row, "undeclared"));
    }

    static NameTable names(Set<String> formulas, Set<String> undeclared) {
        return new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return !formulas.contains(name) && !undeclared.contains(name);
            }

            @Override
            public Optional<String> formula(String name) {
                return formulas.contains(name) ? Optional.of("test/" + name) : Optional.empty();
            }
        };
    }

    static Equation equation(JsonNode row) {
        return clean(Parser.parseEquation(row.get("input").asText(), names(row)));
    }

    static Equation equation(String text) {
        return clean(Parser.parseEquation(text, names(Set.of(), Set.of())));
    }

    static Condition condition(String text) {
        return clean(Parser.parseCondition(text, names(Set.of(), Set.of())));
    }

    static Law law(String text) {
        return clean(Parser.parseLaw(text, names(Set.of(), Set.of())));
    }

    static <T> T clean(Parsed<T> parsed) {
        if (!parsed.isClean()) {
            throw new AssertionError(parsed.problems());
        }
        return parsed.tree().orElseThrow();
    }

    private static Set<String> texts(JsonNode row, String key) {
        return StreamSupport.stream(row.path(key).spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.toUnmodifiableSet());
    }
}
