package org.formulary.testing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalNodeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (let (u (+ N 1)) (* u u))                    | (* (+ N 1) (+ N 1))
                    (let (u N) (let (N 2) (* u N)))              | (* N 2)
                    (* (neg p) (log2 p))                         | (neg (* p (log2 p)))
                    (/ (neg a) (neg b))                          | (/ a b)
                    (+ a (neg b))                                | (- a b)
                    (* a (* b c))                                | (* (* a b) c)
                    (* 2 1/1000)                                 | 1/500
                    (hypot a b)                                  | (sqrt (+ (^ a 2) (^ b 2)))
                    (factorial N)                                | (! N)
                    (sum i 1 N (sum j 1 i (* i j)))              | (sum k 1 N (sum i 1 k (* k i)))
                    (let (i 3) (sum i 1 i i))                    | (sum k 1 3 k)
                    (if (let (u N) (> u 1)) N 1)                 | (if (> N 1) N 1)
                    """)
    void oneTreeForOneMeaning(String one, String other) {
        assertTrue(isSame(one, other));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (* a b)                                      | (* b a)
                    (* a (/ b c))                                | (/ (* a b) c)
                    (- a b)                                      | (- b a)
                    (neg (^ a 2))                                | (^ (neg a) 2)
                    (mod (neg a) b)                              | (neg (mod a b))
                    (let (u N) (sum u 1 2 u))                    | (sum k 1 2 N)
                    (if (>= N 1) N 1)                            | (if (> N 1) N 1)
                    (if (even N) N 1)                            | (if (odd N) N 1)
                    (sum i 1 N i)                                | (product i 1 N i)
                    """)
    void otherTreesForWhatMayDiffer(String one, String other) {
        assertFalse(isSame(one, other));
    }

    @Test
    void whatIsBoundTooOftenIsLeftToEvaluation() {
        String text = "(+ u39 u39)";
        for (int i = 39; i > 0; i--) {
            text = "(let (u" + i + " (+ u" + (i - 1) + " u" + (i - 1) + ")) " + text + ")";
        }
        assertFalse(isSame(text, text.replace("u0", "(neg (neg u0))")));
    }

    private static boolean isSame(String one, String other) {
        return CanonicalNode.isSame(
                ReferenceFormula.parse(one).root(),
                ReferenceFormula.parse(other).root());
    }
}
