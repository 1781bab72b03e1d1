package org.formulary.tests.rows;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.mlsys.communication.CommunicationFormulas;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;

/** A formula of the shipped set, found in the catalogue by the peer's name and called through the generated Java. */
final class ShippedFormula {

    private static final JsonNode CATALOGUE = Json.resource("/META-INF/formulary/physics.communication.json");
    private static final JsonNode PEER_PARAMETERS = Json.resource("parameter-names.json");
    private static final Map<String, ShippedFormula> BY_PEER_NAME = byPeerName();

    private final JsonNode entry;
    private final List<Parameter> parameters;
    private final List<ReferenceFormula> outputs;

    private ShippedFormula(JsonNode entry) {
        this.entry = entry;
        this.parameters =
                elements(entry.get("parameters")).stream().map(Parameter::new).toList();
        this.outputs = elements(entry.get("equation").get("outputs")).stream()
                .map(output -> ReferenceFormula.parse(output.get("prefix").textValue()))
                .toList();
    }

    /** A parameter of a formula, as the catalogue tells it. */
    record Parameter(JsonNode entry) {

        String name() {
            return entry.get("name").textValue();
        }

        String symbol() {
            return entry.get("symbol").textValue();
        }

        boolean isInteger() {
            return !entry.get("type").textValue().equals("double");
        }

        boolean hasDimension() {
            return entry.has("dimension");
        }

        Unit unit() {
            return entry.has("unit") ? Unit.parse(entry.get("unit").textValue()) : Unit.ONE;
        }

        Class<?> type() {
            return isInteger() ? long.class : double.class;
        }

        /** The default value in the declared unit, exact. */
        Optional<Rational> defaultValue() {
            return Optional.ofNullable(entry.get("default")).map(binding -> {
                Rational number = fraction(binding.get("value").textValue());
                return binding.has("unit")
                        ? number.times(Unit.parse(binding.get("unit").textValue())
                                        .factor())
                                .dividedBy(unit().factor())
                        : number;
            });
        }

        private static Rational fraction(String text) {
            String[] parts = text.split("/", -1);
            return Rational.of(new BigInteger(parts[0]), parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]));
        }
    }

    /** The formula that has the peer's name among its aliases. */
    static ShippedFormula named(String peerName) {
        ShippedFormula formula = BY_PEER_NAME.get(peerName);
        if (formula == null) {
            throw new IllegalArgumentException("no formula has the alias " + peerName);
        }
        return formula;
    }

    /** The peer's parameter names, in order. */
    static List<String> peerParameters(String peerName) {
        return elements(PEER_PARAMETERS.get(peerName)).stream()
                .map(JsonNode::textValue)
                .toList();
    }

    String method() {
        return entry.get("method").textValue();
    }

    List<Parameter> parameters() {
        return parameters;
    }

    boolean isInteger() {
        return !entry.get("outputs").get(0).get("type").textValue().equals("double");
    }

    /** The parts of its LaTeX: text, or objects that name a symbol. */
    List<JsonNode> latexParts() {
        return elements(entry.get("equation").get("latexParts"));
    }

    /** The catalogue's equation in exact or arbitrarily precise arithmetic, one value for each output. */
    List<Real> evaluate(List<Rational> arguments) {
        Map<String, Real> environment = new LinkedHashMap<>();
        for (int i = 0; i < parameters.size(); i++) {
            environment.put(parameters.get(i).symbol(), Real.of(arguments.get(i)));
        }
        return outputs.stream().map(output -> output.evaluate(environment)).toList();
    }

    /** Calls the generated method with bare numbers; fewer arguments than parameters call a shorter overload. */
    List<Number> call(List<Object> arguments) {
        List<Class<?>> types = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            types.add(parameters.get(i).type());
        }
        return numbers(invoke(method(), types, arguments));
    }

    /** Calls the overload that takes a quantity for every parameter with a dimension. */
    List<Number> callWithQuantities(List<Object> arguments) {
        List<Class<?>> types = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            types.add(
                    parameters.get(i).hasDimension()
                            ? Quantity.class
                            : parameters.get(i).type());
        }
        return numbers(invoke(method(), types, arguments));
    }

    /** Calls the generated method that writes LaTeX with the caller's symbols. */
    String latex(String... symbols) {
        return (String) invoke(method() + "Latex", List.of(String[].class), List.of((Object) symbols));
    }

    private static Object invoke(String method, List<Class<?>> types, List<Object> arguments) {
        try {
            return CommunicationFormulas.class
                    .getMethod(method, types.toArray(Class<?>[]::new))
                    .invoke(null, arguments.toArray());
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new LinkageError(e.getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static List<Number> numbers(Object result) {
        if (!(result instanceof Record)) {
            return List.of(number(result));
        }
        return Arrays.stream(result.getClass().getRecordComponents())
                .map(component -> number(component(result, component)))
                .toList();
    }

    private static Object component(Object result, RecordComponent component) {
        try {
            return component.getAccessor().invoke(result);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static Number number(Object result) {
        return result instanceof Quantity quantity ? (Number) quantity.value() : (Number) result;
    }

    private static Map<String, ShippedFormula> byPeerName() {
        Map<String, ShippedFormula> formulas = new LinkedHashMap<>();
        for (JsonNode entry : CATALOGUE.get("formulas")) {
            ShippedFormula formula = new ShippedFormula(entry);
            elements(entry.get("aliases")).forEach(alias -> formulas.put(alias.textValue(), formula));
        }
        return formulas;
    }

    private static List<JsonNode> elements(JsonNode array) {
        List<JsonNode> elements = new ArrayList<>();
        array.forEach(elements::add);
        return elements;
    }
}
