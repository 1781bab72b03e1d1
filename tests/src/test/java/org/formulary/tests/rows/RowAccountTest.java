package org.formulary.tests.rows;

import static org.formulary.tests.rows.Closeness.decimals;
import static org.formulary.tests.rows.RowTests.ROWS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What there is among the rows, so that no test passes rows over unseen. */
class RowAccountTest {

    private static final int GIVEN = 2561;

    @Test
    void everyRowHasTheNumberOfItsLine() {
        assertEquals(
                IntStream.rangeClosed(1, GIVEN).mapToObj("row-%04d"::formatted).toList(),
                ROWS.stream().map(Row::id).toList());
    }

    @Test
    void everyRowIsAccountedFor() {
        Map<Category, Integer> totals = new EnumMap<>(Category.class);
        ROWS.forEach(row -> totals.merge(Category.of(row), 1, Integer::sum));
        assertEquals(
                Map.of(
                        Category.REAL, 1600,
                        Category.INTEGER, 638,
                        Category.PASSES_LONG, 1,
                        Category.PASSES_DOUBLE, 3,
                        Category.QUANTITY, 17,
                        Category.LATEX, 107,
                        Category.LATEX_REFUSED, 3,
                        Category.REFUSED, 125,
                        Category.PLAIN_NUMBER, 3,
                        Category.NOT_EXPRESSIBLE, 64),
                totals);
        assertEquals(GIVEN, totals.values().stream().mapToInt(Integer::intValue).sum());
    }

    /** The command line, which takes text, is the place to refuse these. */
    @Test
    void onlyBadRowsAreNotExpressibleInJava() {
        assertEquals(
                Set.of("bad"),
                RowTests.rows(Category.NOT_EXPRESSIBLE).map(Row::tag).collect(Collectors.toSet()));
    }

    /**
     * Where the peer itself is off: a rounded logarithm taken for an exact number of levels (0271), and a difference
     * that cancels (1294, 1295).
     */
    @Test
    void knowsThePeerValuesThatAreOff() {
        Set<String> off = new TreeSet<>();
        RowTests.rows(Category.REAL).forEach(row -> {
            List<BigDecimal> exact = decimals(row.exact());
            List<BigDecimal> peer = decimals(row.value());
            for (int i = 0; i < exact.size(); i++) {
                if (!Closeness.isClose(exact.get(i), peer.get(i), Closeness.of(row))) {
                    off.add(row.id());
                }
            }
        });
        assertEquals(Set.of("row-0271", "row-1294", "row-1295"), off);
    }
}
