package org.formulary.processor.check;

import java.util.List;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Search;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Trend;
import org.formulary.processor.model.Variable;

/** Decides which integer parameters can be searched for: those with which the only output is proved to go one way. */
final class Searching {

    private final CheckedFormula formula;
    private final List<Behaviour> behaviours;
    private final FormulaLookup formulas;

    Searching(CheckedFormula formula, List<Behaviour> behaviours, FormulaLookup formulas) {
        this.formula = formula;
        this.behaviours = behaviours;
        this.formulas = formulas;
    }

    /** What became of solving, with the searches there are, or with one more reason why there is nothing. */
    Solution with(Solution solution) {
        Variable variable = formula.parameters().stream()
                .map(Parameter::variable)
                .filter(parameter -> parameter.name().equals(solution.parameter()))
                .findFirst()
                .orElseThrow();
        if (!variable.type().integer() || solution.status() == Solution.Status.INDEPENDENT) {
            return solution;
        }
        Direction direction = direction(solution);
        boolean oneWay = direction == Direction.NONDECREASING || direction == Direction.NONINCREASING;
        if (!oneWay) {
            return solution.unsearched(
                    formula.outputs().get(0).variable().name() + " is not proved to go one way with it");
        }
        if (formula.record().isPresent()) {
            return solution.unsearched("there are several outputs");
        }
        if (!isInterval(variable)) {
            return solution.unsearched("its domain is more than two ends");
        }
        return hasLoops(formula)
                ? solution.unsearched("the terms are taken one by one")
                : solution.with(searches(direction));
    }

    private static List<Search> searches(Direction direction) {
        return direction == Direction.NONDECREASING
                ? List.of(Search.LARGEST_AT_MOST, Search.SMALLEST_AT_LEAST)
                : List.of(Search.SMALLEST_AT_MOST, Search.LARGEST_AT_LEAST);
    }

    private Direction direction(Solution solution) {
        return behaviours.stream()
                .filter(behaviour -> behaviour.output().equals(solution.output()))
                .flatMap(behaviour -> behaviour.trends().stream())
                .filter(trend -> trend.parameter().equals(solution.parameter()))
                .map(Trend::direction)
                .findFirst()
                .orElse(Direction.UNKNOWN);
    }

    /** Whether all integers between two ends are in its domain, whatever the other parameters are. */
    private boolean isInterval(Variable variable) {
        return formula.parameters().stream()
                .map(Parameter::variable)
                .flatMap(parameter -> parameter.domain().stream())
                .filter(domain -> !domain.range().exact())
                .map(Domain::condition)
                .noneMatch(condition -> mentions(condition, variable.name()));
    }

    private static boolean mentions(Condition condition, String name) {
        return Trees.freeNames(condition).stream()
                .anyMatch(other -> other.name().equals(name));
    }

    /** Whether one value may take as many steps as the parameter is large; which of them bounds a loop is not looked at. */
    private boolean hasLoops(CheckedFormula in) {
        boolean loops = Trees.values(in.computed().tree()).stream()
                .flatMap(value -> Trees.all(value).stream())
                .anyMatch(Expr.Reduction.class::isInstance);
        return loops || in.calls().stream().map(formulas::formula).anyMatch(this::hasLoops);
    }
}
