package org.formulary.tests.rows;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads JSON without losing a digit. */
final class Json {

    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private Json() {}

    /** A resource, absolute or beside this class. */
    static JsonNode resource(String name) {
        try (InputStream data = Json.class.getResourceAsStream(name)) {
            if (data == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return MAPPER.readTree(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
