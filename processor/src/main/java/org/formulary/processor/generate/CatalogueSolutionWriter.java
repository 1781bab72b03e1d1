package org.formulary.processor.generate;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Inverses;
import org.formulary.processor.model.Searches;
import org.formulary.processor.model.Solution;

/** Writes what became of solving a formula for its parameters. */
final class CatalogueSolutionWriter {

    private final CatalogueJson json;
    private final CatalogueNotation notation;
    private final CatalogueVariableWriter variables;
    private final CatalogueSignatures signatures;
    private final CheckedFormula formula;

    CatalogueSolutionWriter(
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

    /** Members of a solution. */
    void solution(Solution solution) {
        json.text("output", solution.output());
        json.text("parameter", solution.parameter());
        json.text("status", solution.status().word());
        json.text("reason", solution.reason());
        json.objects("inverses", solution.inverses(), inverse -> inverse(solution, inverse));
        json.objects("searches", Searches.methods(formula, solution), this::search);
    }

    private void search(Searches.Method method) {
        json.text("search", method.search().word());
        json.forReaders(() -> json.object("java", Optional.of(method.formula()), signatures(json, signatures)));
    }

    private void inverse(Solution solution, Inverse inverse) {
        CheckedFormula asFormula = Inverses.formula(formula, solution, inverse);
        CatalogueEquationWriter equations = new CatalogueEquationWriter(json, notation, asFormula);
        json.object("equation", () -> equations.equation(inverse.equation()));
        json.object("computeAs", inverse.computeAs(), equations::equation);
        json.objects("domains", inverse.domains().entrySet().stream().toList(), this::domain);
        json.object("definedness", () -> definedness(json, inverse.definedness()));
        json.forReaders(
                () -> json.object("java", Inverses.method(formula, solution, inverse), signatures(json, signatures)));
    }

    private void domain(Map.Entry<String, Optional<Domain>> entry) {
        json.text("symbol", entry.getKey());
        json.object("domain", entry.getValue(), variables::domain);
    }

    /** Writes members of a method. */
    static Consumer<CheckedFormula> signatures(CatalogueJson json, CatalogueSignatures signatures) {
        return method -> {
            json.text("signature", signatures.plain(method));
            json.text("quantitySignature", signatures.quantities(method));
        };
    }

    /** Members of what was proved of values. */
    static void definedness(CatalogueJson json, Definedness definedness) {
        json.text("status", definedness.isProved() ? "proved" : "unproved");
        json.texts("unproved", definedness.unproved());
    }
}
