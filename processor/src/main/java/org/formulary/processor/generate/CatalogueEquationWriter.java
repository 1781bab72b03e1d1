package org.formulary.processor.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.print.LatexText;
import org.formulary.processor.print.MathMlPrinter.Display;

/** Writes the equations and laws of one formula. */
final class CatalogueEquationWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;
    private final Set<String> parameters;

    CatalogueEquationWriter(CatalogueJson json, CatalogueNotation notation, CheckedFormula formula) {
        this.json = json;
        this.notation = notation;
        this.parameters = formula.parameters().stream()
                .map(parameter -> parameter.variable().name())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Members of an equation. */
    void equation(CheckedEquation equation) {
        LatexText latex = notation.latex().equation(equation.tree());
        json.text("text", equation.text());
        json.text("latex", latex.plain());
        json.forReaders(() -> {
            json.text(
                    "latexForRendering",
                    notation.latex().forRendering().equation(equation.tree()).plain());
            latexParts(latex);
            json.text("mathml", notation.mathMl().equation(equation.tree(), Display.BLOCK));
            json.text("spoken", notation.spoken().equation(equation.tree()));
        });
        json.span("span", equation.tree().span());
        CatalogueTreeWriter trees = new CatalogueTreeWriter(json, equation.typing());
        json.objects("outputs", equation.tree().outputs(), output -> {
            names(output);
            json.forReaders(() -> json.text("prefix", notation.prefix().value(equation.tree(), output.value())));
            json.object("tree", () -> trees.value(output.value()));
        });
        json.objects("locals", equation.tree().locals(), local -> {
            names(local);
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

    private void names(Definition definition) {
        json.text("name", definition.name().name());
        json.span("span", definition.span());
        json.span("nameSpan", definition.name().span());
    }

    /** Members of a law. */
    void law(CheckedLaw law) {
        json.text("text", law.text());
        json.text("latex", notation.latex().law(law.tree()).plain());
        json.forReaders(() -> json.text("mathml", notation.mathMl().law(law.tree(), Display.INLINE)));
        json.text("status", law.proved() ? "proved" : "tested");
        json.number("points", law.points());
        json.texts(
                "calls",
                Trees.calls(law.tree()).stream()
                        .map(Expr.Call::formula)
                        .distinct()
                        .toList());
        CatalogueTreeWriter trees = new CatalogueTreeWriter(json, law.typing());
        json.object("tree", () -> {
            json.span("span", law.tree().span());
            json.object("claim", () -> trees.condition(law.tree().claim()));
            json.object("when", law.tree().when(), trees::condition);
        });
    }
}
