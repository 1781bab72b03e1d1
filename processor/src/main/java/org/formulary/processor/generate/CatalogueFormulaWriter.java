package org.formulary.processor.generate;

import java.util.Locale;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedExample;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedFormula.Prose;
import org.formulary.processor.model.CheckedFormula.RecordType;
import org.formulary.processor.model.Equivalence;
import org.formulary.processor.model.Finiteness;

/** Writes one formula. */
final class CatalogueFormulaWriter {

    private final CatalogueJson json;
    private final CatalogueVariableWriter variables;
    private final CatalogueEquationWriter equations;
    private final CatalogueSolutionWriter solutions;
    private final CatalogueSensitivityWriter sensitivities;
    private final CatalogueSignatures signatures;
    private final CheckedFormula formula;

    CatalogueFormulaWriter(
            CatalogueJson json, CatalogueNotation notation, CatalogueSignatures signatures, CheckedFormula formula) {
        this.json = json;
        this.variables = new CatalogueVariableWriter(json, notation);
        this.equations = new CatalogueEquationWriter(json, notation, formula);
        this.solutions = new CatalogueSolutionWriter(json, notation, variables, signatures, formula);
        this.sensitivities = new CatalogueSensitivityWriter(json, notation, variables, signatures, formula);
        this.signatures = signatures;
        this.formula = formula;
    }

    /** Members of the formula. */
    void formula() {
        json.text("id", formula.id());
        json.text("method", formula.method());
        json.text("symbol", formula.symbol());
        json.text("title", title(formula.summary()));
        json.text("summary", formula.summary());
        json.text("text", formula.text());
        json.object("equation", () -> equations.equation(formula.equation()));
        json.object("computeAs", formula.computeAs(), equations::equation);
        json.objects("parameters", formula.parameters(), variables::parameter);
        json.objects("outputs", formula.outputs(), variables::output);
        json.texts(
                "constants",
                formula.constants().stream().map(Expr.Constant::name).toList());
        json.object("record", formula.record(), this::record);
        json.text("body", constant(formula.body()));
        prose(formula.prose());
        json.object(
                "definedness",
                () -> CatalogueSolutionWriter.definedness(
                        json, formula.analysis().definedness()));
        json.object("finiteness", () -> finiteness(formula.analysis().finiteness()));
        json.objects("behaviours", formula.analysis().behaviours(), this::behaviour);
        json.object("equivalence", formula.analysis().equivalence(), this::equivalence);
        json.objects("solutions", formula.analysis().solutions(), solutions::solution);
        json.forReaders(
                () -> json.objects("sensitivities", formula.analysis().sensitivities(), sensitivities::sensitivity));
        json.objects("laws", formula.laws(), equations::law);
        json.objects("examples", formula.examples(), this::example);
        json.texts("calls", formula.calls());
        json.texts("aliases", formula.aliases());
        json.texts("accepted", formula.accepted());
        json.flag("deprecated", formula.deprecated());
        json.text("replacedBy", formula.replacedBy());
        json.forReaders(() -> json.object("java", this::java));
    }

    private static String title(String summary) {
        return summary.endsWith(".") ? summary.substring(0, summary.length() - 1) : summary;
    }

    private void record(RecordType record) {
        json.text("package", record.packageName());
        json.text("name", record.name());
        json.texts("components", record.components());
    }

    private void prose(Prose prose) {
        json.textUnlessEmpty("assumptions", prose.assumptions());
        json.textUnlessEmpty("excludes", prose.excludes());
        json.textUnlessEmpty("derivation", prose.derivation());
        json.textUnlessEmpty("notes", prose.notes());
        json.textUnlessEmpty("result", prose.result());
        json.texts("references", prose.references());
    }

    private void equivalence(Equivalence equivalence) {
        json.text("status", equivalence.proved() ? "proved" : "tested");
        json.number("points", equivalence.points());
    }

    private void finiteness(Finiteness finiteness) {
        json.texts(
                "finite",
                formula.outputs().stream()
                        .map(output -> output.variable().name())
                        .filter(finiteness.proved()::contains)
                        .toList());
        json.object("trouble", finiteness.trouble(), trouble -> {
            json.text("kind", constant(trouble.kind()));
            json.text("place", trouble.place());
            json.text("value", trouble.value());
        });
    }

    private void behaviour(Behaviour behaviour) {
        json.text("output", behaviour.output());
        json.text("sign", constant(behaviour.sign()));
        json.objects("trends", behaviour.trends(), trend -> {
            json.text("parameter", trend.parameter());
            json.text("direction", constant(trend.direction()));
            json.texts("witnesses", trend.witnesses());
        });
    }

    private static String constant(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void example(CheckedExample example) {
        json.text("givenText", example.givenText());
        json.text("thenText", example.thenText());
        json.objects("given", example.given(), variables::binding);
        json.objects("then", example.then(), variables::binding);
        json.flag("refused", example.refused());
    }

    private void java() {
        json.text("signature", signatures.plain(formula));
        json.text("quantitySignature", signatures.quantities(formula));
    }
}
