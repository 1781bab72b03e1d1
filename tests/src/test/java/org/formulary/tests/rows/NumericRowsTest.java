package org.formulary.tests.rows;

import static org.formulary.tests.rows.Closeness.assertClose;
import static org.formulary.tests.rows.Closeness.decimal;
import static org.formulary.tests.rows.Closeness.decimals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.formulary.testing.Real;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Rows of numbers: generated Java, the catalogue's tree in exact arithmetic and the row's own value agree. */
class NumericRowsTest {

    @TestFactory
    Stream<DynamicTest> realsAgreeWithTheExactValue() {
        return RowTests.each(Category.REAL, row -> {
            List<BigDecimal> given = decimals(row.exact());
            List<Real> reference = reference(row);
            List<Number> computed = formula(row).call(Arguments.bare(row));
            assertEquals(given.size(), reference.size());
            assertEquals(given.size(), computed.size());
            for (int i = 0; i < given.size(); i++) {
                BigDecimal exact = decimal(reference.get(i));
                assertClose(given.get(i), exact, Closeness.of(row));
                assertClose(given.get(i), decimal(computed.get(i)), Closeness.of(row));
                assertClose(exact, decimal(computed.get(i)), Closeness.DOUBLE);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> integersAreExact() {
        return RowTests.each(Category.INTEGER, row -> {
            assertEquals(exactInteger(row), integerReference(row));
            assertEquals(
                    List.of(exactInteger(row).longValueExact()), formula(row).call(Arguments.bare(row)));
        });
    }

    @TestFactory
    Stream<DynamicTest> integersThatPass64BitsThrow() {
        return RowTests.each(Category.PASSES_LONG, row -> {
            assertEquals(exactInteger(row), integerReference(row));
            assertThrowsByName(row);
        });
    }

    @TestFactory
    Stream<DynamicTest> realsThatPassTheGreatestDoubleThrow() {
        return RowTests.each(Category.PASSES_DOUBLE, row -> {
            assertClose(
                    new BigDecimal(row.exact().textValue()),
                    decimal(reference(row).get(0)),
                    Closeness.of(row));
            assertThrowsByName(row);
        });
    }

    /** Rows of types that only the peer tells from plain numbers. */
    @TestFactory
    Stream<DynamicTest> numbersOfOtherTypesArePlainNumbers() {
        return RowTests.each(
                Category.PLAIN_NUMBER,
                row -> assertClose(
                        decimal(reference(row).get(0)),
                        decimal(formula(row).call(Arguments.bare(row)).get(0)),
                        Closeness.DOUBLE));
    }

    private static ShippedFormula formula(Row row) {
        return ShippedFormula.named(row.function());
    }

    private static List<Real> reference(Row row) {
        return formula(row).evaluate(Arguments.exact(row));
    }

    private static BigInteger integerReference(Row row) {
        return new BigDecimal(reference(row).get(0).rational().toString()).toBigIntegerExact();
    }

    private static BigInteger exactInteger(Row row) {
        JsonNode exact = row.exact();
        return exact == null ? row.value().bigIntegerValue() : new BigInteger(exact.textValue());
    }

    private static void assertThrowsByName(Row row) {
        ArithmeticException thrown =
                assertThrows(ArithmeticException.class, () -> formula(row).call(Arguments.bare(row)));
        assertTrue(thrown.getMessage().startsWith(formula(row).method() + ": "), thrown.getMessage());
    }
}
