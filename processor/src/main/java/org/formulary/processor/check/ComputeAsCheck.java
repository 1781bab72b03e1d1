package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Equality;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.equation.Equation;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Equivalence;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.testing.LawResult;

/** Proves a computing form equal to the equation, or else refuses it where it differs anywhere it is tried. */
final class ComputeAsCheck {

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final Evaluation evaluation;

    ComputeAsCheck(CheckedFormula formula, FormulaLookup formulas, Evaluation evaluation) {
        this.formula = formula;
        this.formulas = formulas;
        this.evaluation = evaluation;
    }

    /** How the formula's computing form is known to equal the equation; empty where there is none, or it differs. */
    Optional<Equivalence> check(FormulaDeclaration declaration, List<Finding> findings) {
        if (formula.computeAs().isEmpty()) {
            return Optional.empty();
        }
        CheckedEquation computed = formula.computeAs().get();
        int points = 0;
        for (int i = 0; i < formula.outputs().size(); i++) {
            if (!isProved(computed.tree(), i)) {
                LawResult result = tested(computed.tree(), i);
                if (result.counterexample().isPresent()) {
                    findings.add(new Finding(
                            declaration.computeAs(),
                            Problem.error(
                                    Code.PRECISION,
                                    "`computeAs` gives another `" + name(i) + "` than the equation at "
                                            + result.counterexample().get().point(),
                                    "write a form that is equal to "
                                            + formula.equation().text(),
                                    new Label(computed.tree().outputs().get(i).span(), "differs"))));
                    return Optional.empty();
                }
                points = points == 0 ? result.points() : Math.min(points, result.points());
            }
        }
        return Optional.of(points == 0 ? Equivalence.PROVED : Equivalence.tested(points));
    }

    /** Whether a form was proved to be equal to the equation. */
    boolean isProved(Equation form) {
        return IntStream.range(0, formula.outputs().size()).allMatch(output -> isProved(form, output));
    }

    private boolean isProved(Equation form, int output) {
        List<Variable> variables =
                formula.parameters().stream().map(Parameter::variable).toList();
        Equation equation = formula.equation().tree();
        Optional<Box> box = Narrowing.domains(variables, Meaning.of(equation, formulas));
        return box.filter(domains -> Equality.isProved(equation, form, output, domains, formulas))
                .isPresent();
    }

    private LawResult tested(Equation form, int output) {
        String claim = "(= " + evaluation.printer().output(formula.equation().tree(), output) + " "
                + evaluation.printer().output(form, output) + ")";
        return new Sampling(formula, evaluation.printer())
                .test(name(output) + " by both forms", claim, Optional.empty());
    }

    private String name(int output) {
        return formula.outputs().get(output).variable().name();
    }
}
