package org.formulary.site.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.testing.ArgumentRange;
import org.formulary.testing.Parameter;
import org.formulary.testing.Point;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.Samples;
import org.formulary.testing.Seed;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class KernelTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(+ x (/ 1 y) 2)                     | 5.25",
                "(- (^ x 2) (neg y))                 | 13",
                "(if (and (> x 2) (not (= y 0))) x y) | 3",
                "(if (or (< x 2) (odd y)) x y)       | 4",
                "(let (z (* x y)) (+ z z))           | 24",
                "(sum i 1 x (* i y))                 | 24",
                "(product i 1 y i)                   | 24",
                "(mod (neg x) y)                     | 1",
                "(floor (log2 8))                    | 3",
                "(ceil (log2 9))                     | 4",
                "(min x y 1/2)                       | 0.5",
                "(round 2.5)                         | 3"
            })
    void evaluates(String prefix, double value) {
        assertEquals(value, Kernel.of(prefix, List.of("x", "y")).orElseThrow().at(3, 4), 1e-12);
    }

    @Test
    void whatHasNoValueIsNotANumberAndWhatIsUnknownHasNoKernel() {
        assertTrue(
                Double.isNaN(Kernel.of("(sqrt x)", List.of("x")).orElseThrow().at(-1)));
        assertTrue(Kernel.of("(! x)", List.of("x")).isEmpty());
        assertTrue(Kernel.of("(+ x unheard)", List.of("x")).isEmpty());
    }

    static Stream<Entry> formulas() {
        return Fixture.shipped().entries().stream();
    }

    /** A picture needs three digits; where terms cancel, nine are left of sixteen. */
    @ParameterizedTest
    @MethodSource("formulas")
    void agreesWithTheExactEvaluatorOnAllShippedFormulas(Entry entry) {
        Formula formula = entry.formula();
        List<String> names =
                formula.parameters().stream().map(Formula.Parameter::symbol).toList();
        List<Parameter> parameters =
                formula.parameters().stream().map(KernelTest::everyday).toList();
        int compared = 0;
        for (Formula.Value output : formula.equation().outputs()) {
            Kernel kernel = Kernel.of(output.prefix().orElseThrow(), names).orElseThrow();
            ReferenceFormula exact = ReferenceFormula.parse(output.prefix().orElseThrow());
            for (Point point : Samples.of(Seed.current(), parameters).draw(300)) {
                Map<String, Real> environment = new HashMap<>();
                double[] arguments = new double[names.size()];
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = point.real(names.get(i));
                    environment.put(names.get(i), Real.of(arguments[i]));
                }
                try {
                    double expected = exact.evaluate(environment).toDouble();
                    if (Math.abs(expected) < 1e250) {
                        double scale = Math.max(Math.abs(expected), 1e-250);
                        assertEquals(expected, kernel.at(arguments), scale * 1e-6, () -> formula.id() + " at " + point);
                        compared++;
                    }
                } catch (UndefinedException | UndecidedException e) {
                    // No curve is drawn where there is no value.
                }
            }
        }
        assertTrue(compared > 50, formula.id() + ": " + compared);
    }

    private static Parameter everyday(Formula.Parameter parameter) {
        boolean whole = !parameter.type().equals("double");
        ArgumentRange range = whole
                ? ArgumentRange.int64().from("1").upTo("100")
                : ArgumentRange.real().from("0.001").upTo("1000");
        return Parameter.of(
                parameter.symbol(), parameter.name(), range, parameter.unit().orElse(""), "");
    }
}
