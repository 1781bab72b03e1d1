package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.NameTable;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Origin;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Unit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Dimensions and exactness of values, and what does not fit, row by row. */
class TypeInferenceTest {

    private static final Map<String, Variable> VARIABLES = variables();

    @ParameterizedTest
    @CsvFileSource(resources = "types.csv", delimiter = '|')
    void infersDimensionAndExactness(String value, String unit, String exactness) {
        TypeInference inference = inference();
        Inferred inferred = inference.infer(parse(value).outputs().get(0).value());
        assertEquals(List.of(), summaries(inference));
        assertEquals(
                unit + " " + exactness,
                inferred.dimension().map(Object::toString).orElse("any") + " "
                        + (inferred.integer() ? "integer" : "real"));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "misfits.csv", delimiter = '|')
    void saysWhatDoesNotFit(String value, String summary) {
        TypeInference inference = inference();
        inference.infer(parse(value).outputs().get(0).value());
        assertEquals(List.of(summary), summaries(inference));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "ranges.csv", delimiter = '|')
    void readsTheBoundsThatADomainPutsOnAVariable(String name, String text, String expected) {
        List<Finding> findings = new ArrayList<>();
        VariableResolver resolver = new VariableResolver(new Glossary(List.of(), findings), findings);
        Domain domain = resolver.domain(VARIABLES.get(name), new SourceText(text, new Nowhere()), VARIABLES)
                .orElseThrow(() -> new AssertionError(findings));
        var range = domain.range();
        String lower = range.lower()
                .map(bound -> (bound.open() ? "(" : "[") + bound.value())
                .orElse("(-inf");
        String upper = range.upper()
                .map(bound -> bound.value() + (bound.open() ? ")" : "]"))
                .orElse("inf)");
        assertEquals(expected, lower + ", " + upper + (range.exact() ? "" : " and more"));
    }

    private record Nowhere() implements Origin {}

    private static List<String> summaries(TypeInference inference) {
        return inference.problems().problems().stream().map(Problem::summary).toList();
    }

    private static TypeInference inference() {
        Signature area = new Signature(
                "test/area",
                "area",
                List.of(VARIABLES.get("d"), VARIABLES.get("n")),
                List.of(new Variable(
                        "A", NumberType.DOUBLE, Unit.parse("m^2"), Optional.empty(), Optional.empty(), "area")));
        TypeInference inference =
                new TypeInference(id -> id.equals("test/area") ? Optional.of(area) : Optional.empty());
        VARIABLES.values().forEach(inference::declare);
        return inference;
    }

    private static Equation parse(String value) {
        NameTable names = new NameTable() {
            @Override
            public boolean isSymbol(String name) {
                return VARIABLES.containsKey(name);
            }

            @Override
            public Optional<String> formula(String name) {
                return name.equals("area") ? Optional.of("test/area") : Optional.empty();
            }
        };
        Parsed<Equation> parsed = Parser.parseEquation("y = " + value, names);
        return parsed.tree()
                .filter(tree -> parsed.isClean())
                .map(tree -> new Elaboration(VARIABLES).of(tree))
                .orElseThrow(() -> new AssertionError(value + ": " + parsed.problems()));
    }

    private static Map<String, Variable> variables() {
        Map<String, Variable> variables = new LinkedHashMap<>();
        add(variables, "d", NumberType.DOUBLE, "m", "");
        add(variables, "t", NumberType.DOUBLE, "ms", "");
        add(variables, "x", NumberType.DOUBLE, "", "");
        add(variables, "f", NumberType.DOUBLE, "%", "");
        add(variables, "C", NumberType.DOUBLE, "degC", "");
        add(variables, "n", NumberType.LONG, "", "n >= 1");
        add(variables, "i", NumberType.INT, "", "");
        add(variables, "b", NumberType.LONG, "bit", "");
        add(variables, "M", NumberType.LONG, "kB", "");
        return variables;
    }

    private static void add(
            Map<String, Variable> variables, String name, NumberType type, String unitText, String domainText) {
        Unit unit = unitText.isEmpty() ? Unit.ONE : Unit.parse(unitText);
        Optional<Domain> domain = domainText.isEmpty()
                ? Optional.empty()
                : Parser.parseCondition(domainText, new FormulaNames().shadowedBy(java.util.Set.of(name)))
                        .tree()
                        .map((Condition condition) ->
                                new Domain(domainText, condition, new Typing(), Ranges.of(name, unit, condition)));
        variables.put(name, new Variable(name, type, unit, domain, Optional.empty(), ""));
    }
}
