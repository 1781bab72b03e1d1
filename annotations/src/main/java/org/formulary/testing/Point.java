package org.formulary.testing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** One value for each parameter: what a generated method is called with, and what its equation is evaluated at. */
public final class Point {

    private final List<Parameter> parameters;
    private final Map<String, Number> values;
    private final Map<String, Unit> units;

    private Point(List<Parameter> parameters, Map<String, Number> values, Map<String, Unit> units) {
        this.parameters = parameters;
        this.values = values;
        this.units = units;
    }

    /** A point with values in the declared units: a {@code Long} for each integer parameter, a {@code Double} for others. */
    static Point of(List<Parameter> parameters, Map<String, Number> values) {
        Map<String, Number> ordered = new LinkedHashMap<>();
        Map<String, Unit> units = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            ordered.put(parameter.symbol(), values.get(parameter.symbol()));
            units.put(parameter.symbol(), parameter.unit());
        }
        return new Point(parameters, ordered, units);
    }

    /** This point with another value for one parameter. */
    Point with(String symbol, Number value) {
        Map<String, Number> changed = new LinkedHashMap<>(values);
        changed.put(symbol, value);
        return new Point(parameters, changed, units);
    }

    /** This point with one parameter in another unit of its dimension; the value is converted and rounded once. */
    Point in(String symbol, Unit unit) {
        Map<String, Unit> changed = new LinkedHashMap<>(units);
        changed.put(symbol, unit);
        Map<String, Number> converted = new LinkedHashMap<>(values);
        converted.put(symbol, units.get(symbol).convert(values.get(symbol).doubleValue(), unit));
        return new Point(parameters, converted, changed);
    }

    /** This point with the same number in another unit for one parameter, whatever its dimension. */
    Point mislabelled(String symbol, Unit unit) {
        Map<String, Unit> changed = new LinkedHashMap<>(units);
        changed.put(symbol, unit);
        return new Point(parameters, values, changed);
    }

    /** The value of a parameter of type {@code double}, in its declared unit. */
    public double real(String symbol) {
        return value(symbol).doubleValue();
    }

    /** The value of a parameter of type {@code long}. */
    public long integer(String symbol) {
        return value(symbol).longValue();
    }

    /** The value of a parameter of type {@code int}. */
    public int int32(String symbol) {
        return Math.toIntExact(integer(symbol));
    }

    /** The value of any parameter as a quantity in the unit that this point has it in. */
    public Quantity quantity(String symbol) {
        return Quantity.of(value(symbol).doubleValue(), units.get(symbol));
    }

    Number value(String symbol) {
        Number value = values.get(symbol);
        if (value == null) {
            throw new IllegalArgumentException("no parameter " + symbol + " among " + values.keySet());
        }
        return value;
    }

    Unit unit(String symbol) {
        return units.get(symbol);
    }

    List<Parameter> parameters() {
        return parameters;
    }

    /** Whether every value is one that its parameter's range holds. */
    boolean isInRange() {
        return parameters.stream().allMatch(parameter -> parameter.range().contains(declared(parameter)));
    }

    private Number declared(Parameter parameter) {
        Number value = values.get(parameter.symbol());
        Unit unit = units.get(parameter.symbol());
        return unit.equals(parameter.unit()) ? value : (Number) unit.convert(value.doubleValue(), parameter.unit());
    }

    /** The exact values in coherent units. */
    public Map<String, Real> environment() {
        Map<String, Real> environment = new LinkedHashMap<>();
        values.forEach(
                (symbol, value) -> environment.put(symbol, Conversions.toCoherent(exact(value), units.get(symbol))));
        return environment;
    }

    private static Real exact(Number value) {
        return value instanceof Double ? Real.of(value.doubleValue()) : Real.of(Rational.of(value.longValue()));
    }

    /** The values in coherent units as a computation in doubles has them. */
    Scope<Rounded> roundedEnvironment() {
        return new Scope<>() {
            @Override
            Rounded get(String name) {
                return rounded(name);
            }
        };
    }

    private Rounded rounded(String symbol) {
        Number value = value(symbol);
        Unit unit = units.get(symbol);
        double coherent = unit.toCoherent(value.doubleValue());
        boolean isInteger = !(value instanceof Double);
        if (unit.isCoherent() && (!isInteger || Math.abs(value.longValue()) <= 1L << 53)) {
            return Rounded.exact(coherent);
        }
        // A quantity is converted to the declared unit and from there to the coherent one.
        return Rounded.of(coherent, 0, 3);
    }

    /** {@code M = 1.0E9 byte, N = 8}. */
    @Override
    public String toString() {
        return values.isEmpty()
                ? "no arguments"
                : values.entrySet().stream()
                        .map(entry -> entry.getKey() + " = " + entry.getValue() + suffix(units.get(entry.getKey())))
                        .collect(Collectors.joining(", "));
    }

    private static String suffix(Unit unit) {
        return unit.dimension().isNone() && unit.isCoherent() ? "" : " " + unit.symbol();
    }

    /** The values by symbol, in the units of the point. */
    Map<String, Number> values() {
        return Collections.unmodifiableMap(values);
    }
}
