package org.formulary.site.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.site.catalogue.Catalogue.Bound;
import org.formulary.site.catalogue.Catalogue.Condition;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Formula.Example;
import org.formulary.site.catalogue.Formula.Parameter;

/**
 * How a result goes with one parameter around the first example, in coherent units.
 *
 * @param parameter which one varies
 * @param samples where it was evaluated, from left to right
 * @param example the example
 * @param log whether the parameter varies by equal factors
 */
public record Curve(Parameter parameter, List<Sample> samples, Sample example, boolean log) {

    /** The list is copied. */
    public Curve {
        samples = List.copyOf(samples);
    }

    /**
     * A point of a curve.
     *
     * @param x the parameter
     * @param y the result; not a number where there is none
     */
    public record Sample(double x, double y) {

        boolean isKnown() {
            return Double.isFinite(y);
        }
    }

    private static final int POINTS = 97;

    /** How far a positive parameter is varied, as a factor both ways. */
    private static final double REACH = 100;

    /** The curves of a formula's first output: none where it has no example, or cannot be evaluated here. */
    public static List<Curve> of(Formula formula) {
        Optional<Example> example =
                formula.examples().stream().filter(e -> !e.refused()).findFirst();
        Optional<String> prefix =
                formula.equation().outputs().stream().findFirst().flatMap(Formula.Value::prefix);
        if (example.isEmpty() || prefix.isEmpty()) {
            return List.of();
        }
        List<String> names =
                formula.parameters().stream().map(Parameter::symbol).toList();
        Optional<double[]> point = point(formula, example.get());
        Optional<Kernel> kernel = Kernel.of(prefix.get(), names);
        if (point.isEmpty() || kernel.isEmpty()) {
            return List.of();
        }
        List<Kernel> domains = formula.parameters().stream()
                .flatMap(parameter -> parameter.domain().flatMap(Condition::prefix).stream())
                .flatMap(condition -> Kernel.ofCondition(condition, names).stream())
                .toList();
        double value = kernel.get().at(point.get());
        List<Curve> curves = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Parameter parameter = formula.parameters().get(i);
            sampled(parameter, i, point.get(), value, kernel.get(), domains).ifPresent(curves::add);
        }
        return curves;
    }

    private static Optional<double[]> point(Formula formula, Example example) {
        double[] point = new double[formula.parameters().size()];
        for (int i = 0; i < point.length; i++) {
            Parameter parameter = formula.parameters().get(i);
            Optional<Binding> given = example.given().stream()
                    .filter(binding -> binding.symbol().equals(parameter.symbol()))
                    .findFirst()
                    .or(parameter::defaultValue);
            if (given.isEmpty()) {
                return Optional.empty();
            }
            Unit unit = Unit.parse(given.get().unit().or(parameter::unit).orElse("1"));
            point[i] =
                    Quantity.of(Double.parseDouble(given.get().number()), unit).value();
        }
        return Optional.of(point);
    }

    private static Optional<Curve> sampled(
            Parameter parameter, int index, double[] point, double value, Kernel kernel, List<Kernel> domains) {
        Axis axis = range(parameter, point[index]);
        boolean whole = !parameter.type().equals("double");
        List<Sample> samples = IntStream.range(0, POINTS)
                .mapToDouble(i -> axis.number(i / (POINTS - 1.0)))
                .map(x -> whole ? Math.rint(x) : x)
                .distinct()
                .mapToObj(x -> sample(x, index, point, kernel, domains))
                .toList();
        // One point is no curve.
        boolean drawable = samples.stream().filter(Sample::isKnown).count() >= 2 && Double.isFinite(value);
        return drawable
                ? Optional.of(new Curve(parameter, samples, new Sample(point[index], value), axis.log()))
                : Optional.empty();
    }

    private static Sample sample(double x, int index, double[] point, Kernel kernel, List<Kernel> domains) {
        double[] arguments = point.clone();
        arguments[index] = x;
        boolean inside = domains.stream().allMatch(domain -> domain.at(arguments) == 1);
        return new Sample(x, inside ? kernel.at(arguments) : Double.NaN);
    }

    /** A range with the example in it, inside the declared one. */
    private static Axis range(Parameter parameter, double value) {
        Unit unit = Unit.parse(parameter.unit().orElse("1"));
        double lower = bound(parameter.domain().flatMap(Condition::lower), unit, Double.NEGATIVE_INFINITY);
        double upper = bound(parameter.domain().flatMap(Condition::upper), unit, Double.POSITIVE_INFINITY);
        if (Double.isFinite(lower) && Double.isFinite(upper)) {
            return new Axis(lower, upper, lower > 0 && upper / lower > REACH);
        }
        if (value > 0) {
            double low = Math.max(value / REACH, parameter.type().equals("double") ? 0 : 1);
            return new Axis(lower > 0 ? Math.max(lower, low) : low, Math.min(upper, value * REACH), true);
        }
        double reach = value == 0 ? 1 : Math.abs(value);
        return new Axis(Math.max(lower, value - reach), Math.min(upper, value + reach), false);
    }

    private static double bound(Optional<Bound> bound, Unit unit, double otherwise) {
        return bound.map(end -> {
                    String[] parts = end.value().split("/", -1);
                    double number = Double.parseDouble(parts[0]);
                    return Quantity.of(parts.length > 1 ? number / Double.parseDouble(parts[1]) : number, unit)
                            .value();
                })
                .orElse(otherwise);
    }
}
