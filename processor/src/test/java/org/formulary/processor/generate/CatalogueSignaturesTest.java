package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The signatures that a catalogue shows are those of the generated class. */
class CatalogueSignaturesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | double ringAllreduceTime(double messageBytes, long nGpus, double bandwidth, double latency)",
                "2 | Communication.OversubscriptionEffect oversubscriptionEffect(double commFraction, double oversubscriptionRatio)",
                "3 | long fatTreeHosts(long radix, long tiers)"
            })
    void inDeclaredUnits(int formula, String expected) throws Exception {
        assertEquals(expected, new CatalogueSignatures().plain(formula(formula, "")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | s | Quantity ringAllreduceTime(Quantity messageBytes, long nGpus, Quantity bandwidth, Quantity latency)",
                "0 | '' | double ringAllreduceTime(Quantity messageBytes, long nGpus, Quantity bandwidth, Quantity latency)",
                "2 | '' | none",
                "2 | s | CommunicationFormulas.OversubscriptionEffectQuantities oversubscriptionEffectQuantity(double commFraction, double oversubscriptionRatio)",
                "3 | '' | none",
                "3 | s | Quantity fatTreeHostsQuantity(long radix, long tiers)"
            })
    void inQuantities(int formula, String resultUnit, String expected) throws Exception {
        assertEquals(
                expected,
                new CatalogueSignatures()
                        .quantities(formula(formula, resultUnit))
                        .orElse("none"));
    }

    /** A formula of the communication set, its first output in another unit. */
    private static CheckedFormula formula(int index, String resultUnit) throws Exception {
        JsonNode catalogue = new ObjectMapper().readTree(Catalogues.resource("communication.json"));
        ObjectNode output = (ObjectNode) catalogue.at("/formulas/" + index + "/outputs/0");
        output.put("unit", resultUnit.isEmpty() ? "1" : resultUnit);
        return CatalogueReader.read("communication.json", catalogue.toString())
                .formulas()
                .get(index);
    }
}
