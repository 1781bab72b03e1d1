package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The shipped catalogue against its published schema. */
class CatalogueTest {

    @Test
    void theShippedCatalogueFollowsTheSchema() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(resource("/org/formulary/processor/catalogue-1.schema.json"));
        assertEquals(
                List.of(),
                schema.validate(resource("/META-INF/formulary/physics.communication.json"), InputFormat.JSON));
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = CatalogueTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
