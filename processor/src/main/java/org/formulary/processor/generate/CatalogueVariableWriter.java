package org.formulary.processor.generate;

import org.formulary.processor.equation.Binding;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.MathMlPrinter.Display;
import org.formulary.quantity.Unit;

/** Writes symbols, parameters, outputs, and what is said of their values. */
final class CatalogueVariableWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;

    CatalogueVariableWriter(CatalogueJson json, CatalogueNotation notation) {
        this.json = json;
        this.notation = notation;
    }

    /** Members of a symbol of the glossary. */
    void symbol(Variable symbol) {
        json.text("name", symbol.name());
        facts(symbol);
        json.text("doc", symbol.doc());
    }

    /** Members of a parameter. */
    void parameter(Parameter parameter) {
        json.text("name", parameter.javaName());
        json.text("symbol", parameter.variable().name());
        facts(parameter.variable());
        json.object("default", parameter.defaultValue(), this::binding);
        json.object("calibrated", parameter.calibrated(), this::domain);
        json.text("doc", parameter.variable().doc());
    }

    /** Members of an output. */
    void output(Output output) {
        json.text("name", output.variable().name());
        json.text("component", output.component());
        facts(output.variable());
        json.text("doc", output.variable().doc());
    }

    private void facts(Variable variable) {
        json.text("latex", notation.latex().symbol(variable.name()));
        json.mark("latexDeclared", variable.latex().isPresent());
        json.forReaders(() -> json.text("mathml", notation.mathMl().symbol(variable.name())));
        json.text("type", variable.type().keyword());
        unit(variable.unit());
        json.object("domain", variable.domain(), this::domain);
    }

    /** Members of a unit; none of a pure number. */
    void unit(Unit unit) {
        // Not by equality: rad equals 1, and is yet to be shown.
        if (!unit.symbol().equals(Unit.ONE.symbol())) {
            json.text("unit", unit.symbol());
            json.text("unitLatex", unit.latex());
        }
        if (!unit.dimension().isNone()) {
            json.text("dimension", unit.dimension().describe());
        }
    }

    /** Members of a domain. */
    void domain(Domain domain) {
        json.text("text", domain.text());
        json.text("latex", notation.latex().condition(domain.condition()).plain());
        json.forReaders(() -> {
            json.text("mathml", notation.mathMl().condition(domain.condition(), Display.INLINE));
            json.text("prefix", notation.prefix().condition(domain.condition()));
        });
        json.object("condition", () -> new CatalogueTreeWriter(json, domain.typing()).condition(domain.condition()));
        json.object("lower", domain.range().lower(), this::bound);
        json.object("upper", domain.range().upper(), this::bound);
        json.flag("exact", domain.range().exact());
    }

    private void bound(Range.Bound bound) {
        json.text("value", bound.value().toString());
        json.flag("open", bound.open());
    }

    /** Members of a symbol with its value. */
    void binding(Binding binding) {
        json.text("symbol", binding.name().name());
        json.text(
                "text",
                binding.number() + binding.unit().map(unit -> " " + unit.text()).orElse(""));
        json.text("number", binding.number());
        json.text("value", binding.value().toString());
        binding.unit().ifPresent(unit -> json.text("unit", unit.text()));
        json.text("latex", notation.latex().binding(binding).plain());
        json.forReaders(() -> json.text("mathml", notation.mathMl().binding(binding, Display.INLINE)));
        json.span("span", binding.span());
        json.span("nameSpan", binding.name().span());
        json.span("numberSpan", binding.numberSpan());
        binding.unit().ifPresent(unit -> json.span("unitSpan", unit.span()));
    }
}
