package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Law;
import org.formulary.processor.equation.Parsed;
import org.formulary.processor.equation.Parser;
import org.formulary.processor.equation.Trees;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.SourceText;

/** Proves or refutes the laws of formulas; what is neither was tested at boundary-heavy points of the domain. */
final class LawCheck {

    private final FormulaNames names;
    private final Glossary glossary;
    private final Function<String, Optional<Signature>> signatures;
    private final Function<String, CheckedFormula> known;

    /**
     * Checks laws that may call formulas by these names.
     *
     * @param glossary the symbols of the set
     * @param known the formulas that passed; null for others
     */
    LawCheck(
            FormulaNames names,
            Glossary glossary,
            Function<String, Optional<Signature>> signatures,
            Function<String, CheckedFormula> known) {
        this.names = names;
        this.glossary = glossary;
        this.signatures = signatures;
        this.known = known;
    }

    /**
     * The formula with those of its laws that were not refuted.
     *
     * @param findings receives the others
     */
    CheckedFormula check(Draft draft, CheckedFormula formula, List<Finding> findings) {
        List<CheckedLaw> laws = new ArrayList<>();
        for (SourceText text : draft.declaration().laws()) {
            check(text, formula, draft.variables(), findings).ifPresent(laws::add);
        }
        return formula.with(formula.examples(), laws);
    }

    private Optional<CheckedLaw> check(
            SourceText text, CheckedFormula formula, Map<String, Variable> variables, List<Finding> findings) {
        Parsed<Law> parsed = Parser.parseLaw(text.value(), names.shadowedBy(variables.keySet()));
        List<Problem> problems = new ArrayList<>(parsed.problems());
        parsed.tree().ifPresent(law -> problems.addAll(SymbolCheck.undeclared(law, variables.keySet(), names)));
        Optional<CheckedLaw> checked =
                problems.isEmpty() ? parsed.tree().map(law -> typed(text, law, variables, problems)) : Optional.empty();
        if (problems.isEmpty()) {
            checked = checked.flatMap(law -> tested(law, formula, variables, problems));
        }
        problems.forEach(problem -> findings.add(new Finding(text, problem)));
        return problems.isEmpty() ? checked : Optional.empty();
    }

    private CheckedLaw typed(SourceText text, Law law, Map<String, Variable> variables, List<Problem> problems) {
        Law elaborated = new Elaboration(variables).of(law);
        TypeInference inference = new TypeInference(signatures);
        variables.values().forEach(inference::declare);
        inference.infer(elaborated.claim());
        elaborated.when().ifPresent(inference::infer);
        problems.addAll(inference.problems().problems());
        problems.addAll(HoleCheck.check(elaborated, variables, inference, signatures, glossary));
        return new CheckedLaw(text.value(), elaborated, inference.typing(), false, 0);
    }

    private Optional<CheckedLaw> tested(
            CheckedLaw law, CheckedFormula formula, Map<String, Variable> variables, List<Problem> problems) {
        Set<String> missing = new TreeSet<>();
        Trees.calls(law.tree()).stream()
                .map(Expr.Call::formula)
                .filter(id -> known.apply(id) == null)
                .forEach(missing::add);
        if (!missing.isEmpty()) {
            problems.add(Problem.error(
                    Code.LAW, "the law calls " + String.join(", ", missing) + ", which has an error of its own"));
            return Optional.empty();
        }
        return new LawTest(formula, known::apply).of(law, variables, problems);
    }
}
