package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Range.Bound;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;

/** Looks for a pair of points between which an output rises, and for one between which it falls, by exact evaluation. */
final class TrendWitness {

    private static final int DIGITS = 6;

    private static final List<Rational> PLAIN = Stream.of(
                    "1", "2", "1/2", "10", "0", "-1", "1/10", "3", "100", "5", "-2")
            .map(TrendWitness::rational)
            .toList();

    private static final List<Rational> SHARES = Stream.of("1/2", "1/4", "3/4", "1/10", "9/10")
            .map(TrendWitness::rational)
            .toList();

    private final CheckedFormula formula;
    private final Variable output;
    private final ReferenceFormula equation;
    private final List<ReferenceCondition> conditions;

    TrendWitness(CheckedFormula formula, int index, FormulaLookup formulas) {
        PrefixPrinter printer = new PrefixPrinter(formulas);
        this.formula = formula;
        this.output = formula.outputs().get(index).variable();
        this.equation = ReferenceFormula.parse(printer.output(formula.equation().tree(), index));
        this.conditions = formula.parameters().stream()
                .flatMap(parameter -> parameter.variable().domain().stream())
                .filter(domain -> !domain.range().exact())
                .map(domain -> ReferenceFormula.parseCondition(printer.condition(domain.condition())))
                .toList();
    }

    private static Rational rational(String text) {
        String[] parts = text.split("/", -1);
        return parts.length == 1
                ? Rational.of(Long.parseLong(text))
                : Rational.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    /** What was seen of an output, each in words. */
    record Seen(Optional<String> rise, Optional<String> fall) {

        boolean isBoth() {
            return rise.isPresent() && fall.isPresent();
        }
    }

    /** A value of the parameter and what the output is there. */
    private record Step(Rational argument, Real value) {}

    /**
     * How the output goes with a parameter while the others have plain values.
     *
     * @param settings how many choices of the others are looked at
     */
    Seen search(Parameter parameter, int settings) {
        Seen seen = new Seen(Optional.empty(), Optional.empty());
        for (int setting = 0; setting < settings && !seen.isBoth(); setting++) {
            Map<Variable, Rational> others = setting(parameter, setting);
            Optional<Step> before = Optional.empty();
            for (Rational argument : new TreeSet<>(candidates(parameter.variable()))) {
                Optional<Step> step = step(parameter, argument, others);
                if (before.isPresent() && step.isPresent()) {
                    seen = seen(seen, parameter.variable(), before.get(), step.get(), others);
                }
                before = step.isPresent() ? step : before;
            }
        }
        return seen;
    }

    private Seen seen(Seen seen, Variable own, Step before, Step after, Map<Variable, Rational> others) {
        try {
            int order = order(before.value(), after.value());
            if (order > 0 && seen.rise().isEmpty()) {
                return new Seen(Optional.of(pair(own, before, after, others)), seen.fall());
            } else if (order < 0 && seen.fall().isEmpty()) {
                return new Seen(seen.rise(), Optional.of(pair(own, before, after, others)));
            }
        } catch (ArithmeticException e) {
            // A value too large to be written down.
        }
        return seen;
    }

    /** How two values compare at a glance; 0 where it would take many digits to tell. */
    private static int order(Real before, Real after) {
        return after.lower().compareTo(before.upper()) > 0 ? 1 : after.upper().compareTo(before.lower()) < 0 ? -1 : 0;
    }

    private Map<Variable, Rational> setting(Parameter parameter, int number) {
        Map<Variable, Rational> others = new LinkedHashMap<>();
        int place = 0;
        for (Parameter other : formula.parameters()) {
            if (!other.equals(parameter)) {
                List<Rational> candidates = candidates(other.variable());
                int choice = number == 0 ? 0 : number * (1 + place % 3) + place;
                others.put(other.variable(), candidates.get(choice % candidates.size()));
                place++;
            }
        }
        return others;
    }

    private Optional<Step> step(Parameter parameter, Rational argument, Map<Variable, Rational> others) {
        Map<String, Real> environment = new LinkedHashMap<>();
        others.forEach(
                (variable, value) -> environment.put(variable.name(), Evaluation.coherent(value, variable.unit())));
        Variable own = parameter.variable();
        environment.put(own.name(), Evaluation.coherent(argument, own.unit()));
        try {
            return conditions.stream().allMatch(condition -> condition.test(environment))
                    ? Optional.of(new Step(argument, equation.evaluate(environment)))
                    : Optional.empty();
        } catch (ArithmeticException e) {
            // No value there, or none within reach.
            return Optional.empty();
        }
    }

    /** Plain values of a variable in its declared unit, plainest first; at least one. */
    private static List<Rational> candidates(Variable variable) {
        Range range = variable.domain().map(Domain::range).orElse(Range.ALL);
        Interval interval =
                new Interval(range.lower(), range.upper(), variable.type().integer());
        List<Rational> candidates = new ArrayList<>(PLAIN);
        Optional<Rational> lower = interval.lower().map(Bound::value);
        Optional<Rational> upper = interval.upper().map(Bound::value);
        if (lower.isPresent() && upper.isPresent()) {
            Rational width = upper.get().minus(lower.get());
            SHARES.forEach(share -> candidates.add(lower.get().plus(width.times(share))));
        }
        lower.ifPresent(bound -> PLAIN.forEach(value -> candidates.add(bound.plus(value.abs()))));
        upper.ifPresent(bound -> PLAIN.forEach(value -> candidates.add(bound.minus(value.abs()))));
        lower.ifPresent(candidates::add);
        return candidates.stream()
                .filter(interval::contains)
                .distinct()
                .limit(10)
                .toList();
    }

    private String pair(Variable own, Step before, Step after, Map<Variable, Rational> others) {
        String place = others.entrySet().stream()
                .map(entry -> ", " + entry.getKey().name() + " = " + number(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining());
        return own.name() + " = " + number(before.argument(), own) + " and " + number(after.argument(), own) + place
                + ": " + output.name() + " = " + result(before.value()) + " and " + result(after.value());
    }

    private String result(Real value) {
        return number(Evaluation.inUnit(Evaluation.rounded(value), output.unit()), output);
    }

    private static String number(Rational value, Variable variable) {
        return Evaluation.decimal(value, DIGITS) + Evaluation.suffix(variable.unit());
    }
}
