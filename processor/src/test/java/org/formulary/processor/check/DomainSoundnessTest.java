package org.formulary.processor.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Enclosures;
import org.formulary.processor.algebra.Interval;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.testing.Real;
import org.formulary.testing.ReferenceFormula;
import org.formulary.testing.UndecidedException;
import org.formulary.testing.UndefinedException;
import org.junit.jupiter.api.Test;

/** Random values over random domains: what is said of all arguments holds at each that is tried, by the exact evaluator. */
class DomainSoundnessTest {

    private static final int TREES = 1_500;
    private static final int POINTS = 12;

    private final RandomFormulas random = new RandomFormulas(20261130);
    private int values;
    private int provedTrees;

    @Test
    void everyValueLiesInItsEnclosureAndNoProvedFormulaIsWithoutOne() {
        for (int i = 0; i < TREES; i++) {
            String text = random.text(1 + i % 4);
            check(text, random.variables());
        }
        assertTrue(values > TREES * POINTS / 8, "only " + values + " values");
        assertTrue(provedTrees > TREES / 8, "only " + provedTrees + " proved");
    }

    private void check(String text, Map<String, Variable> variables) {
        CheckedEquation equation = RandomFormulas.equation(text, variables);
        Meaning meaning = Meaning.of(equation.tree(), id -> null);
        Box box = Narrowing.domains(List.copyOf(variables.values()), meaning).orElseThrow();
        Interval interval =
                new Enclosures(meaning, box).of(equation.tree().outputs().get(0).value());
        Prover prover = new Prover(meaning);
        boolean proved = Obligations.of(equation, meaning, box).obligations().stream()
                .allMatch(obligation -> prover.holds(obligation.goal().orElseThrow(), obligation.box()));
        provedTrees += proved ? 1 : 0;
        ReferenceFormula formula = ReferenceFormula.parse(new PrefixPrinter(id -> null).output(equation.tree(), 0));
        for (int i = 0; i < POINTS; i++) {
            Map<String, Real> point = random.point(variables);
            String where = text + " over " + RandomFormulas.domains(variables) + " at " + point + " in " + interval;
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
}
