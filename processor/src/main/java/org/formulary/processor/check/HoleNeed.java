package org.formulary.processor.check;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Variable;

/**
 * A condition that speaks of a hole.
 *
 * @param condition what must hold
 * @param reason what asks for it, {@code it divides here}
 * @param box where it is asked
 * @param meaning of the names in it
 */
record HoleNeed(Condition condition, String reason, Box box, Meaning meaning) {

    /** What the holes of an equation must fulfil for it to have a value. */
    static List<HoleNeed> of(CheckedEquation equation, Collection<Variable> parameters, FormulaLookup formulas) {
        Meaning meaning = Meaning.of(equation.tree(), formulas);
        Optional<Box> box = Narrowing.domains(List.copyOf(parameters), meaning);
        return box.map(domain -> Obligations.of(equation, meaning, domain).obligations()).orElse(List.of()).stream()
                .flatMap(obligation -> obligation.goal().stream()
                        .filter(goal -> !Trees.holes(goal).isEmpty())
                        .map(goal -> new HoleNeed(goal, obligation.reason(), obligation.box(), meaning)))
                .toList();
    }

    boolean speaksOf(Expr.Hole hole) {
        // Holes of one text differ in their places, and so are equal only to themselves.
        return Trees.holes(condition).contains(hole);
    }
}
