package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.quantity.Dimension;

/** Collects what is wrong with the dimensions of some trees, each finding with the dimensions it is about. */
final class UnitProblems {

    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, Variable> variables;
    private final Function<Expr, Inferred> inferred;

    /**
     * Starts with none.
     *
     * @param variables the declared variables by name, for remedies
     * @param inferred what is inferred of a node
     */
    UnitProblems(Map<String, Variable> variables, Function<Expr, Inferred> inferred) {
        this.variables = variables;
        this.inferred = inferred;
    }

    List<Problem> problems() {
        return problems;
    }

    /** Reports operands whose dimensions differ; the dimension they have in common, where there is one. */
    Optional<Dimension> agree(Collection<Expr> operands, String what) {
        List<Expr> known = operands.stream()
                .filter(operand -> inferred.apply(operand).dimension().isPresent())
                .toList();
        List<String> dimensions =
                known.stream().map(inferred).map(Inferred::describe).distinct().toList();
        if (dimensions.size() <= 1) {
            return known.stream()
                    .findFirst()
                    .flatMap(operand -> inferred.apply(operand).dimension());
        }
        problems.add(new Problem(
                Code.UNITS,
                Problem.Severity.ERROR,
                what + " differ in dimension: " + String.join(", ", dimensions.subList(0, dimensions.size() - 1))
                        + " and " + dimensions.get(dimensions.size() - 1),
                known.stream().map(this::label).toList(),
                remedy(known)));
        return Optional.empty();
    }

    /** Reports a value that has a dimension where none may stand. */
    void dimensionless(Expr expr, String what) {
        if (inferred.apply(expr).differsFrom(Dimension.NONE)) {
            reportWithHelp(
                    what + " must be dimensionless, not " + inferred.apply(expr).phrase(),
                    "divide it by what it is counted in: (…)/(1 ["
                            + inferred.apply(expr).describe() + "])",
                    label(expr));
        }
    }

    /** Adds a finding. */
    void add(Problem problem) {
        problems.add(problem);
    }

    /** Reports an error without remedy. */
    void report(String summary, Label... labels) {
        problems.add(Problem.error(Code.UNITS, summary, labels));
    }

    /** Reports an error with its remedy. */
    void reportWithHelp(String summary, String help, Label... labels) {
        problems.add(Problem.error(Code.UNITS, summary, help, labels));
    }

    /** Reports a power of a unit that no unit has. */
    void outOfRange(Expr expr) {
        reportWithHelp(
                "the exponents of a dimension go up to 99 and down to 1/99",
                "check the exponents here: no quantity has such a dimension",
                new Label(expr.span(), "beyond that"));
    }

    /** The node with its dimension. */
    Label label(Expr expr) {
        return new Label(expr.span(), inferred.apply(expr).describe());
    }

    /** Of two dimensions that differ, the variable whose dimension is their quotient is probably what is missing. */
    private Optional<String> remedy(List<Expr> operands) {
        List<Dimension> dimensions = operands.stream()
                .map(operand -> inferred.apply(operand).dimension().orElseThrow())
                .toList();
        // What most of them are in is probably right; the first of those that are as many.
        Dimension right = dimensions.stream()
                .max(Comparator.comparingInt(dimension -> Collections.frequency(dimensions, dimension)))
                .orElseThrow();
        return dimensions.stream()
                .filter(dimension -> !dimension.equals(right))
                .findFirst()
                .flatMap(other -> missingFactor(right, other));
    }

    /** The advice to multiply or divide what is {@code actual} so that it becomes {@code wanted}. */
    Optional<String> missingFactor(Dimension wanted, Dimension actual) {
        return MissingFactor.between(actual, wanted, variables.values()).map(factor -> factor.advice(actual, wanted));
    }
}
