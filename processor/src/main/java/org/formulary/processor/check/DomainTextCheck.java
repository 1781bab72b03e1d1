package org.formulary.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.formulary.processor.algebra.Box;
import org.formulary.processor.algebra.Meaning;
import org.formulary.processor.algebra.Narrowing;
import org.formulary.processor.algebra.Prover;
import org.formulary.processor.equation.Span;
import org.formulary.processor.model.CheckedFormula;
import org.formulary.processor.model.Domain;
import org.formulary.processor.model.FormulaLookup;
import org.formulary.processor.model.Parameter;
import org.formulary.processor.model.Range;
import org.formulary.processor.model.Variable;
import org.formulary.processor.problem.Code;
import org.formulary.processor.problem.Finding;
import org.formulary.processor.problem.Problem;
import org.formulary.processor.problem.Problem.Label;
import org.formulary.processor.problem.SourceText;
import org.formulary.processor.read.FormulaDeclaration;
import org.formulary.processor.read.ParameterDeclaration;
import org.formulary.processor.read.SymbolDeclaration;

/**
 * Whether the domains themselves have a value wherever they are asked: a domain {@code 1/x > 2} has none at 0. Bounds are asked
 * first, then all other domains in the order of the parameters, so that each can rely on those before it.
 */
final class DomainTextCheck {

    private final List<SymbolDeclaration> glossary;
    private final FormulaDeclaration declaration;
    private final CheckedFormula formula;
    private final FormulaLookup formulas;

    private DomainTextCheck(
            List<SymbolDeclaration> glossary,
            FormulaDeclaration declaration,
            CheckedFormula formula,
            FormulaLookup formulas) {
        this.glossary = glossary;
        this.declaration = declaration;
        this.formula = formula;
        this.formulas = formulas;
    }

    /** Adds an error for each value in a domain that does not exist at some arguments that the others allow. */
    static void check(
            List<SymbolDeclaration> glossary,
            FormulaDeclaration declaration,
            CheckedFormula formula,
            FormulaLookup formulas,
            List<Finding> findings) {
        DomainTextCheck check = new DomainTextCheck(glossary, declaration, formula, formulas);
        for (int i = 0; i < formula.parameters().size(); i++) {
            check.domain(i, findings);
        }
    }

    private void domain(int index, List<Finding> findings) {
        Variable variable = formula.parameters().get(index).variable();
        Optional<Domain> joint =
                variable.domain().filter(domain -> !domain.range().exact());
        if (joint.isEmpty()) {
            return;
        }
        CheckedFormula before = formula.with(asked(index));
        Meaning meaning = Meaning.of(formula.equation().tree(), formulas);
        Optional<Box> box = Narrowing.domains(
                before.parameters().stream().map(Parameter::variable).toList(), meaning);
        Prover prover = new Prover(meaning);
        DomainWitness search = new DomainWitness(before, formula.equation(), formulas);
        box.stream()
                .flatMap(arguments ->
                        Obligations.of(joint.get().condition(), joint.get().typing(), meaning, arguments).stream())
                .filter(obligation -> obligation
                        .goal()
                        .filter(goal -> prover.holds(goal, obligation.box()))
                        .isEmpty())
                .flatMap(obligation ->
                        search
                                .find(obligation)
                                .map(witness -> refuted(variable, joint.get(), obligation, witness))
                                .stream())
                .findFirst()
                .ifPresent(problem -> findings.add(new Finding(text(index, variable), problem)));
    }

    /** The parameters as far as they are known to be in their domains when that of one of them is asked. */
    private List<Parameter> asked(int index) {
        List<Parameter> asked = new ArrayList<>(formula.parameters().subList(0, index));
        formula.parameters().subList(index, formula.parameters().size()).stream()
                .map(DomainTextCheck::bounded)
                .forEach(asked::add);
        return asked;
    }

    private static Parameter bounded(Parameter parameter) {
        Variable v = parameter.variable();
        Optional<Domain> bounds = v.domain()
                .map(domain -> new Domain(
                        domain.text(),
                        domain.condition(),
                        domain.typing(),
                        new Range(domain.range().lower(), domain.range().upper(), true)));
        return new Parameter(
                parameter.javaName(),
                new Variable(v.name(), v.type(), v.unit(), bounds, v.latex(), v.doc()),
                parameter.defaultValue(),
                parameter.calibrated());
    }

    private static Problem refuted(
            Variable variable, Domain domain, Obligation obligation, DomainWitness.Witness witness) {
        Span span = Obligation.shown(obligation.guilty());
        String is = witness.value().map(value -> " is " + value).orElse(" fails in a term");
        String part = witness.value().isPresent() ? span.in(domain.text()) : obligation.need();
        String at = witness.place().isEmpty() ? "" : " at " + witness.place();
        return Problem.error(
                Code.DOMAIN,
                "in the domain of `" + variable.name() + "`, `" + part + "`" + is + at + ", and " + obligation.reason(),
                "write `" + obligation.need() + " and " + domain.text() + "`",
                new Label(span, (is + at).strip()));
    }

    /** Where the domain was written: with the parameter, or in the glossary. */
    private SourceText text(int index, Variable variable) {
        ParameterDeclaration own = declaration.parameters().get(index);
        return own.domain().isBlank()
                ? glossary.stream()
                        .filter(symbol -> symbol.domain()
                                .value()
                                .equals(variable.domain().orElseThrow().text()))
                        .map(SymbolDeclaration::domain)
                        .findFirst()
                        .orElse(declaration.equation())
                : own.domain();
    }
}
