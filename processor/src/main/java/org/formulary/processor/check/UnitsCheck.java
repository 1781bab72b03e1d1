package org.formulary.processor.check;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Equation.Definition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Dimension;

/** Holds the dimensions of the two sides of an equation against each other. */
final class UnitsCheck {

    private UnitsCheck() {}

    /**
     * The equation with the types of its nodes.
     *
     * @param findings receives where dimensions do not fit
     */
    static CheckedEquation check(
            SourceText text,
            Equation written,
            Draft draft,
            Function<String, Optional<Signature>> signatures,
            List<Finding> findings) {
        Equation equation = new Elaboration(draft.variables()).of(written);
        TypeInference inference = infer(equation, draft, signatures);
        inference.problems().problems().forEach(problem -> findings.add(new Finding(text, problem)));
        LiteralCheck.check(equation).forEach(problem -> findings.add(new Finding(text, problem)));
        return new CheckedEquation(text.value(), equation, inference.typing());
    }

    /** The types of the nodes of an equation, and what is wrong with them. */
    static TypeInference infer(Equation equation, Draft draft, Function<String, Optional<Signature>> signatures) {
        return infer(equation, draft.parameterVariables().values(), draft.outputs(), signatures);
    }

    /** The types of the nodes of an equation over some parameters, and what is wrong with them. */
    static TypeInference infer(
            Equation equation,
            Collection<Variable> parameters,
            List<Output> outputs,
            Function<String, Optional<Signature>> signatures) {
        TypeInference inference = new TypeInference(signatures);
        // What occurs nowhere yet is the likeliest remedy, and so comes first.
        Set<String> used = Trees.values(equation).stream()
                .flatMap(value -> Trees.freeNames(value).stream())
                .map(Expr.Name::name)
                .collect(Collectors.toSet());
        parameters.stream()
                .sorted(Comparator.comparing(variable -> used.contains(variable.name())))
                .forEach(inference::declare);
        for (Definition local : equation.locals()) {
            Inferred value = inference.infer(local.value());
            inference.declare(local.name().name(), value);
            inference.infer(local.name());
        }
        for (int i = 0; i < equation.outputs().size(); i++) {
            Definition definition = equation.outputs().get(i);
            Output output = outputs.get(i);
            sides(definition, output.variable(), inference);
            inference.declare(output.variable());
            inference.infer(definition.name());
        }
        return inference;
    }

    private static void sides(Definition definition, Variable output, TypeInference inference) {
        Inferred value = inference.infer(definition.value());
        Dimension declared = output.unit().dimension();
        if (value.differsFrom(declared)) {
            inference
                    .problems()
                    .add(new Problem(
                            Code.UNITS,
                            Problem.Severity.ERROR,
                            "`" + output.name() + "` is declared " + Inferred.phrase(declared) + ", and its value is "
                                    + value.phrase(),
                            List.of(
                                    new Label(definition.name().span(), Inferred.describe(declared)),
                                    new Label(definition.value().span(), value.describe())),
                            inference
                                    .problems()
                                    .missingFactor(declared, value.dimension().orElseThrow())));
        } else if (output.type().integer() && !output.unit().isCoherent()) {
            inference
                    .problems()
                    .reportWithHelp(
                            "`" + output.name() + "` is returned as "
                                    + output.type().keyword() + " in "
                                    + output.unit().symbol() + ", which may not be a whole number",
                            "return double, or declare it in " + Inferred.describe(declared),
                            new Label(definition.name().span(), ""));
        } else if (output.type().integer() && !value.integer()) {
            inference
                    .problems()
                    .reportWithHelp(
                            "`" + output.name() + "` is returned as "
                                    + output.type().keyword() + ", and its value is a real number",
                            "return double, or round: floor(…) or ceil(…)",
                            new Label(definition.value().span(), "real"));
        }
    }
}
