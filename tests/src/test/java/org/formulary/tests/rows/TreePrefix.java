package org.formulary.tests.rows;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;

/**
 * Writes the catalogue's trees in the prefix form of {@link org.formulary.testing.ReferenceFormula}, with calls of other
 * formulas of the set written out.
 */
final class TreePrefix {

    private static final Map<String, String> OPERATORS = Map.of(
            "add", "+", "sub", "-", "mul", "*", "div", "/", "pow", "^", "mod", "mod", "neg", "neg", "factorial", "!");

    private final JsonNode catalogue;
    private int calls;

    TreePrefix(JsonNode catalogue) {
        this.catalogue = catalogue;
    }

    /** One text for each output of a formula; later ones may use the names of earlier ones. */
    List<String> outputs(JsonNode formula) {
        List<String> texts = new ArrayList<>();
        formula.get("equation").get("outputs").forEach(output -> texts.add(value(output.get("tree"), "")));
        return texts;
    }

    /** @param suffix appended to every name, so that a called formula's names differ from the caller's */
    private String value(JsonNode tree, String suffix) {
        String op = tree.get("op").textValue();
        return switch (op) {
            case "num" -> number(tree);
            case "name" -> tree.get("name").textValue() + suffix;
            case "pi" -> "pi";
            case "group" -> value(tree.get("args").get(0), suffix);
            case "apply" -> list(tree.get("function").textValue(), tree.get("args"), suffix);
            case "call" -> call(tree, suffix);
            case "cases" -> cases(tree, suffix);
            default -> list(operator(op), tree.get("args"), suffix);
        };
    }

    private static String operator(String op) {
        String operator = OPERATORS.get(op);
        if (operator == null) {
            throw new IllegalArgumentException("no formula of the set needs " + op);
        }
        return operator;
    }

    private static String number(JsonNode tree) {
        Rational number = rational(tree.get("value").textValue());
        return (tree.has("unit")
                        ? number.times(Unit.parse(tree.get("unit").textValue()).factor())
                        : number)
                .toString();
    }

    private static Rational rational(String text) {
        String[] parts = text.split("/", -1);
        Rational numerator = Rational.of(new BigDecimal(parts[0]));
        return parts.length == 1 ? numerator : numerator.dividedBy(Rational.of(new BigDecimal(parts[1])));
    }

    private String list(String head, JsonNode arguments, String suffix) {
        StringJoiner text = new StringJoiner(" ", "(", ")").add(head);
        arguments.forEach(argument -> text.add(value(argument, suffix)));
        return text.toString();
    }

    private String call(JsonNode tree, String suffix) {
        JsonNode callee = formula(tree.get("formula").textValue());
        String inner = suffix + "_" + ++calls;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tree.get("args").size(); i++) {
            String name = callee.get("parameters").get(i).get("symbol").textValue() + inner;
            text.append("(let (%s %s) ".formatted(name, value(tree.get("args").get(i), suffix)));
        }
        text.append(value(callee.get("equation").get("outputs").get(0).get("tree"), inner));
        return text.append(")".repeat(tree.get("args").size())).toString();
    }

    private JsonNode formula(String fullId) {
        String set = catalogue.get("id").textValue();
        for (JsonNode formula : catalogue.get("formulas")) {
            if (fullId.equals(set + "/" + formula.get("id").textValue())) {
                return formula;
            }
        }
        throw new IllegalArgumentException("no formula " + fullId);
    }

    private String cases(JsonNode tree, String suffix) {
        StringBuilder text = new StringBuilder();
        for (JsonNode branch : tree.get("branches")) {
            text.append(
                    "(if %s %s ".formatted(comparison(branch.get("when"), suffix), value(branch.get("value"), suffix)));
        }
        text.append(value(tree.get("otherwise"), suffix));
        return text.append(")".repeat(tree.get("branches").size())).toString();
    }

    private String comparison(JsonNode condition, String suffix) {
        if (!condition.get("op").textValue().equals("compare")
                || condition.get("relations").size() != 1) {
            throw new IllegalArgumentException("no formula of the set needs " + condition);
        }
        return list(condition.get("relations").get(0).textValue(), condition.get("args"), suffix);
    }
}
