package org.formulary.tests.rows;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A line of {@code communication-rows.jsonl}: a call of a peer's function and what came of it, as given, with what this
 * project adds to it.
 *
 * @param id added: the number of the line in the given data
 * @param function the peer's name of the function
 * @param arguments by the peer's parameter names; special values are objects, such as {@code {"float": "nan"}} or
 *     {@code {"quantity": "50 GB/s"}}
 * @param tag {@code random}, {@code edge}, {@code quantity} or {@code bad}
 * @param value what the peer returned, or null
 * @param exact the value in exact arithmetic, or null
 * @param here added, or empty: quantities that this project spells otherwise, by parameter; {@code why} says why
 * @param why added with {@code here}
 * @param refused added to rows that this project refuses, else null: the peer's name of the parameter to be named
 * @param operand added to LaTeX rows, else null: what stands as an operand in the place of N
 */
@JsonIgnoreProperties({"source", "unit", "type", "note", "error", "message"})
record Row(
        @JsonProperty("id") String id,
        @JsonProperty("fn") String function,
        @JsonProperty("args") Map<String, JsonNode> arguments,
        @JsonProperty("tag") String tag,
        @JsonProperty("value") JsonNode value,
        @JsonProperty("exact") JsonNode exact,
        @JsonProperty("here") Map<String, String> here,
        @JsonProperty("why") String why,
        @JsonProperty("refused") String refused,
        @JsonProperty("operand") String operand) {

    Row {
        here = here == null ? Map.of() : here;
    }

    /** All rows, in the order given. */
    static List<Row> all() {
        try (InputStream data = Row.class.getResourceAsStream("communication-rows.jsonl");
                BufferedReader lines = new BufferedReader(new InputStreamReader(data, StandardCharsets.UTF_8))) {
            return lines.lines().map(Row::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Row parse(String line) {
        try {
            return Json.MAPPER.readValue(line, Row.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the peer was given as a quantity for the parameter, as this project spells it. */
    String quantity(String parameter) {
        return here.getOrDefault(
                parameter, arguments.get(parameter).get("quantity").textValue());
    }

    @Override
    public String toString() {
        return id + " " + function + arguments;
    }
}
