package org.formulary.tests.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Rational;
import org.formulary.tests.rows.ShippedFormula.Parameter;

/** The arguments of a row in the forms that Java methods and the reference take. */
final class Arguments {

    private Arguments() {}

    /** Whether some argument is a quantity, or null where only a quantity can be. */
    static boolean needQuantities(Row row) {
        return row.arguments().values().stream().anyMatch(value -> value.isNull() || value.has("quantity"));
    }

    /** Bare numbers, without the trailing ones that the row leaves to their default values. */
    static List<Object> bare(Row row) {
        return arguments(row, (name, value, parameter) -> bare(value, parameter));
    }

    /** The same with a quantity for every parameter with a dimension; bare numbers are in its unit. */
    static List<Object> quantities(Row row) {
        return arguments(row, (name, value, parameter) -> {
            if (!parameter.hasDimension()) {
                return bare(value, parameter);
            }
            if (value.isNull()) {
                return null;
            }
            return value.has("quantity")
                    ? Quantity.parse(row.quantity(name))
                    : Quantity.of((double) bare(value, parameter), parameter.unit());
        });
    }

    /** Exact values in coherent units, defaults filled in: what a double holds, or what a quantity's text says. */
    static List<Rational> exact(Row row) {
        ShippedFormula formula = ShippedFormula.named(row.function());
        List<String> names = ShippedFormula.peerParameters(row.function());
        List<Rational> values = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Parameter parameter = formula.parameters().get(i);
            JsonNode value = row.arguments().get(names.get(i));
            if (value == null) {
                values.add(parameter
                        .defaultValue()
                        .orElseThrow()
                        .times(parameter.unit().factor()));
            } else if (value.has("quantity")) {
                values.add(exact(row.quantity(names.get(i))));
            } else if (parameter.isInteger()) {
                values.add(Rational.of(value.bigIntegerValue()));
            } else {
                values.add(Rational.of((double) bare(value, parameter))
                        .times(parameter.unit().factor()));
            }
        }
        return values;
    }

    private static Rational exact(String quantity) {
        String[] parts = quantity.split(" ", 2);
        return Rational.of(new BigDecimal(parts[0]))
                .times(org.formulary.quantity.Unit.parse(parts[1]).factor());
    }

    private interface Form {
        Object of(String peerName, JsonNode value, Parameter parameter);
    }

    private static List<Object> arguments(Row row, Form form) {
        ShippedFormula formula = ShippedFormula.named(row.function());
        List<String> names = ShippedFormula.peerParameters(row.function());
        int given = names.size();
        while (!row.arguments().containsKey(names.get(given - 1))) {
            given--;
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < given; i++) {
            Parameter parameter = formula.parameters().get(i);
            JsonNode value = row.arguments().getOrDefault(names.get(i), byDefault(parameter));
            values.add(form.of(names.get(i), value, parameter));
        }
        return values;
    }

    private static JsonNode byDefault(Parameter parameter) {
        return parameter
                .defaultValue()
                .<JsonNode>map(value -> DoubleNode.valueOf(value.toDouble()))
                .orElse(MissingNode.getInstance());
    }

    private static Object bare(JsonNode value, Parameter parameter) {
        if (parameter.isInteger()) {
            return value.bigIntegerValue().longValueExact();
        }
        if (value.has("float")) {
            return switch (value.get("float").textValue()) {
                case "nan" -> Double.NaN;
                case "inf" -> Double.POSITIVE_INFINITY;
                case "-inf" -> Double.NEGATIVE_INFINITY;
                default -> throw new IllegalArgumentException(value.toString());
            };
        }
        return (value.isObject() ? value.elements().next() : value).doubleValue();
    }
}
