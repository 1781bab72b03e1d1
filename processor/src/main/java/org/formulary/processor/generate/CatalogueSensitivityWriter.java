package org.formulary.processor.generate;

import java.util.Optional;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Sensitivities;
import org.formulary.processor.model.Sensitivity;

/** Writes how the output of a formula changes with its real parameters. */
final class CatalogueSensitivityWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;
    private final CatalogueVariableWriter variables;
    private final CatalogueSignatures signatures;
    private final CheckedFormula formula;

    CatalogueSensitivityWriter(
            CatalogueJson json,
            CatalogueNotation notation,
            CatalogueVariableWriter variables,
            CatalogueSignatures signatures,
            CheckedFormula formula) {
        this.json = json;
        this.notation = notation;
        this.variables = variables;
        this.signatures = signatures;
        this.formula = formula;
    }

    /** Members of a sensitivity. */
    void sensitivity(Sensitivity sensitivity) {
        json.text("output", sensitivity.output());
        json.text("parameter", sensitivity.parameter());
        json.text("reason", sensitivity.reason());
        json.text("edges", sensitivity.edges());
        json.object("domain", sensitivity.domain(), variables::domain);
        form("derivative", sensitivity.derivative(), Sensitivities.derivative(formula, sensitivity));
        form("elasticity", sensitivity.elasticity(), Sensitivities.elasticity(formula, sensitivity));
    }

    private void form(String key, Optional<Sensitivity.Form> form, Optional<CheckedFormula> method) {
        json.object(key, form, some -> {
            CatalogueEquationWriter equations = new CatalogueEquationWriter(json, notation, formula);
            json.object("equation", () -> equations.equation(some.equation()));
            variables.unit(some.variable().unit());
            json.object("definedness", () -> CatalogueSolutionWriter.definedness(json, some.definedness()));
            json.object("java", method, CatalogueSolutionWriter.signatures(json, signatures));
        });
    }
}
