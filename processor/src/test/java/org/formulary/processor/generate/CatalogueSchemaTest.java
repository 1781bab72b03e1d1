package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.model.CatalogueSchema;
import org.formulary.processor.model.CheckedSet;
import org.junit.jupiter.api.Test;

/** The schema file says what is written, all of it and nothing more. */
class CatalogueSchemaTest {

    private static final String TEXT = Catalogues.resource("/org/formulary/processor/catalogue-1.schema.json");
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(TEXT, InputFormat.JSON);

    private final ObjectMapper mapper = new ObjectMapper();

    @Test
    void everythingWrittenIsValid() throws Exception {
        for (CheckedSet set : Catalogues.all()) {
            assertEquals(List.of(), SCHEMA.validate(mapper.readTree(Catalogues.lines(set))));
        }
    }

    @Test
    void theSchemaIsItselfValidAndNamesItsVersion() throws Exception {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(com.networknt.schema.SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        JsonNode schema = mapper.readTree(TEXT);
        assertEquals(List.of(), meta.validate(schema));
        assertEquals(CatalogueSchema.ID, schema.get("$id").textValue());
        assertEquals(CatalogueSchema.ID, schema.at("/properties/schema/const").textValue());
    }

    @Test
    void everyMemberIsDescribedAndNoOtherIsAllowed() throws Exception {
        List<JsonNode> objects = objects(mapper.readTree(TEXT), new ArrayList<>());
        assertTrue(objects.size() > 20, "only " + objects.size() + " objects found");
        for (JsonNode object : objects) {
            // A schema that tells kinds apart leaves the members to the kind.
            assertEquals(
                    object.has("allOf"), object.path("additionalProperties").asBoolean(true), object.toString());
            object.get("properties")
                    .properties()
                    .forEach(member -> assertFalse(
                            member.getValue().path("description").asText().isBlank(), member.getKey()));
        }
    }

    private static List<JsonNode> objects(JsonNode schema, List<JsonNode> objects) {
        if (schema.path("properties").isObject() && schema.has("type")) {
            objects.add(schema);
        }
        schema.forEach(part -> objects(part, objects));
        return objects;
    }

    @Test
    void unknownMembersNullsAndWrongTreesAreInvalid() throws Exception {
        assertInvalid("/formulas/0", "{\"author\": \"me\"}");
        assertInvalid("/formulas/0", "{\"symbol\": null}");
        assertInvalid("/formulas/0/equation/outputs/0/tree", "{\"op\": \"xor\"}");
        assertInvalid("/formulas/0/equation/outputs/0/tree", "{\"args\": []}");
        assertInvalid("/formulas/0/parameters/0", "{\"type\": \"float\"}");
        assertInvalid("/formulas/0/parameters/0/domain/lower", "{\"value\": \"1.5\"}");
        assertInvalid("", "{\"schema\": \"https://formulary.org/schema/catalogue-2.json\"}");
    }

    private void assertInvalid(String place, String members) throws Exception {
        JsonNode catalogue = mapper.readTree(Catalogues.lines(Catalogues.communication()));
        ((ObjectNode) catalogue.at(place)).setAll((ObjectNode) mapper.readTree(members));
        List<Error> errors = SCHEMA.validate(catalogue);
        assertFalse(errors.isEmpty(), place + " " + members);
    }
}
