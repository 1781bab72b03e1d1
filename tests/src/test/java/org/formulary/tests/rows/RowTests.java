package org.formulary.tests.rows;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** One test for each row of a category, named by the row. */
final class RowTests {

    static final List<Row> ROWS = Row.all();

    private RowTests() {}

    static Stream<Row> rows(Category category) {
        return ROWS.stream().filter(row -> Category.of(row) == category);
    }

    static Stream<DynamicTest> each(Category category, Consumer<Row> test) {
        return rows(category).map(row -> DynamicTest.dynamicTest(row.toString(), () -> test.accept(row)));
    }
}
