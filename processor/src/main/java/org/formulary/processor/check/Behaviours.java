package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Trends;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Direction;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Sign;
import org.formulary.processor.model.Trend;

/** Finds out on which side of 0 the outputs of a formula lie, and how they go with each parameter. */
final class Behaviours {

    /** How many choices of the other arguments are looked at where nothing was proved. */
    private static final int SETTINGS = 6;

    private final CheckedFormula formula;
    private final Meaning meaning;
    private final Box box;
    private final Map<Integer, TrendWitness> witnesses = new HashMap<>();

    private Behaviours(CheckedFormula formula, Meaning meaning, Box box) {
        this.formula = formula;
        this.meaning = meaning;
        this.box = box;
    }

    /** What is known of each output; nothing where no arguments are in their domains. */
    static List<Behaviour> of(CheckedFormula formula, FormulaLookup formulas) {
        Equation equation = formula.equation().tree();
        Meaning meaning = Meaning.of(equation, formulas);
        Optional<Box> box = Narrowing.domains(
                formula.parameters().stream().map(Parameter::variable).toList(), meaning);
        if (box.isEmpty()) {
            return List.of();
        }
        Behaviours behaviours = new Behaviours(formula, meaning, box.get());
        return IntStream.range(0, formula.outputs().size())
                .mapToObj(behaviours::output)
                .toList();
    }

    private Behaviour output(int index) {
        Optional<Trends> trends =
                Trends.of(formula.equation().tree().outputs().get(index).value(), box, meaning);
        List<Trend> found = new ArrayList<>();
        for (Parameter parameter : formula.parameters()) {
            String name = parameter.variable().name();
            found.add(trends.map(provable -> trend(provable, index, parameter))
                    .orElse(Trend.of(name, Direction.UNKNOWN)));
        }
        return new Behaviour(
                formula.outputs().get(index).variable().name(),
                trends.map(Trends::sign).orElse(Sign.UNKNOWN),
                found);
    }

    private Trend trend(Trends trends, int index, Parameter parameter) {
        String name = parameter.variable().name();
        Direction direction = trends.direction(name);
        if (direction.isMonotone() || trends.isLong()) {
            return Trend.of(name, direction);
        }
        TrendWitness witness =
                witnesses.computeIfAbsent(index, output -> new TrendWitness(formula, output, meaning.formulas()));
        TrendWitness.Seen first = witness.search(parameter, 1);
        Optional<Direction> evident = proved(first, way -> trends.isEvident(name, way));
        if (evident.isPresent()) {
            return Trend.of(name, evident.get());
        }
        // A proof that parts the box takes long, and there is none if more points contradict it.
        TrendWitness.Seen all = first.isBoth() ? first : witness.search(parameter, SETTINGS);
        return all.isBoth()
                ? witness.texts(all)
                        .map(pairs -> new Trend(name, Direction.NOT_MONOTONE, pairs))
                        .orElse(Trend.of(name, Direction.UNKNOWN))
                : Trend.of(name, proved(all, way -> trends.isProved(name, way)).orElse(Direction.UNKNOWN));
    }

    /** The direction that a proof shows, of those that nothing seen contradicts. */
    private static Optional<Direction> proved(TrendWitness.Seen seen, Predicate<Direction> proof) {
        return Stream.of(Direction.NONDECREASING, Direction.NONINCREASING)
                .filter(way -> way == Direction.NONDECREASING
                        ? seen.fall().isEmpty()
                        : seen.rise().isEmpty())
                .filter(proof)
                .findFirst();
    }
}
