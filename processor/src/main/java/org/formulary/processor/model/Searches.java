package org.formulary.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Searches for integer parameters as methods: the target is the first parameter, and what is searched for is the result. */
public final class Searches {

    private Searches() {}

    /**
     * A search as a method.
     *
     * @param search what is searched for
     * @param output the output that is compared
     * @param solved the parameter that is searched for
     * @param formula the method as a formula: its equation is that of the formula searched in
     */
    public record Method(Search search, Output output, Parameter solved, CheckedFormula formula) {

        /** The parameter that holds the target. */
        public Parameter target() {
            return formula.parameters().get(0);
        }
    }

    /** All searches in a formula. */
    public static List<Method> methods(CheckedFormula formula) {
        return formula.analysis().solutions().stream()
                .flatMap(solution -> methods(formula, solution).stream())
                .toList();
    }

    /** The searches for one parameter. */
    public static List<Method> methods(CheckedFormula formula, Solution solution) {
        return solution.searches().stream()
                .map(search -> method(formula, solution, search))
                .toList();
    }

    private static Method method(CheckedFormula formula, Solution solution, Search search) {
        Output output = Inverses.output(formula, solution);
        Parameter solved = Inverses.parameter(formula, solution);
        String name = formula.method() + "SolveFor" + Inverses.capitalized(search.extreme())
                + Inverses.capitalized(solved.javaName());
        String target = targetName(formula, output, search);
        String symbol = output.variable().name();
        Variable found = solved.variable();
        Variable result =
                new Variable(found.name(), found.type(), found.unit(), Optional.empty(), found.latex(), found.doc());
        return new Method(
                search,
                output,
                solved,
                new CheckedFormula(
                        formula.id(),
                        formula.owner(),
                        name,
                        Optional.empty(),
                        "The " + search.extreme() + " " + solved.javaName() + " for which " + symbol + " "
                                + search.relation() + " " + target + ".",
                        "Exact: " + formula.method() + " meets " + target + " there, and not with "
                                + (search.extreme().equals("largest") ? "one more" : "one less")
                                + ". Where there is none, an IllegalArgumentException says how far " + symbol
                                + " reaches; where values that cannot be computed hide it, there is an ArithmeticException.",
                        formula.equation(),
                        Optional.empty(),
                        parameters(formula, solved, output, target),
                        List.of(new Output(name, result)),
                        Optional.empty(),
                        CheckedFormula.Body.NONE,
                        new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                        Analysis.of(
                                Definedness.PROVED,
                                new Finiteness(Set.of(found.name()), Guards.OF_RESULTS, Optional.empty())),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        formula.deprecated(),
                        formula.replacedBy()));
    }

    private static List<Parameter> parameters(
            CheckedFormula formula, Parameter solved, Output output, String targetName) {
        Variable value = output.variable();
        Variable target =
                new Variable(value.name(), value.type(), value.unit(), Optional.empty(), value.latex(), value.doc());
        return Stream.concat(
                        Stream.of(new Parameter(targetName, target, Optional.empty(), Optional.empty())),
                        formula.parameters().stream()
                                .filter(other -> !other.equals(solved))
                                .map(other -> new Parameter(
                                        other.javaName(), other.variable(), Optional.empty(), Optional.empty())))
                .toList();
    }

    /** {@code maxTime} or {@code minTime}, and longer where a parameter has that name. */
    private static String targetName(CheckedFormula formula, Output output, Search search) {
        Set<String> taken =
                formula.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet());
        String name = (search.isAtMost() ? "max" : "min") + Inverses.capitalized(Inverses.valueName(formula, output));
        while (taken.contains(name)) {
            name = "given" + Inverses.capitalized(name);
        }
        return name;
    }
}
