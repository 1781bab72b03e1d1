package org.formulary.processor.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.LawProof;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.equation.Condition;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.CheckedLaw;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.print.PrefixPrinter;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.testing.Counterexample;
import org.formulary.testing.LawResult;
import org.formulary.testing.UndecidedException;

/** Judges typed laws of one formula: proved, tested, or refuted with a point. */
final class LawTest {

    /** Points at which a proved law is tried all the same, to see that it says something anywhere. */
    private static final int POINTS_OF_PROVED = 3;

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final Meaning meaning;
    private final Optional<Box> domain;
    private final PrefixPrinter printer;

    LawTest(CheckedFormula formula, FormulaLookup formulas) {
        this.formula = formula;
        this.formulas = formulas;
        this.meaning = Meaning.of(formula.equation().tree(), formulas);
        this.domain = Narrowing.domains(
                formula.parameters().stream().map(Parameter::variable).toList(), meaning);
        this.printer = new PrefixPrinter(formulas);
    }

    private List<Obligation> open(CheckedLaw law) {
        Prover prover = new Prover(meaning);
        return domain.stream()
                .flatMap(box ->
                        Obligations.of(law.tree().claim(), law.tree().when(), law.typing(), meaning, box).stream())
                .filter(obligation -> obligation
                        .goal()
                        .filter(goal -> prover.holds(goal, obligation.box()))
                        .isEmpty())
                .toList();
    }

    /** An error where the law speaks of a value that does not exist at some point. */
    private Optional<Problem> undefined(CheckedLaw law, List<Obligation> open) {
        DomainWitness search = new DomainWitness(formula, formula.equation(), formulas);
        return open.stream()
                .flatMap(obligation ->
                        search.find(obligation).map(witness -> undefined(law, obligation, witness)).stream())
                .findFirst();
    }

    private static Problem undefined(CheckedLaw law, Obligation obligation, DomainWitness.Witness witness) {
        Span span = Obligation.shown(obligation.guilty());
        String part = "`" + (witness.value().isPresent() ? span.in(law.text()) : obligation.need()) + "`";
        String is = witness.value().map(value -> " is " + value).orElse(" fails in a term");
        String at = witness.place().isEmpty() ? "" : " at " + witness.place();
        return Problem.error(
                Code.LAW,
                "the law says nothing where " + part + is + ", as" + at + ": " + obligation.reason(),
                "leave such points out with `when …`",
                new Label(span, (is + at).strip()));
    }

    /**
     * The law with what was found.
     *
     * @param problems receives an error where it fails, or says nothing
     */
    Optional<CheckedLaw> of(CheckedLaw law, Map<String, Variable> variables, List<Problem> problems) {
        List<Obligation> open = open(law);
        Optional<Problem> undefined = undefined(law, open);
        if (undefined.isPresent()) {
            problems.add(undefined.get());
            return Optional.empty();
        }
        boolean proved = open.isEmpty()
                && formula.analysis().definedness().isProved()
                && domain.filter(box -> LawProof.holds(law.tree(), box, meaning))
                        .isPresent();
        Span place = law.tree().claim().span();
        try {
            LawResult result = sample(law, proved ? POINTS_OF_PROVED : Sampling.POINTS);
            result.counterexample().ifPresent(point -> problems.add(fails(law, point, variables)));
            if (result.points() == 0) {
                problems.add(Problem.error(
                        Code.LAW,
                        "no point of the domain was found at which the law says anything",
                        "check its condition against the domains of the parameters",
                        new Label(law.tree().span(), "")));
            }
            return Optional.of(new CheckedLaw(law.text(), law.tree(), law.typing(), proved, result.points()));
        } catch (UndecidedException e) {
            problems.add(Problem.error(Code.LAW, "the law cannot be decided: " + e.getMessage(), new Label(place, "")));
            return Optional.empty();
        }
    }

    private LawResult sample(CheckedLaw law, int points) {
        return new Sampling(formula, printer)
                .test(
                        law.text(),
                        inPrefix(law.tree().claim()),
                        law.tree().when().map(this::inPrefix),
                        points);
    }

    private String inPrefix(Condition condition) {
        return printer.condition(formula.equation().tree(), condition);
    }

    private Problem fails(CheckedLaw law, Counterexample counterexample, Map<String, Variable> variables) {
        return Problem.error(
                Code.LAW,
                "the law does not hold at " + counterexample.point() + ": "
                        + new LawSides(law, formula, variables, printer).at(counterexample.point()),
                "mend the law or the equation, or restrict it with `when …`",
                new Label(law.tree().claim().span(), "fails at " + counterexample.point()));
    }
}
