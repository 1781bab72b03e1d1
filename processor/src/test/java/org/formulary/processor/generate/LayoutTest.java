package org.formulary.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.formulary.processor.print.JavaCode;
import org.formulary.processor.print.JavaCode.Kind;
import org.formulary.processor.print.JavaCode.Level;
import org.junit.jupiter.api.Test;

/** Long expressions are broken at their outermost operators. */
class LayoutTest {

    private static final JavaCode LONG = JavaCode.of("a".repeat(95), Kind.DOUBLE);
    private static final JavaCode B = JavaCode.of("bandwidth", Kind.DOUBLE);
    private static final JavaCode N = JavaCode.of("nGpus", Kind.LONG);

    @Test
    void breaksOnlyWhatIsTooLong() {
        JavaCode quotient = binary(binary(LONG, "*", B), "/", binary(N, "*", B));
        JavaCode sum = JavaCode.binary(quotient, "+", binary(N, "*", B), Kind.DOUBLE, Level.ADDITIVE);
        assertEquals(
                List.of("a".repeat(95), "* bandwidth", "/ (nGpus * bandwidth)", "+ nGpus * bandwidth"),
                new Layout.Printed(sum)
                        .at(16, Layout.CLOSING)
                        .toString()
                        .lines()
                        .map(String::strip)
                        .toList());
    }

    @Test
    void leavesShortExpressionsOnOneLine() {
        assertEquals(
                "nGpus * bandwidth",
                new Layout.Printed(binary(N, "*", B)).at(100, Layout.CLOSING).toString());
        assertEquals(
                2,
                new Layout.Printed(binary(N, "*", B))
                        .at(101, 3)
                        .toString()
                        .lines()
                        .count());
    }

    private static JavaCode binary(JavaCode left, String operator, JavaCode right) {
        return JavaCode.binary(left, operator, right, Kind.DOUBLE, Level.MULTIPLICATIVE);
    }
}
