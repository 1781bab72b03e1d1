package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Constants to 100 digits, each against a series that the evaluator does not use. */
class ConstantsTest {

    private static final int DIGITS = 100;
    private static final MathContext ROUNDED = new MathContext(DIGITS, RoundingMode.HALF_EVEN);
    private static final MathContext GENEROUS = new MathContext(DIGITS + 20);

    private static BigDecimal evaluate(String prefix) {
        return ReferenceFormula.parse(prefix).evaluate(Map.of()).toBigDecimal(DIGITS);
    }

    @Test
    void piIsThatOfTheChudnovskyBrothers() {
        // 1/pi = 12 sum (-1)^k (6k)! (13591409 + 545140134 k) / ((3k)! k!^3 640320^(3k + 3/2)), 14 digits each term.
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = 0; k < 10; k++) {
            BigInteger numerator = factorial(6 * k).multiply(BigInteger.valueOf(13591409 + 545140134L * k));
            BigInteger denominator = factorial(3 * k)
                    .multiply(factorial(k).pow(3))
                    .multiply(BigInteger.valueOf(640320).pow(3 * k));
            BigDecimal term = new BigDecimal(numerator).divide(new BigDecimal(denominator), GENEROUS);
            sum = k % 2 == 0 ? sum.add(term) : sum.subtract(term);
        }
        BigDecimal root = BigDecimal.valueOf(640320).pow(3).sqrt(GENEROUS);
        BigDecimal pi = root.divide(sum.multiply(BigDecimal.valueOf(12)), GENEROUS);

        assertEquals(pi.round(ROUNDED), evaluate("pi"));
    }

    @Test
    void eIsTheSumOfInverseFactorials() {
        BigDecimal sum = BigDecimal.ZERO;
        for (int n = 0; n < 90; n++) {
            sum = sum.add(BigDecimal.ONE.divide(new BigDecimal(factorial(n)), GENEROUS));
        }

        assertEquals(sum.round(ROUNDED), evaluate("(exp 1)"));
    }

    @Test
    void logarithmOfTwoIsTheSumOfInversePowers() {
        // ln 2 = sum 1/(k 2^k)
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = 1; k < 400; k++) {
            BigInteger denominator = BigInteger.ONE.shiftLeft(k).multiply(BigInteger.valueOf(k));
            sum = sum.add(BigDecimal.ONE.divide(new BigDecimal(denominator), GENEROUS));
        }

        assertEquals(sum.round(ROUNDED), evaluate("(ln 2)"));
        assertEquals(sum.round(ROUNDED), evaluate("(neg (ln 0.5))"));
    }

    @Test
    void rootOfTwoSquaresToTwo() {
        BigDecimal root = evaluate("(sqrt 2)");

        assertEquals(-1, root.subtract(root.ulp()).pow(2).compareTo(BigDecimal.valueOf(2)));
        assertEquals(1, root.add(root.ulp()).pow(2).compareTo(BigDecimal.valueOf(2)));
    }

    private static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            product = product.multiply(BigInteger.valueOf(i));
        }
        return product;
    }
}
