package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Derivatives and elasticities as formulas of their own, with the parameters of the formula that they are of. */
public final class Sensitivities {

    private Sensitivities() {}

    /** All of them, each of which is a method in Java. */
    public static List<CheckedFormula> methods(CheckedFormula formula) {
        return formula.analysis().sensitivities().stream()
                .flatMap(sensitivity -> Stream.of(derivative(formula, sensitivity), elasticity(formula, sensitivity)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** {@code ringAllreduceTimeDerivativeByBandwidth}, if there is a derivative. */
    public static Optional<CheckedFormula> derivative(CheckedFormula formula, Sensitivity sensitivity) {
        return sensitivity.derivative().map(form -> formula(formula, sensitivity, form, "Derivative"));
    }

    /** {@code ringAllreduceTimeElasticityByBandwidth}, if there is an elasticity. */
    public static Optional<CheckedFormula> elasticity(CheckedFormula formula, Sensitivity sensitivity) {
        return sensitivity.elasticity().map(form -> formula(formula, sensitivity, form, "Elasticity"));
    }

    private static CheckedFormula formula(
            CheckedFormula formula, Sensitivity sensitivity, Sensitivity.Form form, String what) {
        String by = parameter(formula, sensitivity).javaName();
        String method = formula.method() + what + "By" + Character.toUpperCase(by.charAt(0)) + by.substring(1);
        return new CheckedFormula(
                formula.id(),
                formula.owner(),
                method,
                Optional.empty(),
                what + " of " + formula.method() + " by " + by + ".",
                "",
                form.equation(),
                Optional.empty(),
                formula.parameters().stream()
                        .map(parameter -> within(parameter, sensitivity))
                        .toList(),
                List.of(new Output(method, form.variable())),
                Optional.empty(),
                CheckedFormula.Body.NONE,
                new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                Analysis.of(form.definedness(), form.finiteness()),
                List.of(),
                List.of(),
                Trees.calls(form.equation().tree()).stream()
                        .map(Expr.Call::formula)
                        .distinct()
                        .toList(),
                List.of(),
                List.of(),
                formula.deprecated(),
                formula.replacedBy());
    }

    /** The parameter without a default value, and within the domain that has no edges. */
    private static Parameter within(Parameter parameter, Sensitivity sensitivity) {
        Variable variable = parameter.variable();
        boolean narrowed = variable.name().equals(sensitivity.parameter())
                && sensitivity.domain().isPresent();
        Variable smooth = narrowed
                ? new Variable(
                        variable.name(),
                        variable.type(),
                        variable.unit(),
                        sensitivity.domain(),
                        variable.latex(),
                        variable.doc())
                : variable;
        return new Parameter(parameter.javaName(), smooth, Optional.empty(), Optional.empty());
    }

    private static Parameter parameter(CheckedFormula formula, Sensitivity sensitivity) {
        return formula.parameters().stream()
                .filter(parameter -> parameter.variable().name().equals(sensitivity.parameter()))
                .findFirst()
                .orElseThrow();
    }
}
