package org.formulary.site.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.formulary.site.Fixture;
import org.junit.jupiter.api.Test;

class CatalogueReaderTest {

    private static final String JSON = Fixture.json("physics.communication");

    private static Catalogue read(String json) {
        return new CatalogueReader().read(json, "a.json");
    }

    private static String refusal(String json) {
        return assertThrows(CatalogueException.class, () -> read(json)).getMessage();
    }

    @Test
    void readsWhatIsThere() {
        Catalogue set = read(JSON);

        assertEquals("physics.communication", set.id());
        assertEquals("org.formulary.mlsys.communication.CommunicationFormulas", set.qualifiedClassName());
        Formula ring = set.formulas().get(0);
        assertEquals("ring-allreduce-time", ring.id());
        assertEquals(Optional.of("T_ring"), ring.symbol());
        assertEquals(4, ring.parameters().size());
        assertEquals(Optional.of("byte/s"), ring.parameters().get(2).unit());
        assertEquals("35.028", ring.examples().get(0).then().get(0).number());
        assertTrue(ring.examples().get(1).refused());
        assertEquals(200, ring.laws().get(0).points());
    }

    @Test
    void whatIsAbsentIsEmptyAndNeverNull() {
        Catalogue bare = read("""
                {"schema": "https://formulary.org/schema/catalogue-1.json", "id": "a", "title": "A", "text": "",
                 "package": "", "interface": "A", "class": "AFormulas",
                 "formulas": [{"id": "f", "method": "f", "summary": "F.", "parameters": [], "outputs": [], "body": "none",
                   "equation": {"text": "f = 1", "latex": "f = 1", "latexForRendering": "f = 1", "mathml": "<math/>"},
                   "java": {"signature": "double f()"}}]}""");

        assertEquals(List.of(), bare.symbols());
        assertEquals(List.of(), bare.references());
        assertEquals(List.of(), bare.uses());
        assertEquals("AFormulas", bare.qualifiedClassName());
        Formula formula = bare.formulas().get(0);
        assertEquals(Optional.empty(), formula.computeAs());
        assertEquals(List.of(), formula.aliases());
        assertEquals("F", formula.heading());
    }

    @Test
    void refusesAnotherVersion() {
        assertEquals(
                "a.json: not a catalogue of this version: schema is \"https://formulary.org/schema/catalogue-2.json\","
                        + " expected \"https://formulary.org/schema/catalogue-1.json\"",
                refusal(JSON.replace("catalogue-1.json", "catalogue-2.json")));
        assertTrue(refusal("{}").contains("schema is missing"));
        assertTrue(refusal("[]").contains("schema is missing"));
        assertTrue(refusal("").contains("schema is missing"));
    }

    @Test
    void refusesACutOffFileWithItsPlace() {
        String message = refusal(JSON.substring(0, JSON.length() / 2));

        assertTrue(message.startsWith("a.json: damaged catalogue: "), message);
        assertTrue(message.matches("(?s).*\\(line \\d+, column \\d+\\)"), message);
    }

    @Test
    void refusesAMissingKeyAndNamesIt() {
        String message = refusal(JSON.replace("\"summary\": \"Time of a ring AllReduce.\",", ""));

        assertTrue(message.contains("at formulas.[0].summary"), message);
        assertTrue(message.contains("'summary'"), message);
    }

    @Test
    void refusesAKeyThatStandsTwice() {
        assertTrue(refusal(JSON.replace("\"uses\": [],", "\"uses\": [], \"uses\": [],"))
                .contains("uses"));
    }

    @Test
    void refusesNull() {
        assertTrue(refusal(JSON.replace("\"title\": \"Time of a ring AllReduce\"", "\"summary\": null"))
                .contains("summary"));
    }

    @Test
    void refusesAnotherTypeOfValue() {
        String message = refusal(JSON.replace("\"points\": 200", "\"points\": \"many\""));

        assertTrue(message.contains("points"), message);
    }

    @Test
    void refusesWhatFollowsTheCatalogue() {
        assertTrue(refusal(JSON + "{}").contains("damaged"));
    }
}
