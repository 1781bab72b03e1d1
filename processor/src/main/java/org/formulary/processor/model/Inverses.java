package org.formulary.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;

/** Inverses as formulas of their own: what was an output is the first parameter, and one parameter is the output. */
public final class Inverses {

    private static final List<String> ORDINALS = List.of("First", "Second", "Third", "Fourth");

    private Inverses() {}

    /** The inverses that are methods in Java: those for real parameters. */
    public static List<CheckedFormula> methods(CheckedFormula formula) {
        List<CheckedFormula> methods = new ArrayList<>();
        for (Solution solution : formula.analysis().solutions()) {
            solution.inverses().stream()
                    .map(inverse -> method(formula, solution, inverse))
                    .flatMap(Optional::stream)
                    .forEach(methods::add);
        }
        return methods;
    }

    /** An inverse as a method in Java, if it is one. */
    public static Optional<CheckedFormula> method(CheckedFormula formula, Solution solution, Inverse inverse) {
        boolean real = !parameter(formula, solution).variable().type().integer();
        return real ? Optional.of(formula(formula, solution, inverse)) : Optional.empty();
    }

    /** An inverse as a formula. */
    public static CheckedFormula formula(CheckedFormula formula, Solution solution, Inverse inverse) {
        Parameter solved = parameter(formula, solution);
        Variable variable = solved.variable();
        String method = name(formula, solution, inverse);
        Variable real = new Variable(
                variable.name(),
                NumberType.DOUBLE,
                variable.unit(),
                variable.domain(),
                variable.latex(),
                variable.doc());
        return new CheckedFormula(
                formula.id(),
                formula.owner(),
                method,
                Optional.empty(),
                "Solves " + formula.method() + " for " + solved.javaName() + ".",
                "",
                inverse.equation(),
                inverse.computeAs(),
                parameters(formula, solution, inverse),
                List.of(new Output(method, real)),
                Optional.empty(),
                CheckedFormula.Body.NONE,
                new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                Analysis.of(inverse.definedness(), inverse.finiteness()),
                List.of(),
                List.of(),
                Trees.calls(inverse.equation().tree()).stream()
                        .map(Expr.Call::formula)
                        .distinct()
                        .toList(),
                List.of(),
                List.of(),
                formula.deprecated(),
                formula.replacedBy());
    }

    /** The output, then the other parameters in their order; none has a default value. */
    private static List<Parameter> parameters(CheckedFormula formula, Solution solution, Inverse inverse) {
        List<Parameter> parameters = new ArrayList<>();
        Output output = output(formula, solution);
        parameters.add(new Parameter(
                valueName(formula, output), within(output.variable(), inverse), Optional.empty(), Optional.empty()));
        for (Parameter other : formula.parameters()) {
            if (!other.variable().name().equals(solution.parameter())) {
                parameters.add(new Parameter(
                        other.javaName(), within(other.variable(), inverse), Optional.empty(), Optional.empty()));
            }
        }
        return parameters;
    }

    private static Variable within(Variable variable, Inverse inverse) {
        return new Variable(
                variable.name(),
                variable.type(),
                variable.unit(),
                inverse.domains().getOrDefault(variable.name(), variable.domain()),
                variable.latex(),
                variable.doc());
    }

    static Parameter parameter(CheckedFormula formula, Solution solution) {
        return formula.parameters().stream()
                .filter(parameter -> parameter.variable().name().equals(solution.parameter()))
                .findFirst()
                .orElseThrow();
    }

    static Output output(CheckedFormula formula, Solution solution) {
        return formula.outputs().stream()
                .filter(output -> output.variable().name().equals(solution.output()))
                .findFirst()
                .orElseThrow();
    }

    /** {@code ringAllreduceTimeSolveForBandwidth}, with the output where there are several, and which solution it is. */
    private static String name(CheckedFormula formula, Solution solution, Inverse inverse) {
        String from = formula.outputs().size() > 1
                ? "From" + capitalized(output(formula, solution).component())
                : "";
        String which = solution.inverses().size() > 1
                ? ORDINALS.get(solution.inverses().indexOf(inverse))
                : "";
        return formula.method() + "SolveFor"
                + capitalized(parameter(formula, solution).javaName()) + from + which;
    }

    static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** The component of a record; else the last word of the method's name: {@code time} for {@code ringAllreduceTime}. */
    static String valueName(CheckedFormula formula, Output output) {
        Set<String> taken =
                formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet());
        String name = formula.record().isPresent() ? output.component() : lastWord(formula.method());
        boolean usable = SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
        return Stream.of(usable ? name : "result", "result", "givenResult")
                .filter(candidate -> !taken.contains(candidate))
                .findFirst()
                .orElse("solveFor" + capitalized(formula.method()));
    }

    private static String lastWord(String method) {
        int start = method.length() - 1;
        while (start > 0 && !Character.isUpperCase(method.charAt(start))) {
            start--;
        }
        return Character.toLowerCase(method.charAt(start)) + method.substring(start + 1);
    }
}
