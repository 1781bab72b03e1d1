package org.formulary.site.page;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import gg.jte.Content;
import java.util.List;
import java.util.Optional;
import org.formulary.quantity.Unit;
import org.formulary.quantity.UnitVocabulary;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Formula.Example;
import org.formulary.site.catalogue.Formula.Output;
import org.formulary.site.catalogue.Formula.Parameter;

/** The calculator of a formula's page: its fields, and for its script the equation as data. */
public final class CalculatorView {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final Formula formula;
    private final PageMath math;

    private CalculatorView(Formula formula, PageMath math) {
        this.formula = formula;
        this.math = math;
    }

    /** The calculator, where the catalogue says how the equation is evaluated. */
    static Optional<CalculatorView> of(Formula formula, PageMath math) {
        boolean evaluable =
                formula.equation().outputs().size() == formula.outputs().size()
                        && formula.equation().outputs().stream()
                                .allMatch(output -> output.prefix().isPresent())
                        && !formula.parameters().isEmpty()
                        && formula.parameters().stream()
                                .allMatch(parameter -> parameter.domain().isEmpty()
                                        || parameter.domain().get().prefix().isPresent());
        return evaluable ? Optional.of(new CalculatorView(formula, math)) : Optional.empty();
    }

    /** A field. */
    public record Field(String name, Content symbol, String doc, String start, Optional<String> unit) {}

    /** A result. */
    public record Result(String name, Content symbol) {}

    /** The fields, which start with the first example. */
    public List<Field> fields() {
        return formula.parameters().stream()
                .map(parameter -> new Field(
                        parameter.name(),
                        math.symbol(parameter.latex(), parameter.symbol()),
                        parameter.doc().orElse(""),
                        start(parameter),
                        parameter.unit()))
                .toList();
    }

    private String start(Parameter parameter) {
        return formula.examples().stream()
                .filter(example -> !example.refused())
                .map(Example::given)
                .flatMap(given -> given.stream().filter(b -> b.symbol().equals(parameter.symbol())))
                .findFirst()
                .or(parameter::defaultValue)
                .map(Binding::text)
                .orElse("");
    }

    /** The results. */
    public List<Result> results() {
        return formula.outputs().stream()
                .map(output -> new Result(output.name(), math.symbol(output.latex(), output.name())))
                .toList();
    }

    /** The equation and what is known of its symbols, as an element that no browser runs. */
    public Content data() {
        ObjectNode data = MAPPER.createObjectNode();
        ArrayNode parameters = data.putArray("parameters");
        formula.parameters().forEach(parameter -> add(parameter, parameters.addObject()));
        ArrayNode outputs = data.putArray("outputs");
        for (int i = 0; i < formula.outputs().size(); i++) {
            String prefix = formula.equation().outputs().get(i).prefix().orElseThrow();
            add(formula.outputs().get(i), prefix, outputs.addObject());
        }
        // Of text in a script element nothing but its end tag, and what may begin a comment, is markup.
        String text = data.toString().replace("<", "\\u003c");
        return Html.markup("<script type=\"application/json\" id=\"calculator-data\">" + text + "</script>");
    }

    private static void add(Parameter parameter, ObjectNode node) {
        node.put("name", parameter.name());
        node.put("symbol", parameter.symbol());
        node.put("integer", !parameter.type().equals("double"));
        node.put("unit", parameter.unit().orElse(null));
        node.put("dimension", parameter.dimension().orElse("a pure number"));
        parameter.domain().ifPresent(domain -> {
            node.put("domain", domain.prefix().orElseThrow());
            node.put("condition", domain.text());
            node.put("alone", domain.exact());
        });
    }

    private static void add(Output output, String prefix, ObjectNode node) {
        node.put("name", output.name());
        node.put("integer", !output.type().equals("double"));
        node.put("bits", output.type().equals("int") ? Integer.SIZE : Long.SIZE);
        node.put("unit", output.unit().orElse(null));
        node.put("prefix", prefix);
        ArrayNode units = node.putArray("units");
        output.unit()
                .map(Unit::parse)
                .ifPresent(unit -> UnitVocabulary.printedIn(unit).forEach(step -> units.add(step.symbol())));
    }
}
