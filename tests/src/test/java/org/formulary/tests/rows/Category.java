package org.formulary.tests.rows;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** What a row can show of a Java interface; each row shows exactly one thing. */
enum Category {
    /** A real result within the range of doubles. */
    REAL,
    /** An integer result of at most 64 bits. */
    INTEGER,
    /** An integer result of more than 64 bits. */
    PASSES_LONG,
    /** A real result beyond the greatest double. */
    PASSES_DOUBLE,
    /** Arguments with units. */
    QUANTITY,
    /** The LaTeX of the data factor with another symbol. */
    LATEX,
    /** Something that is no symbol in LaTeX. */
    LATEX_REFUSED,
    /** Values that a Java parameter can carry but the formula must not take. */
    REFUSED,
    /** Values of a numeric type that only the peer tells from a plain number. */
    PLAIN_NUMBER,
    /** Values that no parameter of the Java method can carry: the compiler refuses them. */
    NOT_EXPRESSIBLE;

    static Category of(Row row) {
        ShippedFormula formula = ShippedFormula.named(row.function());
        if (!expressible(row, formula)) {
            return NOT_EXPRESSIBLE;
        }
        boolean refused = row.refused() != null;
        if (row.function().endsWith("_latex")) {
            return refused ? LATEX_REFUSED : LATEX;
        }
        if (row.tag().equals("bad")) {
            return refused ? REFUSED : PLAIN_NUMBER;
        }
        if (row.tag().equals("quantity")) {
            return QUANTITY;
        }
        if (formula.isInteger()) {
            return row.value().bigIntegerValue().bitLength() < Long.SIZE ? INTEGER : PASSES_LONG;
        }
        return row.exact().isTextual() && passesDouble(row.exact()) ? PASSES_DOUBLE : REAL;
    }

    private static boolean passesDouble(JsonNode exact) {
        return new BigDecimal(exact.textValue()).compareTo(new BigDecimal(Double.MAX_VALUE)) > 0;
    }

    private static boolean expressible(Row row, ShippedFormula formula) {
        if (row.function().endsWith("_latex")) {
            return row.arguments().values().stream().allMatch(JsonNode::isTextual);
        }
        List<String> names = ShippedFormula.peerParameters(row.function());
        return row.arguments().entrySet().stream()
                .allMatch(argument ->
                        expressible(argument.getValue(), formula.parameters().get(names.indexOf(argument.getKey()))));
    }

    private static boolean expressible(JsonNode value, ShippedFormula.Parameter parameter) {
        if (parameter.isInteger()) {
            return value.isIntegralNumber() && value.bigIntegerValue().compareTo(BigInteger.TWO.pow(63)) < 0;
        }
        if (value.isNull() || value.has("quantity")) {
            return parameter.hasDimension();
        }
        return value.isNumber() || value.has("float") || value.has("numpy_float64") || value.has("numpy_int64");
    }
}
