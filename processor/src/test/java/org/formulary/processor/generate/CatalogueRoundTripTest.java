package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.read.CatalogueReader;
import org.junit.jupiter.api.Test;

/** A set that went through its catalogue is the set it was. */
class CatalogueRoundTripTest {

    private static final Typing NO_TYPES = new Typing();

    @Test
    void aRestoredSetIsWrittenInTheSameBytes() {
        for (CheckedSet set : Catalogues.all()) {
            String lines = Catalogues.lines(set);
            assertEquals(lines, Catalogues.lines(read(lines)));
            String ascii = Catalogues.ascii(set);
            assertEquals(ascii, Catalogues.ascii(read(ascii)));
        }
    }

    @Test
    void everythingButTheTypesIsEqualAfterwards() {
        for (CheckedSet set : Catalogues.all()) {
            CheckedSet restored = read(Catalogues.ascii(set));
            assertEquals(set.owner(), restored.owner());
            assertEquals(set.title(), restored.title());
            assertEquals(set.text(), restored.text());
            assertEquals(set.uses(), restored.uses());
            assertEquals(untyped(set.symbols()), untyped(restored.symbols()));
            assertEquals(set.references(), restored.references());
            assertEquals(set.formulas().size(), restored.formulas().size());
            for (int i = 0; i < set.formulas().size(); i++) {
                assertSame(set.formulas().get(i), restored.formulas().get(i));
            }
        }
    }

    private static void assertSame(CheckedFormula formula, CheckedFormula restored) {
        assertEquals(untyped(formula), untyped(restored));
        assertEquals(formula.equation().text(), restored.equation().text());
        assertEquals(formula.equation().tree(), restored.equation().tree());
        assertEquals(
                formula.computeAs().map(CheckedEquation::tree),
                restored.computeAs().map(CheckedEquation::tree));
        for (int i = 0; i < formula.laws().size(); i++) {
            assertEquals(formula.laws().get(i).tree(), restored.laws().get(i).tree());
            assertEquals(formula.laws().get(i).text(), restored.laws().get(i).text());
            assertEquals(formula.laws().get(i).points(), restored.laws().get(i).points());
        }
    }

    /** All components that are compared by value. */
    private static List<Object> untyped(CheckedFormula formula) {
        return List.of(
                formula.id(),
                formula.owner(),
                formula.method(),
                formula.symbol(),
                formula.summary(),
                formula.text(),
                formula.parameters().stream()
                        .map(CatalogueRoundTripTest::untyped)
                        .toList(),
                formula.outputs().stream()
                        .map(output -> List.of(output.component(), untyped(output.variable())))
                        .toList(),
                formula.record(),
                formula.body(),
                formula.prose(),
                formula.analysis(),
                formula.laws().size(),
                formula.examples(),
                formula.calls(),
                formula.aliases(),
                formula.accepted(),
                formula.deprecated(),
                formula.replacedBy());
    }

    private static List<Variable> untyped(List<Variable> variables) {
        return variables.stream().map(CatalogueRoundTripTest::untyped).toList();
    }

    private static Parameter untyped(Parameter parameter) {
        return new Parameter(
                parameter.javaName(),
                untyped(parameter.variable()),
                parameter.defaultValue(),
                parameter.calibrated().map(CatalogueRoundTripTest::untyped));
    }

    private static Variable untyped(Variable variable) {
        return new Variable(
                variable.name(),
                variable.type(),
                variable.unit(),
                variable.domain().map(CatalogueRoundTripTest::untyped),
                variable.latex(),
                variable.doc());
    }

    private static Domain untyped(Domain domain) {
        return new Domain(domain.text(), domain.condition(), NO_TYPES, domain.range());
    }

    @Test
    void everyNodeHasTheTypeItHad() {
        int nodes = 0;
        for (CheckedSet set : Catalogues.all()) {
            CheckedSet restored = read(Catalogues.ascii(set));
            for (int i = 0; i < set.formulas().size(); i++) {
                CheckedEquation before = set.formulas().get(i).equation();
                CheckedEquation after = restored.formulas().get(i).equation();
                List<Expr> nodesBefore = nodes(before);
                List<Expr> nodesAfter = nodes(after);
                assertEquals(types(before.typing(), nodesBefore), types(after.typing(), nodesAfter));
                nodes += nodesBefore.size();
            }
        }
        assertTrue(nodes > 1000, "only " + nodes + " nodes");
    }

    private static List<String> types(Typing typing, List<Expr> nodes) {
        return nodes.stream()
                .map(node -> typing.of(node).dimension() + " " + typing.of(node).integer())
                .toList();
    }

    private static List<Expr> nodes(CheckedEquation equation) {
        return Stream.of(equation.tree().outputs(), equation.tree().locals())
                .flatMap(List::stream)
                .map(Definition::value)
                .flatMap(AllNodes::of)
                .toList();
    }

    @Test
    void bothLayoutsSayTheSameButForNotationsThatOnlyReadersLookAt() throws Exception {
        List<String> notations =
                List.of("latexForRendering", "latexParts", "mathml", "spoken", "prefix", "java", "sensitivities");
        for (CheckedSet set : Catalogues.all()) {
            ObjectMapper mapper = new ObjectMapper();
            JsonNode lines = mapper.readTree(Catalogues.lines(set));
            notations.forEach(name -> lines.findParents(name).forEach(parent -> ((ObjectNode) parent).remove(name)));
            assertEquals(lines, mapper.readTree(Catalogues.ascii(set)));
        }
    }

    @Test
    void aTreeAsHighAsTheParserAllowsIsCarried() {
        CheckedSet set = Catalogues.sum(251);
        assertEquals(Catalogues.ascii(set), Catalogues.ascii(read(Catalogues.ascii(set))));
    }

    @Test
    void theResourceIsInLinesAndTheEmbeddedFormInAscii() {
        CheckedSet set = Catalogues.communication();
        String lines = Catalogues.lines(set);
        assertTrue(lines.startsWith("{\n  \"schema\": \"https://formulary.org/schema/catalogue-1.json\",\n"), lines);
        assertTrue(lines.endsWith("]\n}\n"), lines.substring(lines.length() - 20));
        assertTrue(lines.contains("(α–β)"), "characters beyond ASCII stand as they are");
        assertEquals(-1, lines.indexOf('\r'));
        String ascii = Catalogues.ascii(set);
        assertTrue(ascii.chars().allMatch(c -> c >= ' ' && c <= '~'), "ASCII without line ends");
        assertTrue(ascii.contains("(\\u03B1\\u2013\\u03B2)"), ascii.substring(0, 200));
    }

    private static CheckedSet read(String json) {
        return CatalogueReader.read("test", json);
    }
}
