package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Isolated;
import org.formulary.processor.algebra.Isolation;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.Behaviour;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Inverse;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Solution;
import org.formulary.processor.model.Variable;

/** Solves each output of a formula for each of its parameters, and checks what came of it like an author's equation. */
final class Solving {

    /** The reason where solving itself was at fault. */
    private static final String UNCHECKED = "what was found did not pass the checks";

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final InverseBuilder builder;
    private final Searching searching;

    private Solving(CheckedFormula formula, FormulaLookup formulas, InverseBuilder builder, Searching searching) {
        this.formula = formula;
        this.formulas = formulas;
        this.builder = builder;
        this.searching = searching;
    }

    /** What became of each output and parameter, in their order; the formula has no error. */
    static List<Solution> of(
            Draft draft,
            CheckedFormula formula,
            List<Behaviour> behaviours,
            Function<String, Optional<Signature>> signatures,
            FormulaLookup formulas) {
        return new Solving(
                        formula,
                        formulas,
                        new InverseBuilder(draft, formula, signatures, formulas),
                        new Searching(formula, behaviours, formulas))
                .all();
    }

    private List<Solution> all() {
        Equation tree = formula.equation().tree();
        List<Variable> parameters =
                formula.parameters().stream().map(Parameter::variable).toList();
        Optional<Box> box = Narrowing.domains(parameters, Meaning.of(tree, formulas));
        List<Solution> solutions = new ArrayList<>();
        for (int output = 0; output < tree.outputs().size(); output++) {
            for (Variable parameter : parameters) {
                Isolated isolated =
                        Isolation.of(tree, output, parameter.name(), parameters, box.orElseThrow(), formulas);
                solutions.add(searching.with(solution(output, parameter.name(), isolated)));
            }
        }
        return solutions;
    }

    private Solution solution(int output, String parameter, Isolated isolated) {
        String value = formula.equation().tree().outputs().get(output).name().name();
        if (isolated instanceof Isolated.Unsolved unsolved) {
            return Solution.open(value, parameter, unsolved.reason());
        }
        return isolated instanceof Isolated.Solved solved
                ? checked(output, value, parameter, solved)
                : Solution.independent(value, parameter);
    }

    private Solution checked(int output, String value, String parameter, Isolated.Solved solved) {
        try {
            List<Inverse> inverses = solved.roots().stream()
                    .map(root -> builder.inverse(output, parameter, root))
                    .toList();
            builder.requireRoundTrip(parameter, inverses);
            return Solution.closed(value, parameter, inverses);
        } catch (SolvingFault fault) {
            return Solution.open(value, parameter, UNCHECKED);
        }
    }
}
