package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Enclosures;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.algebra.RandomTexts;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.NumberType;
import org.formulary.processor.model.Typing;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Origin;
import org.formulary.processor.problem.SourceText;
import org.formulary.quantity.Rational;
import org.formulary.quantity.Unit;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;
import org.junit.jupiter.api.Test;

/** Random values over random domains: what is said of all arguments holds at each that is tried, by the exact evaluator. */
class DomainSoundnessTest {

    private static final int TREES = 1_500;
    private static final int POINTS = 12;

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

    private final SplittableRandom random = new SplittableRandom(20261130);
    private final RandomTexts texts = new RandomTexts(random);
    private int values;
    private int provedTrees;

    @Test
    void everyValueLiesInItsEnclosureAndNoProvedFormulaIsWithoutOne() {
        for (int i = 0; i < TREES; i++) {
            String text = texts.value(1 + i % 4);
            Map<String, Variable> variables = new LinkedHashMap<>();
            for (String name : List.of("x", "y", "n")) {
                variables.put(name, variable(name));
            }
            check(text, variables);
        }
        assertTrue(values > TREES * POINTS / 8, "only " + values + " values");
        assertTrue(provedTrees > TREES / 8, "only " + provedTrees + " proved");
    }

    private void check(String text, Map<String, Variable> variables) {
        CheckedEquation equation = equation(text, variables);
        Meaning meaning = Meaning.of(equation.tree(), id -> null);
        Box box = Narrowing.domains(List.copyOf(variables.values()), meaning).orElseThrow();
        Interval interval = Enclosures.of(equation.tree().outputs().get(0).value(), box, meaning);
        Prover prover = new Prover(meaning);
        boolean proved = Obligations.of(equation, meaning, box).obligations().stream()
                .allMatch(obligation -> prover.holds(obligation.goal().orElseThrow(), obligation.box()));
        provedTrees += proved ? 1 : 0;
        ReferenceFormula formula = ReferenceFormula.parse(new PrefixPrinter(id -> null).output(equation.tree(), 0));
        for (int i = 0; i < POINTS; i++) {
            Map<String, Real> point = new LinkedHashMap<>();
            variables.values().forEach(variable -> point.put(variable.name(), Real.of(number(variable))));
            String where = text + " over " + domains(variables) + " at " + point + " in " + interval;
            try {
                Real value = formula.evaluate(point);
                // Both bounds of an irrational value may lie outside, if the value itself is the end.
                assertTrue(touches(interval, value), where + " is " + value);
                values++;
            } catch (UndefinedException e) {
                assertTrue(!proved, where + " is proved, but: " + e.getMessage());
            } catch (UndecidedException e) {
                // Nothing is known there.
            }
        }
    }

    private static boolean touches(Interval interval, Real value) {
        return value.isExact()
                ? interval.contains(value.rational())
                : interval.lower()
                                .filter(bound -> value.upper().compareTo(bound.value()) < 0)
                                .isEmpty()
                        && interval.upper()
                                .filter(bound -> value.lower().compareTo(bound.value()) > 0)
                                .isEmpty();
    }

    private Rational number(Variable variable) {
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

    private static List<String> domains(Map<String, Variable> variables) {
        return variables.values().stream()
                .map(variable -> variable.domain().map(domain -> domain.text()).orElse(variable.name()))
                .toList();
    }

    private static CheckedEquation equation(String text, Map<String, Variable> variables) {
        Parsed<Equation> parsed =
                Parser.parseEquation("z = " + text, names().shadowedBy(Set.copyOf(variables.keySet())));
        assertEquals(List.of(), parsed.problems(), text);
        Equation equation = new Elaboration(variables).of(parsed.tree().orElseThrow());
        TypeInference inference = new TypeInference(id -> Optional.empty());
        variables.values().forEach(inference::declare);
        inference.infer(equation.outputs().get(0).value());
        Typing typing = inference.typing();
        return new CheckedEquation(text, equation, typing);
    }

    private static FormulaNames names() {
        return new FormulaNames(new Glossary(List.of(), new ArrayList<>()));
    }

    private Variable variable(String name) {
        NumberType type = name.equals("n") ? NumberType.LONG : NumberType.DOUBLE;
        String text = texts.domain(name).replace("0 < n < 1", "n >= 2");
        Variable free = new Variable(name, type, Unit.ONE, Optional.empty(), Optional.empty(), "");
        if (text.isEmpty()) {
            return free;
        }
        List<Finding> findings = new ArrayList<>();
        VariableResolver resolver = new VariableResolver(new Glossary(List.of(), findings), findings);
        return new Variable(
                name,
                type,
                Unit.ONE,
                resolver.domain(free, new SourceText(text, new Nowhere()), Map.of(name, free)),
                Optional.empty(),
                "");
    }
}
