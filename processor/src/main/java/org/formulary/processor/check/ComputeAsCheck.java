package org.formulary.processor.check;

import java.util.List;
import java.util.Optional;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.testing.Counterexample;

/** Refuses a computing form that differs from the equation anywhere it is tried. */
final class ComputeAsCheck {

    private ComputeAsCheck() {}

    static void check(
            FormulaDeclaration declaration, CheckedFormula formula, Evaluation evaluation, List<Finding> findings) {
        if (formula.computeAs().isEmpty()) {
            return;
        }
        CheckedEquation computed = formula.computeAs().get();
        Sampling sampling = new Sampling(formula, evaluation.printer());
        for (int i = 0; i < formula.outputs().size(); i++) {
            Variable output = formula.outputs().get(i).variable();
            String claim =
                    "(= " + evaluation.printer().output(formula.equation().tree(), i) + " "
                            + evaluation.printer().output(computed.tree(), i) + ")";
            Optional<Counterexample> difference = sampling.test(
                            output.name() + " by both forms", claim, Optional.empty())
                    .counterexample();
            if (difference.isPresent()) {
                findings.add(new Finding(
                        declaration.computeAs(),
                        Problem.error(
                                Code.PRECISION,
                                "`computeAs` gives another `" + output.name() + "` than the equation at "
                                        + difference.get().point(),
                                "write a form that is equal to "
                                        + formula.equation().text(),
                                new Label(computed.tree().outputs().get(i).span(), "differs"))));
            }
        }
    }
}
