package org.formulary.processor.check;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Type;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Dimension;
import org.formulary.quantity.Rational;
import org.formulary.testing.Counterexample;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;

/**
 * Looks for arguments in their domains at which a condition fails: where an operand that is affine in a parameter crosses
 * the bound in question, then at boundary-heavy points.
 */
final class DomainWitness {

    private static final int DIGITS = 6;

    /** How many points are tried: boundaries come first, and what only chance finds is no thin set. */
    private static final int POINTS = 30;

    /** How many points are tried where equations fix one parameter or all of them. */
    private static final int PINNED_POINTS = 3;

    private final CheckedFormula formula;
    private final CheckedEquation equation;
    private final Meaning meaning;
    private final PrefixPrinter printer;
    private final Crossings crossings;
    private final Sampling sampling;

    DomainWitness(CheckedFormula formula, CheckedEquation equation, FormulaLookup formulas) {
        this.formula = formula;
        this.equation = equation;
        this.meaning = Meaning.of(equation.tree(), formulas);
        this.printer = new PrefixPrinter(formulas);
        this.crossings = new Crossings(meaning, this::value);
        this.sampling = new Sampling(formula, printer);
    }

    /**
     * Where a condition fails.
     *
     * @param values the arguments that matter, in their declared units
     * @param place the same as readers see it; empty where none matters
     * @param value what the operand in question is there; empty for a sum or product, which has no value
     */
    record Witness(Map<Variable, Rational> values, String place, Optional<String> value) {}

    /** The plainest arguments found, if any. */
    Optional<Witness> find(Obligation obligation) {
        if (obligation.goal().isEmpty()) {
            return Optional.empty();
        }
        try {
            return obligation.series().isPresent() ? series(obligation) : direct(obligation);
        } catch (UndecidedException e) {
            return Optional.empty();
        }
    }

    private Optional<Witness> direct(Obligation obligation) {
        String claim = printer.condition(equation.tree(), obligation.goal().orElseThrow());
        List<String> path = obligation.path().stream()
                .map(condition -> printer.condition(equation.tree(), condition))
                .toList();
        return crossings.of(obligation.goal().orElseThrow(), dependencies(obligation)).stream()
                .map(pins -> Stream.concat(path.stream(), pins.stream()).toList())
                .map(conditions -> test(obligation, claim, conditions, PINNED_POINTS))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> test(obligation, claim, path, POINTS));
    }

    private Optional<Witness> test(Obligation obligation, String claim, List<String> conditions, int points) {
        Optional<Point> point = sampling.test(obligation.need(), claim, all(conditions), points)
                .counterexample()
                .map(Counterexample::point);
        return point.flatMap(
                at -> value(obligation.guilty(), at).map(value -> witness(obligation, at, Optional.of(value))));
    }

    private static Optional<String> all(List<String> conditions) {
        return switch (conditions.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(conditions.get(0));
            default -> Optional.of("(and " + String.join(" ", conditions) + ")");
        };
    }

    /** In the terms of a sum an index takes part; that the whole has no value shows that one of them has none. */
    private Optional<Witness> series(Obligation obligation) {
        String whole = printer.value(equation.tree(), obligation.series().orElseThrow());
        List<String> path = obligation.path().stream()
                .map(condition -> printer.condition(equation.tree(), condition))
                .toList();
        return sampling.test(obligation.need(), "(= " + whole + " " + whole + ")", all(path), POINTS)
                .counterexample()
                .map(found -> witness(obligation, found.point(), Optional.empty()));
    }

    private String value(Expr expr) {
        return printer.value(equation.tree(), expr);
    }

    private Optional<String> value(Expr guilty, Point point) {
        try {
            Real value = ReferenceFormula.parse(value(guilty)).evaluate(Evaluation.environment(formula, point));
            return Optional.of(text(value, guilty));
        } catch (ArithmeticException e) {
            // What it is made of has no value there, which is another condition's business.
            return Optional.empty();
        }
    }

    private String text(Real value, Expr guilty) {
        Dimension dimension =
                equation.typing().find(guilty).map(Type::dimension).orElse(Dimension.NONE);
        String number = Evaluation.decimal(value, DIGITS);
        return number.equals("0") || dimension.isNone() ? number : number + " " + dimension;
    }

    private Witness witness(Obligation obligation, Point point, Optional<String> value) {
        Set<String> names = dependencies(obligation);
        Map<Variable, Rational> values = new LinkedHashMap<>();
        for (Parameter parameter : formula.parameters()) {
            if (names.contains(parameter.variable().name())) {
                values.put(parameter.variable(), Evaluation.at(point, parameter.variable()));
            }
        }
        return new Witness(values, Places.of(values), value);
    }

    /** The parameters that the operand depends on, by way of local results too. */
    private Set<String> dependencies(Obligation obligation) {
        Set<String> names = new LinkedHashSet<>();
        Trees.freeNames(obligation.goal().orElseThrow()).forEach(name -> collect(name, names));
        obligation.series().ifPresent(whole -> Trees.freeNames(whole).forEach(name -> collect(name, names)));
        return formula.parameters().stream()
                .map(parameter -> parameter.variable().name())
                .filter(names::contains)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void collect(Expr.Name name, Set<String> names) {
        if (names.add(name.name())) {
            Optional.ofNullable(meaning.definitions().get(name.name()))
                    .ifPresent(value -> Trees.freeNames(value).forEach(inner -> collect(inner, names)));
        }
    }
}
