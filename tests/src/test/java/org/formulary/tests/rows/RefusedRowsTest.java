package org.formulary.tests.rows;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.formulary.runtime.DomainException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Bad rows: what Java can pass is refused by a message that names formula and parameter, also where the peer let it through. */
class RefusedRowsTest {

    @TestFactory
    Stream<DynamicTest> badValuesAreRefusedByName() {
        return RowTests.each(Category.REFUSED, row -> {
            ShippedFormula formula = ShippedFormula.named(row.function());
            DomainException thrown = assertThrows(DomainException.class, () -> call(formula, row));
            int index = ShippedFormula.peerParameters(row.function()).indexOf(row.refused());
            String named =
                    formula.method() + ": " + formula.parameters().get(index).name() + " ";
            assertTrue(thrown.getMessage().startsWith(named), thrown.getMessage());
        });
    }

    private static void call(ShippedFormula formula, Row row) {
        if (Arguments.needQuantities(row)) {
            formula.callWithQuantities(Arguments.quantities(row));
        } else {
            formula.call(Arguments.bare(row));
        }
    }
}
