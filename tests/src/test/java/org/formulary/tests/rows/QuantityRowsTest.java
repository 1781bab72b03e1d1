package org.formulary.tests.rows;

import static org.formulary.tests.rows.Closeness.assertClose;
import static org.formulary.tests.rows.Closeness.decimal;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.UnitException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Rows whose arguments carry units, through the overloads that take quantities. */
class QuantityRowsTest {

    @TestFactory
    Stream<DynamicTest> quantitiesAgreeWithTheEquation() {
        return RowTests.each(Category.QUANTITY, row -> {
            ShippedFormula formula = ShippedFormula.named(row.function());
            BigDecimal exact = decimal(formula.evaluate(Arguments.exact(row)).get(0));
            assertClose(
                    exact,
                    decimal(formula.callWithQuantities(Arguments.quantities(row))
                            .get(0)),
                    Closeness.DOUBLE);
            assertClose(exact, row.value().decimalValue(), Closeness.of(row));
        });
    }

    @TestFactory
    Stream<DynamicTest> unitsSpelledOtherwiseHereAreRefusedAsGiven() {
        return RowTests.ROWS.stream()
                .filter(row -> !row.here().isEmpty())
                .map(row -> DynamicTest.dynamicTest(row.toString(), () -> {
                    for (String parameter : row.here().keySet()) {
                        String given =
                                row.arguments().get(parameter).get("quantity").textValue();
                        UnitException thrown = assertThrows(UnitException.class, () -> Quantity.parse(given));
                        assertTrue(thrown.getMessage().contains(row.why()), thrown.getMessage());
                    }
                }));
    }
}
