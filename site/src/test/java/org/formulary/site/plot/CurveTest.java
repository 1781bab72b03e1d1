package org.formulary.site.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.formulary.quantity.Quantity;
import org.formulary.quantity.Unit;
import org.formulary.site.Fixture;
import org.formulary.site.catalogue.Formula;
import org.formulary.site.catalogue.Formula.Binding;
import org.formulary.site.catalogue.Library.Entry;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CurveTest {

    static Stream<Entry> formulas() {
        return Fixture.shipped().entries().stream();
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void isKnownOnlyInsideTheDomain(Entry entry) {
        Formula formula = entry.formula();
        for (Curve curve : Curve.of(formula)) {
            for (Curve.Sample sample : curve.samples()) {
                if (sample.isKnown()) {
                    Map<String, Real> point = example(formula);
                    point.put(curve.parameter().symbol(), Real.of(sample.x()));
                    formula.parameters().stream()
                            .flatMap(parameter -> parameter.domain().stream())
                            .forEach(domain -> assertTrue(
                                    ReferenceFormula.parseCondition(
                                                    domain.prefix().orElseThrow())
                                            .test(point),
                                    () -> domain.text() + " at " + point));
                }
            }
        }
    }

    private static Map<String, Real> example(Formula formula) {
        Map<String, Real> values = new HashMap<>();
        List<Binding> given = formula.examples().stream()
                .filter(example -> !example.refused())
                .findFirst()
                .orElseThrow()
                .given();
        formula.parameters().forEach(parameter -> parameter.defaultValue().ifPresent(value -> put(value, values)));
        given.forEach(value -> put(value, values));
        return values;
    }

    private static void put(Binding binding, Map<String, Real> values) {
        Unit unit = Unit.parse(binding.unit().orElse("1"));
        values.put(
                binding.symbol(),
                Real.of(Quantity.of(Double.parseDouble(binding.number()), unit).value()));
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void runsFromLeftToRightAndOverIntegersForACount(Entry entry) {
        for (Curve curve : Curve.of(entry.formula())) {
            List<Double> x = curve.samples().stream().map(Curve.Sample::x).toList();
            assertEquals(x.stream().distinct().sorted().toList(), x);
            if (!curve.parameter().type().equals("double")) {
                assertTrue(x.stream().allMatch(number -> number == Math.rint(number)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void everyFormulaIsPlottedAgainstEachOfItsParameters(Entry entry) {
        assertEquals(
                entry.formula().parameters(),
                Curve.of(entry.formula()).stream().map(Curve::parameter).toList());
    }
}
