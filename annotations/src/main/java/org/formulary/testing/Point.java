package org.formulary.testing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/** One value for each parameter: what a generated method is called with, and what its equation is evaluated at. */
public final class Point {

    /** Units in the last place by which conversions there and back may be off. */
    private static final int CONVERSIONS = 4;

    private final List<Parameter> parameters;

    /** The values, and the units they are in, in the order of the parameters. */
    private final Number[] values;

    private final Unit[] units;

    private Point(List<Parameter> parameters, Number[] values, Unit[] units) {
        this.parameters = parameters;
        this.values = values;
        this.units = units;
    }

    /** A point with values in the declared units: a {@code Long} for each integer parameter, a {@code Double} for others. */
    static Point of(List<Parameter> parameters, Map<String, Number> values) {
        return of(parameters, parameter -> values.get(parameter.symbol()));
    }

    /** The same, each value by its parameter, in the order of the parameters. */
    static Point of(List<Parameter> parameters, Function<Parameter, Number> values) {
        Number[] ordered = new Number[parameters.size()];
        Unit[] units = new Unit[ordered.length];
        for (int i = 0; i < ordered.length; i++) {
            ordered[i] = values.apply(parameters.get(i));
            units[i] = parameters.get(i).unit();
        }
        return new Point(parameters, ordered, units);
    }

    /** This point with another value for one parameter. */
    Point with(String symbol, Number value) {
        return new Point(parameters, changed(values, index(symbol), value), units);
    }

    /** This point with one parameter in another unit of its dimension; the value is converted and rounded once. */
    Point in(String symbol, Unit unit) {
        int index = index(symbol);
        Number converted = units[index].convert(values[index].doubleValue(), unit);
        return new Point(parameters, changed(values, index, converted), changed(units, index, unit));
    }

    /** This point with the same number in another unit for one parameter, whatever its dimension. */
    Point mislabelled(String symbol, Unit unit) {
        return new Point(parameters, values, changed(units, index(symbol), unit));
    }

    private static <T> T[] changed(T[] all, int index, T one) {
        T[] changed = all.clone();
        changed[index] = one;
        return changed;
    }

    private int index(String symbol) {
        for (int i = 0; i < values.length; i++) {
            if (parameters.get(i).symbol().equals(symbol)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no parameter " + symbol + " among " + values().keySet());
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
        return Quantity.of(value(symbol).doubleValue(), units[index(symbol)]);
    }

    Number value(String symbol) {
        return values[index(symbol)];
    }

    Unit unit(String symbol) {
        return units[index(symbol)];
    }

    List<Parameter> parameters() {
        return parameters;
    }

    /** Whether every value is one that its parameter's range holds. */
    boolean isInRange() {
        for (int i = 0; i < values.length; i++) {
            if (!parameters.get(i).range().contains(declared(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a conversion to another unit and back may take a value out of its range. */
    boolean isNextToBoundary() {
        for (int i = 0; i < values.length; i++) {
            Parameter parameter = parameters.get(i);
            if (!parameter.range().isInteger() && !parameter.unit().isCoherent()) {
                double value = declared(i).doubleValue();
                double margin = CONVERSIONS * Math.ulp(value);
                if (!parameter.range().contains(value - margin)
                        || !parameter.range().contains(value + margin)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Number declared(int index) {
        Unit declared = parameters.get(index).unit();
        return units[index].equals(declared)
                ? values[index]
                : (Number) units[index].convert(values[index].doubleValue(), declared);
    }

    /** The exact values in coherent units. */
    public Map<String, Real> environment() {
        Map<String, Real> environment = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            environment.put(parameters.get(i).symbol(), Conversions.toCoherent(exact(values[i]), units[i]));
        }
        return environment;
    }

    private static Real exact(Number value) {
        return value instanceof Double ? Real.of(value.doubleValue()) : Real.of(Rational.of(value.longValue()));
    }

    /** Whether quantities carry the values with all their digits, as counts beyond 2^53 and the least numbers do not. */
    boolean fitsQuantities() {
        return IntStream.range(0, values.length).allMatch(i -> {
            double value = values[i].doubleValue();
            double coherent = Math.abs(units[i].toCoherent(value));
            return values[i] instanceof Double
                    ? value == 0 || coherent >= Double.MIN_NORMAL
                    : Math.max(Math.abs(value), coherent) <= 0x1p53;
        });
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
        int index = index(symbol);
        Number value = values[index];
        Unit unit = units[index];
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
        return values.length == 0
                ? "no arguments"
                : IntStream.range(0, values.length)
                        .mapToObj(i -> parameters.get(i).symbol() + " = " + values[i] + suffix(units[i]))
                        .collect(Collectors.joining(", "));
    }

    private static String suffix(Unit unit) {
        return unit.dimension().isNone() && unit.isCoherent() ? "" : " " + unit.symbol();
    }

    /** The values by symbol, in the units of the point. */
    Map<String, Number> values() {
        Map<String, Number> bySymbol = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            bySymbol.put(parameters.get(i).symbol(), values[i]);
        }
        return Collections.unmodifiableMap(bySymbol);
    }
}
