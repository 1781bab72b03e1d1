package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.testing.Counterexample;
import org.formulary.testing.UndecidedException;

/** Tries the laws of formulas at boundary-heavy points of their domains. */
final class LawCheck {

    private final FormulaNames names;
    private final Function<String, Optional<Signature>> signatures;
    private final Function<String, CheckedFormula> known;

    /**
     * Checks laws that may call formulas by these names.
     *
     * @param known the formulas that passed; null for others
     */
    LawCheck(
            FormulaNames names,
            Function<String, Optional<Signature>> signatures,
            Function<String, CheckedFormula> known) {
        this.names = names;
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
        parsed.tree().ifPresent(law -> problems.addAll(SymbolCheck.undeclared(law, variables.keySet(), names.all())));
        Optional<CheckedLaw> checked =
                problems.isEmpty() ? parsed.tree().map(law -> typed(text, law, variables, problems)) : Optional.empty();
        if (problems.isEmpty()) {
            checked.flatMap(law -> refutation(law, formula)).ifPresent(problems::add);
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
        return new CheckedLaw(text.value(), elaborated, inference.typing(), Sampling.POINTS);
    }

    private Optional<Problem> refutation(CheckedLaw law, CheckedFormula formula) {
        Set<String> missing = new TreeSet<>();
        Trees.calls(law.tree()).stream()
                .map(Expr.Call::formula)
                .filter(id -> known.apply(id) == null)
                .forEach(missing::add);
        if (!missing.isEmpty()) {
            return Optional.of(Problem.error(
                    Code.LAW, "the law calls " + String.join(", ", missing) + ", which has an error of its own"));
        }
        PrefixPrinter printer = new PrefixPrinter(known::apply);
        String claim = printer.condition(formula.equation().tree(), law.tree().claim());
        Optional<String> when =
                law.tree().when().map(condition -> printer.condition(formula.equation().tree(), condition));
        Label whole = new Label(law.tree().claim().span(), "");
        try {
            return new Sampling(formula, printer).refute(law.text(), claim, when).map(point -> fails(point, whole));
        } catch (UndecidedException e) {
            return Optional.of(Problem.error(Code.LAW, "the law cannot be decided: " + e.getMessage(), whole));
        }
    }

    private static Problem fails(Counterexample point, Label whole) {
        Map<String, String> arguments = new LinkedHashMap<>(point.arguments());
        return Problem.error(
                Code.LAW,
                "the law does not hold at " + Points.describe(arguments),
                "mend the law or the equation, or restrict it with `when …`",
                new Label(whole.span(), "fails at " + Points.describe(arguments)));
    }
}
