package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.print.LatexText;

/** Writes the equations and laws of one formula. */
final class CatalogueEquationWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;
    private final CheckedFormula formula;
    private final Set<String> parameters;

    CatalogueEquationWriter(CatalogueJson json, CatalogueNotation notation, CheckedFormula formula) {
        this.json = json;
        this.notation = notation;
        this.formula = formula;
        this.parameters = formula.parameters().stream()
                .map(parameter -> parameter.variable().name())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Members of an equation. */
    void equation(CheckedEquation equation) {
        LatexText latex = notation.latex(equation);
        json.text("text", equation.text());
        json.text("latex", latex.plain());
        latexParts(latex);
        json.text("mathml", notation.mathml(equation));
        json.text("spoken", notation.spoken(equation));
        json.span("span", equation.tree().span());
        CatalogueTreeWriter trees = new CatalogueTreeWriter(json, equation.typing());
        json.objects("outputs", equation.tree().outputs(), output -> {
            definition(output);
            json.text("prefix", notation.prefix(formula, equation, output));
            json.object("tree", () -> trees.value(output.value()));
        });
        json.objects("locals", equation.tree().locals(), local -> {
            definition(local);
            json.object("tree", () -> trees.value(local.value()));
        });
    }

    /** Slots for what a caller may rename, the parameters; all else as it stands, in pieces as long as they can be. */
    private void latexParts(LatexText latex) {
        List<Runnable> parts = new ArrayList<>();
        StringBuilder literal = new StringBuilder();
        Runnable flush = () -> {
            if (!literal.isEmpty()) {
                String text = literal.toString();
                parts.add(() -> json.text(text));
                literal.setLength(0);
            }
        };
        for (LatexText.Part part : latex.parts()) {
            if (part instanceof LatexText.Slot slot && parameters.contains(slot.symbol())) {
                flush.run();
                parts.add(() -> json.object(() -> slot(slot)));
            } else {
                literal.append(new LatexText(List.of(part)).plain());
            }
        }
        flush.run();
        json.array("latexParts", parts, Runnable::run);
    }

    private void slot(LatexText.Slot slot) {
        json.text("symbol", slot.symbol());
        json.text("context", slot.context().name().toLowerCase(Locale.ROOT));
    }

    private void definition(Definition definition) {
        json.text("name", definition.name().name());
        json.span("span", definition.span());
        json.span("nameSpan", definition.name().span());
    }

    /** Members of a law. */
    void law(CheckedLaw law) {
        json.text("text", law.text());
        json.text("latex", notation.law(law));
        json.text("status", "tested");
        json.number("points", law.points());
        CatalogueTreeWriter trees = new CatalogueTreeWriter(json, law.typing());
        json.object("tree", () -> {
            json.span("span", law.tree().span());
            json.object("claim", () -> trees.condition(law.tree().claim()));
            json.object("when", law.tree().when(), trees::condition);
        });
    }
}
