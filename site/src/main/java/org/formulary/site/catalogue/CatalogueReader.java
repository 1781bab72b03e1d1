package org.formulary.site.catalogue;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.List;
import java.util.stream.Collectors;

/** Reads a catalogue file. */
public final class CatalogueReader {

    /** The format that this version reads. */
    static final String SCHEMA = "https://formulary.org/schema/catalogue-1.json";

    private final ObjectMapper mapper = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            // What pages do not show, trees above all, is not read.
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .withConfigOverride(
                    List.class, o -> o.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY, Nulls.FAIL)))
            .build();

    /**
     * Reads a catalogue.
     *
     * @param json its text
     * @param source where it comes from, for messages
     * @throws CatalogueException if it is damaged or of another version
     */
    public Catalogue read(String json, String source) {
        try {
            JsonNode tree = mapper.readTree(json);
            String schema = tree.path("schema").asText("");
            if (!schema.equals(SCHEMA)) {
                throw new CatalogueException(source + ": not a catalogue of this version: schema is "
                        + (schema.isEmpty() ? "missing" : "\"" + schema + "\"") + ", expected \"" + SCHEMA + "\"");
            }
            return mapper.reader(new InjectableValues.Std().addValue(Catalogue.JSON, json))
                    .forType(Catalogue.class)
                    .readValue(json);
        } catch (JsonProcessingException e) {
            throw new CatalogueException(source + ": damaged catalogue: " + describe(e), e);
        }
    }

    private static String describe(JsonProcessingException e) {
        String place = e.getLocation() == null
                ? ""
                : " (line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr() + ")";
        String path = e instanceof JsonMappingException mapping
                ? mapping.getPath().stream()
                        .map(r -> r.getFieldName() == null ? "[" + r.getIndex() + "]" : r.getFieldName())
                        .collect(Collectors.joining("."))
                : "";
        return (path.isEmpty() ? "" : "at " + path + ": ") + e.getOriginalMessage() + place;
    }
}
