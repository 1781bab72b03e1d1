package org.formulary.processor.check;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.equation.Expr;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.CheckedEquation;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Definedness;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.Problem.Severity;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;

/**
 * Whether a formula has a value wherever its parameters are in their domains. Each condition for that is proved, or refuted
 * by arguments at which it fails, or left open and said to be.
 */
final class DomainCheck {

    private final CheckedFormula formula;
    private final FormulaLookup formulas;
    private final List<Finding> findings;
    private final Set<String> unproved = new LinkedHashSet<>();

    private DomainCheck(CheckedFormula formula, FormulaLookup formulas, List<Finding> findings) {
        this.formula = formula;
        this.formulas = formulas;
        this.findings = findings;
    }

    /**
     * What is proved of the formula and what is not.
     *
     * @param findings receives an error for each refuted condition, and a note for each that is left open
     */
    static Definedness check(
            FormulaDeclaration declaration, CheckedFormula formula, FormulaLookup formulas, List<Finding> findings) {
        DomainCheck check = new DomainCheck(formula, formulas, findings);
        check.equation(declaration.equation(), formula.equation());
        formula.computeAs().ifPresent(computed -> check.equation(declaration.computeAs(), computed));
        return new Definedness(List.copyOf(check.unproved));
    }

    /** What is proved of a formula that nobody wrote. */
    static Definedness definedness(CheckedFormula formula, FormulaLookup formulas) {
        Set<String> open = new LinkedHashSet<>();
        List<Variable> parameters =
                formula.parameters().stream().map(Parameter::variable).toList();
        for (CheckedEquation equation : Stream.concat(Stream.of(formula.equation()), formula.computeAs().stream())
                .toList()) {
            Meaning meaning = Meaning.of(equation.tree(), formulas);
            Prover prover = new Prover(meaning);
            Narrowing.domains(parameters, meaning)
                    .ifPresent(box -> Obligations.of(equation, meaning, box).obligations().stream()
                            .filter(obligation -> obligation
                                    .goal()
                                    .filter(goal -> prover.holdsAtOnce(goal, obligation.box()))
                                    .isEmpty())
                            .forEach(obligation -> open.add(obligation.need())));
        }
        return new Definedness(List.copyOf(open));
    }

    /** The same for one form of the formula. */
    static Definedness check(
            SourceText text,
            CheckedEquation form,
            CheckedFormula formula,
            FormulaLookup formulas,
            List<Finding> findings) {
        DomainCheck check = new DomainCheck(formula, formulas, findings);
        check.equation(text, form);
        return new Definedness(List.copyOf(check.unproved));
    }

    /** Whether a domain is proved to hold nowhere in a box, which bounds alone do not tell: {@code x > x}. */
    private static boolean isContradicted(Variable variable, Prover prover, Box box) {
        return variable.domain()
                .filter(domain -> !domain.range().exact())
                .filter(domain -> prover.holds(Goals.not(domain.condition()), box))
                .isPresent();
    }

    private void equation(SourceText text, CheckedEquation equation) {
        Meaning meaning = Meaning.of(equation.tree(), formulas);
        List<Variable> parameters =
                formula.parameters().stream().map(Parameter::variable).toList();
        Optional<Box> box = Narrowing.domains(parameters, meaning);
        Prover prover = new Prover(meaning);
        if (box.isEmpty() || parameters.stream().anyMatch(parameter -> isContradicted(parameter, prover, box.get()))) {
            findings.add(new Finding(
                    text,
                    Problem.error(
                            Code.DOMAIN,
                            "no arguments are in the domains of all parameters of `" + formula.method() + "`",
                            "widen one of the domains")));
            return;
        }
        Obligations.Found found = Obligations.of(equation, meaning, box.get());
        found.deadCases().problems(text.value()).forEach(problem -> findings.add(new Finding(text, problem)));
        DomainWitness search = new DomainWitness(formula, equation, formulas);
        IdentityHashMap<Expr, Set<String>> settled = new IdentityHashMap<>();
        for (Obligation obligation : found.obligations()) {
            boolean proved = obligation
                    .goal()
                    .filter(goal -> prover.holds(goal, obligation.box()))
                    .isPresent();
            boolean first = !proved
                    && settled.computeIfAbsent(obligation.guilty(), guilty -> new LinkedHashSet<>())
                            .add(obligation.need());
            if (first) {
                Problem problem = search.find(obligation)
                        .map(witness -> refuted(meaning, text.value(), obligation, witness))
                        .orElseGet(() -> open(obligation));
                findings.add(new Finding(text, problem));
            }
        }
    }

    private Problem refuted(Meaning meaning, String text, Obligation obligation, DomainWitness.Witness witness) {
        Span span = Obligation.shown(obligation.guilty());
        String part = "`" + (witness.value().isPresent() ? span.in(text) : obligation.need()) + "`";
        String is = witness.value().map(value -> " is " + value).orElse(" fails in a term");
        String at = witness.place().isEmpty() ? "" : " at " + witness.place();
        return Problem.error(
                Code.DOMAIN,
                part + is + at + ", and " + obligation.reason(),
                new DomainMend(meaning, formula, obligation, witness).help(),
                new Label(span, (is + at).strip()));
    }

    private Problem open(Obligation obligation) {
        unproved.add(obligation.need());
        return new Problem(
                Code.DOMAIN,
                Severity.NOTE,
                "it is not proved that `" + obligation.need() + "` for all arguments in their domains",
                List.of(new Label(Obligation.shown(obligation.guilty()), obligation.reason())),
                Optional.of("if it holds, say so in a domain or a case; where it fails, the generated method throws"));
    }
}
