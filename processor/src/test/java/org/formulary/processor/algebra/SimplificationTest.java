package org.formulary.processor.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.print.PlainPrinter;
import org.formulary.quantity.Rational;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results of arithmetic on trees are written as a person would. */
class SimplificationTest {

    private static final NameTable ANY = new NameTable() {
        @Override
        public boolean isSymbol(String name) {
            return true;
        }

        @Override
        public java.util.Optional<String> formula(String name) {
            return java.util.Optional.empty();
        }
    };

    private static Expr read(String text) {
        return Nodes.plain(Parser.parseEquation("y = " + text, ANY)
                .tree()
                .orElseThrow()
                .outputs()
                .get(0)
                .value());
    }

    @ParameterizedTest
    @CsvSource({
        "x, 0, x",
        "x, x, 2 x",
        "2 x, 3 x, 5 x",
        "x, -x, 0",
        "-x, y, y - x",
        "x y, 2 y x, 3 x y",
        "2(N - 1), 2, 2 N",
        "1.5 x, 1.5 x, 2*1.5 x",
        "x/2, x/2, x",
        "sqrt(x), sqrt(x), 2 sqrt(x)"
    })
    void likeTermsAreCollected(String a, String b, String sum) {
        assertEquals(sum, PlainPrinter.value(Simplification.plus(read(a), read(b))));
    }

    @ParameterizedTest
    @CsvSource({
        "x, 1, x",
        "x y, y, x",
        "2(N - 1) M/(N B), M, 2 (N - 1)/(N B)",
        "x, 1/y, x y",
        "x^2, x, x",
        "sqrt(x), x, 1/sqrt(x)",
        "4 x, 6 y, 2 x/(3 y)",
        "-x, y - z, x/(z - y)",
        "-x, y, -x/y",
        "1, exp(x), exp(-x)",
        "(a + b) c, a + b, c",
        "2 a + 2 b, a + b, 2",
        "x, 2 [m], x/2 [m]",
        "x^0.5 x^0.5, y, x/y"
    })
    void commonFactorsCancel(String a, String b, String quotient) {
        assertEquals(quotient, PlainPrinter.value(Simplification.dividedBy(read(a), read(b))));
    }

    @ParameterizedTest
    @CsvSource({
        "x^2, 1/2, sqrt(x^2)",
        "x, 1/2, sqrt(x)",
        "x^3, 1/3, x",
        "x y, 2, x^2 y^2",
        "0, 1/2, 0",
        "x^0.588, 0.588, x^0.345744",
        "x, 1/0.588, x^(1/0.588)",
        "x, 1/4, x^(1/4)"
    })
    void theRootOfASquareIsNoPower(String base, String exponent, String power) {
        Rational number = Literals.valueOf(read(exponent)).orElseThrow();
        assertEquals(power, PlainPrinter.value(Simplification.power(read(base), number)));
    }

    @ParameterizedTest
    @CsvSource({"1/(1 - y), 1, y/(1 - y)", "1/y, 1, (1 - y)/y", "1/y, -1, 1/y + 1", "x/y, z, x/y - z"})
    void aDifferenceThatCancelsIsPutOverOneBar(String a, String b, String difference) {
        Expr written = Simplification.difference(
                read(a), read(b), below -> PlainPrinter.value(below).contains("y"));
        assertEquals(difference, PlainPrinter.value(written));
    }

    @Test
    void zeroIsSeen() {
        assertTrue(Simplification.isZero(read("x y - y x")));
        assertTrue(Simplification.isZero(read("2(a - b) + 2(b - a)")));
    }
}
