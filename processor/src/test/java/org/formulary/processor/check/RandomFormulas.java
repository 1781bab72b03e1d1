package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.algebra.RandomTexts;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Origin;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Real;

/** Random values over random domains of the real numbers x and y and the integer n, and points of those domains. */
final class RandomFormulas {

    private static final List<Rational> NUMBERS = List.of(
            Rational.of(-3),
            Rational.of(-1),
            Rational.of(-1, 2),
            Rational.ZERO,
            Rational.of(1, 1000),
            Rational.of(1, 2),
            Rational.of(999, 1000),
            Rational.ONE,
            Rational.of(3, 2),
            Rational.of(2),
            Rational.of(7),
            Rational.of(40));

    private record Nowhere() implements Origin {}

    private final SplittableRandom random;
    private final RandomTexts texts;

    RandomFormulas(long seed) {
        this.random = new SplittableRandom(seed);
        this.texts = new RandomTexts(random);
    }

    /** A value of so many levels. */
    String text(int depth) {
        return texts.value(depth);
    }

    /** The three variables, each with a domain. */
    Map<String, Variable> variables() {
        Map<String, Variable> variables = new LinkedHashMap<>();
        for (String name : List.of("x", "y", "n")) {
            variables.put(name, variable(name));
        }
        return variables;
    }

    /** The three variables without domains. */
    Map<String, Variable> free() {
        Map<String, Variable> variables = new LinkedHashMap<>();
        variables.put("x", free("x"));
        variables.put("y", free("y"));
        variables.put("n", free("n"));
        return variables;
    }

    private static Variable free(String name) {
        NumberType type = name.equals("n") ? NumberType.LONG : NumberType.DOUBLE;
        return new Variable(name, type, Unit.ONE, Optional.empty(), Optional.empty(), "");
    }

    /** A point of the domains. */
    Map<String, Real> point(Map<String, Variable> variables) {
        Map<String, Real> point = new LinkedHashMap<>();
        variables.values().forEach(variable -> point.put(variable.name(), Real.of(number(variable))));
        return point;
    }

    /** Another value of one variable. */
    Rational number(Variable variable) {
        List<Rational> allowed = NUMBERS.stream()
                .filter(number -> !variable.type().integer() || number.isInteger())
                .filter(number -> variable.domain()
                        .filter(domain -> !isIn(domain.range(), number))
                        .isEmpty())
                .toList();
        return allowed.get(random.nextInt(allowed.size()));
    }

    private static boolean isIn(org.formulary.processor.model.Range range, Rational number) {
        return new Interval(range.lower(), range.upper(), false).contains(number);
    }

    /** The domains as they are written. */
    static List<String> domains(Map<String, Variable> variables) {
        return variables.values().stream()
                .map(variable -> variable.domain().map(domain -> domain.text()).orElse(variable.name()))
                .toList();
    }

    /** The equation {@code z = text}. */
    static CheckedEquation equation(String text, Map<String, Variable> variables) {
        Parsed<Equation> parsed =
                Parser.parseEquation("z = " + text, new FormulaNames().shadowedBy(Set.copyOf(variables.keySet())));
        assertEquals(List.of(), parsed.problems(), text);
        Equation equation = new Elaboration(variables).of(parsed.tree().orElseThrow());
        TypeInference inference = new TypeInference(id -> Optional.empty());
        variables.values().forEach(inference::declare);
        inference.infer(equation.outputs().get(0).value());
        Typing typing = inference.typing();
        return new CheckedEquation(text, equation, typing);
    }

    private Variable variable(String name) {
        String text = texts.domain(name).replace("0 < n < 1", "n >= 2");
        Variable free = free(name);
        if (text.isEmpty()) {
            return free;
        }
        List<Finding> findings = new ArrayList<>();
        VariableResolver resolver = new VariableResolver(new Glossary(List.of(), findings), findings);
        return new Variable(
                name,
                free.type(),
                Unit.ONE,
                resolver.domain(free, new SourceText(text, new Nowhere()), Map.of(name, free)),
                Optional.empty(),
                "");
    }
}
