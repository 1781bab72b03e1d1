package org.formulary.processor.check;

import java.util.List;
import java.util.Map;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;

/** Holds default values against the domains that speak of them alone. */
final class DefaultCheck {

    private DefaultCheck() {}

    static void check(
            FormulaDeclaration declaration, CheckedFormula formula, Evaluation evaluation, List<Finding> findings) {
        for (int i = 0; i < formula.parameters().size(); i++) {
            Parameter parameter = formula.parameters().get(i);
            Variable variable = parameter.variable();
            SourceText text = declaration.parameters().get(i).defaultValue();
            parameter
                    .defaultValue()
                    .ifPresent(value -> variable.domain()
                            .filter(domain -> speaksOnlyOf(variable, domain))
                            .filter(domain -> !evaluation.admits(
                                    variable, value, Map.of(variable.name(), Evaluation.coherent(value, variable))))
                            .ifPresent(domain -> findings.add(new Finding(
                                    text,
                                    Problem.error(
                                            Code.DOMAIN,
                                            "the default of `" + variable.name() + "` is outside its domain "
                                                    + domain.text(),
                                            "give a value inside, or none",
                                            Glossary.whole(text))))));
        }
    }

    private static boolean speaksOnlyOf(Variable variable, Domain domain) {
        return Trees.freeNames(domain.condition()).stream()
                .allMatch(name -> name.name().equals(variable.name()));
    }
}
