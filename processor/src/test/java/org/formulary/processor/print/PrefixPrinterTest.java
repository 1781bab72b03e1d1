package org.formulary.processor.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.Analysis;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Output;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrefixPrinterTest {

    private static final Set<String> FORMULAS = Set.of("T_ring", "T_tree", "T_loop");

    private static final PrefixPrinter PRINTER = new PrefixPrinter(id -> Map.of(
                    "test/T_ring", formula("T_ring", "T_ring = 2(N - 1) s where s = M/N", "M", "N"),
                    "test/T_tree", formula("T_tree", "T_tree = T_ring(N, 2) + N", "N"),
                    "test/T_loop", formula("T_loop", "T_loop = T_loop(N)", "N"))
            .get(id));

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    y = 2(N - 1) M/(N B)          ; (/ (* (* 2 (- N 1)) M) (* N B))
                    y = -x^2 + 1.50               ; (+ (neg (^ x 2)) 1.50)
                    y = ceil(log2 N)              ; (ceil (log2 N))
                    y = |x| mod 3 + n!            ; (+ (mod (abs x) 3) (! n))
                    y = min(a, b, c) pi           ; (* (min a b c) pi)
                    y = sum(i = 1 .. n, i k)      ; (sum i 1 n (* i k))
                    y = product(i = 1 .. n, i)    ; (product i 1 n i)
                    y = 0 if N = 1 else 1 if 2 <= N < k else k ; (if (= N 1) 0 (if (and (<= 2 N) (< N k)) 1 k))
                    y = a if k is even and not (a != b or k is odd) else b ; (if (and (even k) (not (or (!= a b) (odd k)))) a b)
                    """)
    void isWrittenInPrefixForm(String equation, String prefix) {
        assertEquals(prefix, PRINTER.output(parse(equation), 0));
    }

    @ParameterizedTest
    @CsvSource({
        "y = 3.2 [GB/s], 3200000000",
        "y = 2 [FLOP/token], 2",
        "y = 500 [ns], 1/2000000",
        "y = 1 [KiB], 1024",
        "y = 3 [%], 3/100",
        "y = 180 [deg], '(* pi 1)'",
        "y = 1 [deg]/2, '(/ (* pi 1/180) 2)'"
    })
    void unitsAreFoldedExactly(String equation, String prefix) {
        Set<String> units = Set.of("GB", "s", "FLOP", "token", "ns", "KiB", "deg");
        assertEquals(
                prefix, PRINTER.output(Rows.clean(Parser.parseEquation(equation, Rows.names(Set.of(), units))), 0));
    }

    @Test
    void definitionsAreBoundAroundWhatNeedsThem() {
        Equation equation = parse("relative = 1/(a + b); loss = 1 - relative where a = 2 b; b = c; unused = 1/0");
        assertEquals("(let (b c) (let (a (* 2 b)) (/ 1 (+ a b))))", PRINTER.output(equation, 0));
        assertEquals(
                "(let (b c) (let (a (* 2 b)) (let (relative (/ 1 (+ a b))) (- 1 relative))))",
                PRINTER.output(equation, 1));
        assertEquals("(= (let (b c) b) c)", PRINTER.condition(equation, Rows.condition("b = c")));
        assertEquals("(= b c)", PRINTER.condition(Rows.condition("b = c")));
    }

    @Test
    void callsAreWrittenOutWithNamesOfTheirOwn() {
        assertEquals(
                "(let (M__1 (* N M)) (let (N__1 s) (let (s__1 (/ M__1 N__1)) (* (* 2 (- N__1 1)) s__1))))",
                PRINTER.output(parse("y = T_ring(N M, s)"), 0));
        assertEquals(
                "(let (N__1 k) (+ (let (M__2 N__1) (let (N__2 2) (let (s__2 (/ M__2 N__2)) (* (* 2 (- N__2 1)) s__2)))) N__1))",
                PRINTER.output(parse("y = T_tree(k)"), 0));
    }

    @Test
    void twoCallsDoNotShareNames() {
        String text = PRINTER.output(parse("y = T_tree(a) + T_tree(b)"), 0);
        assertTrue(text.contains("(let (N__1 a)") && text.contains("(let (N__3 b)"), text);
    }

    @Test
    void isReadByTheReferenceEvaluator() {
        Map<String, Real> arguments = Map.of("M", Real.of(3), "N", Real.of(5));
        String text = PRINTER.output(parse("y = T_ring(M, N) + T_tree(N) where s = 1"), 0);
        Rational ring = Rational.of(2 * 4 * 3, 5);
        Rational tree = Rational.of(2 * 5, 2).plus(Rational.of(5));
        assertEquals(
                ring.plus(tree),
                ReferenceFormula.parse(text).evaluate(arguments).rational());
    }

    @Test
    void endlessCallsAndDefinitionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> PRINTER.output(parse("y = T_loop(k)"), 0));
        assertThrows(IllegalArgumentException.class, () -> PRINTER.output(parse("y = T_tree(k, 1)"), 0));
        assertThrows(IllegalArgumentException.class, () -> PRINTER.output(parse("y = a where a = b; b = a"), 0));
    }

    private static Equation parse(String text) {
        return Rows.clean(Parser.parseEquation(text, Rows.names(FORMULAS, Set.of())));
    }

    private static CheckedFormula formula(String symbol, String equation, String... parameters) {
        return new CheckedFormula(
                symbol,
                new CheckedFormula.Owner("test", "org.example", "Test", "TestFormulas"),
                symbol,
                Optional.of(symbol),
                "",
                "",
                new CheckedEquation(equation, parse(equation), new Typing()),
                Optional.empty(),
                List.of(parameters).stream()
                        .map(name -> new Parameter(name, variable(name), Optional.empty(), Optional.empty()))
                        .toList(),
                List.of(new Output(symbol, variable(symbol))),
                Optional.empty(),
                CheckedFormula.Body.NONE,
                new CheckedFormula.Prose("", "", "", "", List.of(), ""),
                Analysis.NONE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                Optional.empty());
    }

    private static Variable variable(String name) {
        return new Variable(name, NumberType.DOUBLE, Unit.ONE, Optional.empty(), Optional.empty(), "");
    }
}
