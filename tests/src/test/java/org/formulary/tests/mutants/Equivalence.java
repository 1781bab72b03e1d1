package org.formulary.tests.mutants;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedSet;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.ArgumentRange;
import org.formulary.testing.Parameter;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceCondition;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Samples;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;

/**
 * Whether a changed formula is the same function. It is taken to be where, at {@value #POINTS} points drawn from the bounds
 * of the right declaration and as many from those of the changed one, boundaries first, both refuse the same arguments, and
 * for the others every output has the same value, exactly or to 40 digits.
 */
final class Equivalence {

    /** How many points are drawn from each of the two declarations. */
    static final int POINTS = 300;

    private static final long SEED = 20260301L;

    private Equivalence() {}

    /** Whether all formulas of the changed set do what those of the same name in the other do. */
    static boolean holds(CheckedSet original, CheckedSet changed) {
        return changed.formulas().stream()
                .allMatch(formula -> same(formula(original, formula.method()), original, formula, changed));
    }

    private static CheckedFormula formula(CheckedSet set, String method) {
        return set.formulas().stream()
                .filter(formula -> formula.method().equals(method))
                .findFirst()
                .orElseThrow();
    }

    private static boolean same(CheckedFormula formula, CheckedSet set, CheckedFormula changed, CheckedSet changedSet) {
        Form right = new Form(formula, lookup(set));
        Form wrong = new Form(changed, lookup(changedSet));
        List<Point> points = new ArrayList<>(right.points());
        points.addAll(wrong.points());
        return points.stream().map(right::environment).allMatch(environment -> agree(right, wrong, environment));
    }

    private static FormulaLookup lookup(CheckedSet set) {
        return id -> set.formulas().stream()
                .filter(formula -> formula.fullId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static boolean agree(Form right, Form wrong, Map<String, Real> environment) {
        boolean admitted = right.admits(environment);
        if (admitted != wrong.admits(environment)) {
            return false;
        }
        if (!admitted) {
            return true;
        }
        for (int i = 0; i < right.outputs.size(); i++) {
            if (right.texts.get(i).equals(wrong.texts.get(i))) {
                continue;
            }
            Optional<Real> expected = right.output(i, environment);
            Optional<Real> actual = wrong.output(i, environment);
            if (expected.isPresent() != actual.isPresent()
                    || (expected.isPresent() && differ(expected.get(), actual.orElseThrow()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean differ(Real expected, Real actual) {
        return expected.lower().compareTo(actual.upper()) > 0 || actual.lower().compareTo(expected.upper()) > 0;
    }

    /** A formula made ready for evaluation. */
    private static final class Form {

        private final CheckedFormula formula;
        private final List<ReferenceCondition> domains = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private final List<ReferenceFormula> outputs = new ArrayList<>();

        Form(CheckedFormula formula, FormulaLookup formulas) {
            this.formula = formula;
            PrefixPrinter printer = new PrefixPrinter(formulas);
            formula.parameters()
                    .forEach(parameter -> parameter
                            .variable()
                            .domain()
                            .ifPresent(domain -> domains.add(
                                    ReferenceFormula.parseCondition(printer.condition(domain.condition())))));
            for (int i = 0; i < formula.outputs().size(); i++) {
                String text = printer.output(formula.equation().tree(), i);
                texts.add(text);
                outputs.add(ReferenceFormula.parse(text));
            }
        }

        List<Point> points() {
            List<Parameter> parameters = formula.parameters().stream()
                    .map(parameter -> new Parameter(
                            parameter.variable().name(),
                            parameter.javaName(),
                            range(parameter.variable()),
                            parameter.variable().unit(),
                            parameter.variable().unit().symbol(),
                            ""))
                    .toList();
            return Samples.of(SEED, parameters).draw(POINTS);
        }

        private static ArgumentRange range(Variable variable) {
            ArgumentRange range = variable.type() == NumberType.DOUBLE ? ArgumentRange.real() : ArgumentRange.int64();
            Range bounds = variable.domain().map(Domain::range).orElse(Range.ALL);
            if (bounds.lower().isPresent()) {
                range = range.withLower(
                        bounds.lower().get().value(), bounds.lower().get().open());
            }
            return bounds.upper().isPresent()
                    ? range.withUpper(
                            bounds.upper().get().value(), bounds.upper().get().open())
                    : range;
        }

        Map<String, Real> environment(Point point) {
            Map<String, Real> environment = new LinkedHashMap<>();
            formula.parameters().forEach(parameter -> {
                Variable variable = parameter.variable();
                Rational value = variable.type() == NumberType.DOUBLE
                        ? Rational.of(point.real(variable.name()))
                        : Rational.of(point.integer(variable.name()));
                environment.put(variable.name(), coherent(value, variable.unit()));
            });
            return environment;
        }

        private static Real coherent(Rational value, Unit unit) {
            Real scaled = Real.of(value.times(unit.factor()).plus(unit.offset()));
            return unit.piPower() == 0 ? scaled : scaled.times(Real.pi().power(unit.piPower()));
        }

        boolean admits(Map<String, Real> environment) {
            return domains.stream().allMatch(domain -> {
                try {
                    return domain.test(environment);
                } catch (UndefinedException e) {
                    return false;
                } catch (UndecidedException e) {
                    // At a bound that both have alike; with a bound of its own the other decides.
                    return true;
                }
            });
        }

        Optional<Real> output(int index, Map<String, Real> environment) {
            try {
                return Optional.of(outputs.get(index).evaluate(environment));
            } catch (UndefinedException | UndecidedException e) {
                return Optional.empty();
            }
        }
    }
}
