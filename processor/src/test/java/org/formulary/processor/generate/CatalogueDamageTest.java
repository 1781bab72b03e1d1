package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.formulary.processor.read.CatalogueException;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A damaged catalogue is refused with the place that is damaged, and nothing else comes of it. */
class CatalogueDamageTest {

    private static final List<String> WRONG = List.of(
            "null", "true", "-1", "1e300", "\"\"", "\"?\"", "\"1/0\"", "[]", "[null]", "{}", "{\"op\": \"neg\"}");

    private final ObjectMapper mapper = new ObjectMapper();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/id | id is missing",
                "/formulas | formulas is missing",
                "/formulas/0/method | formulas[0].method is missing",
                "/formulas/0/definedness | formulas[0].definedness is missing",
                "/formulas/0/finiteness | formulas[0].finiteness is missing",
                "/formulas/0/finiteness/trouble/place | formulas[0].finiteness.trouble.place is missing",
                "/formulas/1/parameters/0/type | formulas[1].parameters[0].type is missing",
                "/formulas/0/equation/outputs/0/tree/op | formulas[0].equation.outputs[0].tree.op is missing",
                "/formulas/0/laws/0/tree/claim/span | formulas[0].laws[0].tree.claim.span is missing",
                "/symbols/0/domain/condition | symbols[0].domain.condition is missing",
                "/references/0/title | references[0].title is missing"
            })
    void whatIsMissingIsNamedWithItsPlace(String pointer, String message) throws Exception {
        JsonNode catalogue = communication();
        int end = pointer.lastIndexOf('/');
        ((ObjectNode) catalogue.at(pointer.substring(0, end))).remove(pointer.substring(end + 1));
        assertEquals("the catalogue of p.Some is damaged: " + message, refusal(catalogue.toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/title | 1 | title is not a text",
                "/uses | [1] | uses[0] is not a text",
                "/formulas/0 | 1 | formulas[0] is not an object",
                "/formulas/0/equation/span | [4, 3] | formulas[0].equation.span is wrong: not a span: 4..3",
                "/formulas/0/equation/span | [4] | formulas[0].equation.span is not a pair of integers",
                "/formulas/0/finiteness/trouble/kind | \"odd\" | formulas[0].finiteness.trouble.kind `odd` is not known",
                "/formulas/0/parameters/0/type | \"float\" | formulas[0].parameters[0].type `float` is not known",
                "/formulas/0/equation/outputs/0/tree/op | \"xor\" | formulas[0].equation.outputs[0].tree.op `xor` is not known",
                "/formulas/0/equation/outputs/0/tree/args | [] | formulas[0].equation.outputs[0].tree.args has the wrong number of entries, 0",
                "/formulas/0/laws/0/tree/claim/op | \"xor\" | formulas[0].laws[0].tree.claim.op `xor` is not known"
            })
    void whatIsWrongIsNamedWithItsPlace(String pointer, String value, String message) throws Exception {
        JsonNode catalogue = communication();
        replace(catalogue, pointer, mapper.readTree(value));
        assertEquals("the catalogue of p.Some is damaged: " + message, refusal(catalogue.toString()));
    }

    @Test
    void anUnknownUnitIsNamedWithItsPlace() throws Exception {
        JsonNode catalogue = communication();
        replace(catalogue, "/formulas/0/parameters/0/unit", mapper.readTree("\"parsek/fortnight\""));
        String message = refusal(catalogue.toString());
        assertTrue(
                message.startsWith("the catalogue of p.Some is damaged: formulas[0].parameters[0].unit is wrong: "),
                message);
        assertTrue(message.contains("parsek"), message);
    }

    @Test
    void anotherVersionOfTheSchemaIsRefusedByName() {
        String later = Catalogues.lines(Catalogues.communication()).replaceFirst("catalogue-1", "catalogue-2");
        assertEquals(
                "the catalogue of p.Some follows https://formulary.org/schema/catalogue-2.json, and this processor reads"
                        + " https://formulary.org/schema/catalogue-1.json: compile the set again with the processor of"
                        + " this version",
                refusal(later));
    }

    @Test
    void whatIsNoJsonObjectIsRefused() {
        String ascii = Catalogues.ascii(Catalogues.communication());
        List<String> texts =
                new ArrayList<>(List.of("", " ", "null", "[]", "\"x\"", "{", "\0", ascii + "{}", ascii + "x"));
        for (int length = 1; length < ascii.length(); length += 997) {
            texts.add(ascii.substring(0, length));
        }
        for (String text : texts) {
            String message = refusal(text);
            assertTrue(message.startsWith("the catalogue of p.Some is damaged: it is not "), message);
        }
    }

    @Test
    void whateverIsDamagedTheReaderRefusesOrReadsASet() throws Exception {
        int refused = 0;
        for (JsonNode catalogue : List.of(oneFormula(), mapper.readTree(Catalogues.ascii(Catalogues.random(1))))) {
            List<String> pointers = pointers("", catalogue, new ArrayList<>());
            for (int i = 0; i < pointers.size(); i++) {
                // Three wrong values at each place, so that neighbours of a kind see all of them.
                refused +=
                        refusals(catalogue, pointers.get(i), List.of(wrong(3 * i), wrong(3 * i + 1), wrong(3 * i + 2)));
            }
        }
        assertTrue(refused > 1_000, "only " + refused + " refusals");
    }

    private static String wrong(int i) {
        return WRONG.get(i % WRONG.size());
    }

    /** The formula with a record, two forms of the equation, a law and an example. */
    private JsonNode oneFormula() throws Exception {
        JsonNode catalogue = communication();
        JsonNode formula = catalogue.at("/formulas/2");
        ((ArrayNode) catalogue.get("formulas")).removeAll().add(formula);
        return catalogue;
    }

    private int refusals(JsonNode catalogue, String pointer, List<String> wrongs) throws Exception {
        int end = pointer.lastIndexOf('/');
        JsonNode parent = catalogue.at(pointer.substring(0, end));
        JsonNode original = catalogue.at(pointer);
        int refused = 0;
        for (String wrong : wrongs) {
            replace(catalogue, pointer, mapper.readTree(wrong));
            refused += isRefused(catalogue, pointer + " = " + wrong) ? 1 : 0;
        }
        if (parent instanceof ObjectNode object) {
            object.remove(pointer.substring(end + 1));
            refused += isRefused(catalogue, pointer + " removed") ? 1 : 0;
        }
        replace(catalogue, pointer, original);
        return refused;
    }

    private static boolean isRefused(JsonNode catalogue, String damage) {
        try {
            CatalogueReader.read("p.Some", catalogue.toString());
            return false;
        } catch (CatalogueException e) {
            assertTrue(e.getMessage().startsWith("the catalogue of p.Some "), damage + ": " + e.getMessage());
            return true;
        } catch (RuntimeException e) {
            throw new AssertionError(damage, e);
        }
    }

    private static List<String> pointers(String place, JsonNode node, List<String> pointers) {
        if (node.isObject()) {
            node.properties().forEach(member -> {
                String pointer = place + "/" + member.getKey();
                pointers.add(pointer);
                pointers(pointer, member.getValue(), pointers);
            });
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            pointers.add(place + "/" + i);
            pointers(place + "/" + i, node.get(i), pointers);
        }
        return pointers;
    }

    private static void replace(JsonNode catalogue, String pointer, JsonNode value) {
        int end = pointer.lastIndexOf('/');
        JsonNode parent = catalogue.at(pointer.substring(0, end));
        String key = pointer.substring(end + 1);
        if (parent instanceof ObjectNode object) {
            object.set(key, value);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(key), value);
        }
    }

    private static String refusal(String json) {
        return assertThrows(CatalogueException.class, () -> CatalogueReader.read("p.Some", json))
                .getMessage();
    }

    private JsonNode communication() throws Exception {
        return mapper.readTree(Catalogues.lines(Catalogues.communication()));
    }
}
