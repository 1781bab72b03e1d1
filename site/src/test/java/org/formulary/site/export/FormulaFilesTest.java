package org.formulary.site.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Catalogue;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.math.Typesetter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class FormulaFilesTest {

    static Stream<Catalogue> sets() {
        return Fixture.library().sets().stream();
    }

    private static Map<String, String> files(Catalogue set) {
        return new FormulaFiles(new Typesetter()).of(set);
    }

    private static Document parse(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void aPictureStandsAlone(Catalogue set) throws Exception {
        for (Formula formula : set.formulas()) {
            Document picture = parse(files(set).get(set.id() + "/" + formula.id() + ".svg"));
            Element root = picture.getDocumentElement();
            assertEquals("http://www.w3.org/2000/svg", root.getNamespaceURI());
            assertEquals(
                    formula.equation().text(),
                    root.getElementsByTagName("title").item(0).getTextContent());
            Set<String> defined = attributes(root.getElementsByTagName("path"), "id");
            Set<String> used = attributes(root.getElementsByTagName("use"), "href");
            assertFalse(used.isEmpty());
            used.forEach(href -> assertTrue(defined.contains(href.substring(1)), href));
        }
    }

    private static Set<String> attributes(NodeList elements, String name) {
        Set<String> values = new HashSet<>();
        for (int i = 0; i < elements.getLength(); i++) {
            values.add(((Element) elements.item(i)).getAttribute(name));
        }
        return values;
    }

    @ParameterizedTest
    @MethodSource("sets")
    void mathmlIsWellFormed(Catalogue set) throws Exception {
        for (Formula formula : set.formulas()) {
            Element root = parse(files(set).get(set.id() + "/" + formula.id() + ".mml"))
                    .getDocumentElement();
            assertEquals("http://www.w3.org/1998/Math/MathML", root.getNamespaceURI());
            assertEquals("math", root.getLocalName());
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void jsonIsTheFormulaAsTheCatalogueHasIt(Catalogue set) throws IOException {
        ObjectMapper json = new ObjectMapper();
        JsonNode catalogue = json.readTree(set.json());
        for (int i = 0; i < set.formulas().size(); i++) {
            Formula formula = set.formulas().get(i);
            JsonNode file = json.readTree(files(set).get(set.id() + "/" + formula.id() + ".json"));
            assertEquals(catalogue.get("formulas").get(i), file.get("formula"));
            assertEquals(set.id(), file.get("set").textValue());
            assertEquals(catalogue.get("schema"), file.get("schema"));
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void latexIsWhatThePageOffersToCopy(Catalogue set) {
        for (Formula formula : set.formulas()) {
            assertEquals(formula.equation().latex() + "\n", files(set).get(set.id() + "/" + formula.id() + ".tex"));
        }
    }
}
