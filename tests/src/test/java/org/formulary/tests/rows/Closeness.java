package org.formulary.tests.rows;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.formulary.testing.Real;

/** Relative distances between numbers of different origin. */
final class Closeness {

    /** About nine units in the last place of a double. */
    static final BigDecimal DOUBLE = new BigDecimal("2e-15");

    private static final BigDecimal ROUNDED_LOGARITHM = new BigDecimal("1e-12");
    private static final int DIGITS = 40;

    private static final Set<String> WITH_LOGARITHM =
            Set.of("calc_double_binary_tree_allreduce_time", "calc_ring_tree_crossover_size");

    private Closeness() {}

    /** How far a row's own numbers may be off: some of them rest on a logarithm that was rounded to a double. */
    static BigDecimal of(Row row) {
        return WITH_LOGARITHM.contains(row.function()) ? ROUNDED_LOGARITHM : DOUBLE;
    }

    static void assertClose(BigDecimal expected, BigDecimal actual, BigDecimal tolerance) {
        assertTrue(
                isClose(expected, actual, tolerance),
                () -> "expected " + expected.round(MathContext.DECIMAL128) + " but got " + actual);
    }

    static boolean isClose(BigDecimal expected, BigDecimal actual, BigDecimal tolerance) {
        return expected.subtract(actual).abs().compareTo(expected.abs().multiply(tolerance)) <= 0;
    }

    static BigDecimal decimal(Real value) {
        return value.toBigDecimal(DIGITS);
    }

    static BigDecimal decimal(Number value) {
        return new BigDecimal(value.doubleValue());
    }

    /** A number, the text of a number, or an array of them. */
    static List<BigDecimal> decimals(JsonNode node) {
        List<BigDecimal> decimals = new ArrayList<>();
        if (node.isArray()) {
            node.forEach(element -> decimals.addAll(decimals(element)));
        } else {
            decimals.add(node.isTextual() ? new BigDecimal(node.textValue()) : node.decimalValue());
        }
        return decimals;
    }
}
