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
import org.formulary.testing.Bounds;
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

    /** What was seen of an output: a pair of places between which it rises, and one between which it falls. */
    record Seen(Optional<Pair> rise, Optional<Pair> fall) {

        boolean isBoth() {
            return rise.isPresent() && fall.isPresent();
        }
    }

    /** Two places that differ in one parameter. */
    record Pair(Variable own, Step before, Step after, Map<Variable, Rational> others) {}

    /** A value of the parameter and what the output is there, in doubles where they hold it. */
    private final class Step {

        private final Rational argument;
        private final Map<String, Real> environment;
        private final Optional<Bounds> bounds;
        private Optional<Real> exact;

        Step(Rational argument, Map<String, Real> environment) {
            this.argument = argument;
            this.environment = environment;
            this.bounds = equation.bounds(environment);
            // What doubles do not tell may have no value, which is to be known at once.
            this.exact = bounds.isPresent() ? Optional.empty() : Optional.of(equation.evaluate(environment));
        }

        Real value() {
            if (exact.isEmpty()) {
                exact = Optional.of(equation.evaluate(environment));
            }
            return exact.get();
        }

        /** How this value compares to another at a glance; 0 where it would take many digits to tell. */
        int compareTo(Step other) {
            if (bounds.isPresent() && other.bounds.isPresent()) {
                if (bounds.get().low() > other.bounds.get().high()) {
                    return 1;
                } else if (bounds.get().high() < other.bounds.get().low()) {
                    return -1;
                }
            }
            return value().lower().compareTo(other.value().upper()) > 0
                    ? 1
                    : value().upper().compareTo(other.value().lower()) < 0 ? -1 : 0;
        }
    }

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
            int order = after.compareTo(before);
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

    private Pair pair(Variable own, Step before, Step after, Map<Variable, Rational> others) {
        Pair pair = new Pair(own, before, after, others);
        if (before.bounds.isEmpty() || after.bounds.isEmpty()) {
            // Throws where a value is too large to be written down.
            text(pair);
        }
        return pair;
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
                    ? Optional.of(new Step(argument, environment))
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

    /** A rise and a fall in words; empty where a value is out of reach. */
    Optional<List<String>> texts(Seen both) {
        try {
            return Optional.of(
                    List.of(text(both.rise().orElseThrow()), text(both.fall().orElseThrow())));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private String text(Pair pair) {
        Variable own = pair.own();
        Step before = pair.before();
        Step after = pair.after();
        String place = pair.others().entrySet().stream()
                .map(entry -> ", " + entry.getKey().name() + " = " + number(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining());
        return own.name() + " = " + number(before.argument, own) + " and " + number(after.argument, own) + place + ": "
                + output.name() + " = " + result(before) + " and " + result(after);
    }

    private String result(Step step) {
        return step.bounds.flatMap(this::atOnce).orElseGet(() -> result(step.value()));
    }

    /** The text of all numbers between two bounds, if it is one. */
    private Optional<String> atOnce(Bounds bounds) {
        if (output.unit().piPower() != 0) {
            return Optional.empty();
        }
        String low = result(Real.of(bounds.low()));
        return Optional.of(low)
                .filter(text -> bounds.low() == bounds.high() || text.equals(result(Real.of(bounds.high()))));
    }

    private String result(Real value) {
        return number(Evaluation.inUnit(Evaluation.rounded(value), output.unit()), output);
    }

    private static String number(Rational value, Variable variable) {
        return Evaluation.decimal(value, DIGITS) + Evaluation.suffix(variable.unit());
    }
}
