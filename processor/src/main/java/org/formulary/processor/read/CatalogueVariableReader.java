package org.formulary.processor.read;

import java.util.Optional;
import org.formulary.processor.codata.PhysicalConstant;
import org.formulary.processor.equation.Binding;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.ConstantSymbol;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Unit;

/** Restores symbols, parameters, outputs, and what is said of their values. */
final class CatalogueVariableReader {

    private CatalogueVariableReader() {}

    static Variable symbol(CatalogueNode node) {
        return variable(node, "name");
    }

    static ConstantSymbol constant(CatalogueNode node) {
        PhysicalConstant value = CatalogueTreeReader.constant(node);
        Variable variable = new Variable(
                node.text("name"), NumberType.DOUBLE, value.unit(), Optional.empty(), latex(node), node.text("doc"));
        return new ConstantSymbol(variable, value);
    }

    static Parameter parameter(CatalogueNode node) {
        return new Parameter(
                node.text("name"),
                variable(node, "symbol"),
                node.findObject("default").map(CatalogueVariableReader::binding),
                node.findObject("calibrated").map(CatalogueVariableReader::domain));
    }

    static Output output(CatalogueNode node) {
        return new Output(node.text("component"), variable(node, "name"));
    }

    private static Variable variable(CatalogueNode node, String nameKey) {
        return new Variable(
                node.text(nameKey),
                type(node),
                node.findText("unit").isPresent() ? node.parsed("unit", Unit::parse) : Unit.ONE,
                node.findObject("domain").map(CatalogueVariableReader::domain),
                latex(node),
                node.text("doc"));
    }

    private static Optional<String> latex(CatalogueNode node) {
        return node.mark("latexDeclared") ? Optional.of(node.text("latex")) : Optional.empty();
    }

    private static NumberType type(CatalogueNode node) {
        return node.constant("type", NumberType.values(), NumberType::keyword);
    }

    static Domain domain(CatalogueNode node) {
        CatalogueTreeReader trees = new CatalogueTreeReader();
        return new Domain(
                node.text("text"),
                trees.condition(node.object("condition")),
                trees.typing(),
                new Range(
                        node.findObject("lower").map(CatalogueVariableReader::bound),
                        node.findObject("upper").map(CatalogueVariableReader::bound),
                        node.flag("exact")));
    }

    private static Range.Bound bound(CatalogueNode node) {
        return new Range.Bound(CatalogueTreeReader.rational(node, "value"), node.flag("open"));
    }

    static Binding binding(CatalogueNode node) {
        return new Binding(
                node.span("span"),
                new Expr.Name(node.span("nameSpan"), node.text("symbol")),
                node.span("numberSpan"),
                node.text("number"),
                CatalogueTreeReader.rational(node, "value"),
                CatalogueTreeReader.unit(node));
    }
}
