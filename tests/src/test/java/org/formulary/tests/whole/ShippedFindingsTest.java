package org.formulary.tests.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.Trend;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.api.Test;

/** What the compiler found out about the shipped formulas: how their outputs go, and which of their laws it proved. */
class ShippedFindingsTest {

    @Test
    void theFindingsAreThoseOfTheList() throws IOException {
        String catalogue = resource("/META-INF/formulary/physics.communication.json");
        List<String> found = new ArrayList<>();
        for (CheckedFormula formula : CatalogueReader.read("shipped", catalogue).formulas()) {
            found.add(formula.id());
            formula.analysis().behaviours().forEach(behaviour -> found.add(said(behaviour)));
            formula.laws().forEach(law -> found.add(said(law)));
        }
        assertEquals(resource("shipped-findings.txt"), String.join("\n", found) + "\n");
    }

    private static String said(Behaviour behaviour) {
        StringBuilder line = new StringBuilder("  " + behaviour.output() + " is ").append(word(behaviour.sign()));
        for (Trend trend : behaviour.trends()) {
            line.append("; ").append(trend.parameter()).append(' ').append(word(trend.direction()));
        }
        return line.toString();
    }

    private static String said(CheckedLaw law) {
        return (law.proved() ? "  proved: " : "  tested: ") + law.text();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = ShippedFindingsTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
